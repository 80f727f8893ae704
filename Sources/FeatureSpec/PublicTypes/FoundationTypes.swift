/// The public types of Foundation, except for types with a prefix.
///
/// The types of Linux are from the output of `swift symbolgraph-extract` for the toolchain, with which a test
/// compares the list. The other types (`URLSession`, `XMLParser`, formatters, …) are from Apple's documentation of
/// Foundation.
let foundationTypes = """
  AffineTransform AlignmentOptions AsyncCharacterSequence AsyncLineSequence \
  AsyncUnicodeScalarSequence AttributeContainer AttributeDynamicLookup AttributeScope \
  AttributeScopeCodableConfiguration AttributeScopes AttributedString \
  AttributedStringAttributeMutation AttributedStringKey AttributedStringProtocol \
  AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter \
  CachedURLResponse Calendar CharacterSet CocoaError CodableAttributedStringKey \
  CodableConfiguration CodableWithConfiguration ComparableComparator Comparator \
  ComparisonResult ContiguousBytes CurrencyFormatStyleConfiguration CustomNSError Data \
  DataProtocol Date DateComponents DateComponentsFormatter DateFormatter DateInterval \
  DateIntervalFormatter Decimal DecodableAttributedStringKey DecodableWithConfiguration \
  DecodingConfigurationProviding DescriptiveNumberFormatConfiguration Dimension \
  DiscontiguousAttributedSubstring DiscreteFormatStyle DistributedNotificationCenter \
  EncodableAttributedStringKey EncodableWithConfiguration EncodingConfigurationProviding \
  EnergyFormatter Expression FileAttributeKey FileAttributeType FileHandle FileManager \
  FileManagerDelegate FileProtectionType FileWrapper FloatingPointFormatStyle \
  FloatingPointParseStrategy FormatStyle FormatStyleCapitalizationContext Formatter HTTPCookie \
  HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse Host ISO8601DateFormatter IndexPath \
  IndexSet InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder \
  JSONEncoder JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle ListFormatter \
  Locale LocalizationOptions LocalizedError LocalizedStringResource \
  MarkdownDecodableAttributedStringKey MassFormatter Measurement MeasurementFormatter \
  MessagePort Morphology MutableDataProtocol NetService NetServiceBrowser \
  NetServiceBrowserDelegate NetServiceDelegate Notification NotificationCenter \
  NotificationQueue NumberFormatStyleConfiguration NumberFormatter ObjCBool \
  OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy \
  ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Port \
  PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression \
  PredicateExpressions Process ProcessInfo Progress ProgressKind ProgressManager \
  ProgressReporting ProgressUserInfoKey PropertyListDecoder PropertyListEncoder \
  PropertyListSerialization QualityOfService RecoverableError ReferenceConvertible \
  RelativeDateTimeFormatter RunLoop Scanner ScopedAttributeContainer SocketNativeHandle \
  SocketPort SortComparator SortDescriptor SortOrder StandardPredicateExpression Stream \
  StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration \
  StreamSOCKSProxyVersion StreamSocketSecurityLevel StringStyle StringTransform Subprogress \
  TermOfAddress Thread TimeInterval TimeZone Timer URL URLAuthenticationChallenge \
  URLAuthenticationChallengeSender URLCache URLComponents URLCredential URLCredentialStorage \
  URLError URLFileResourceType URLProtectionSpace URLProtocol URLProtocolClient URLQueryItem \
  URLRequest URLResourceKey URLResourceValues URLResponse URLSession URLSessionConfiguration \
  URLSessionDataDelegate URLSessionDataTask URLSessionDelegate URLSessionDownloadDelegate \
  URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask URLSessionTask \
  URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics \
  URLSessionUploadTask URLSessionWebSocketDelegate URLSessionWebSocketTask UUID UndoManager \
  Unit UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitConverter \
  UnitConverterLinear UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent \
  UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency \
  UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower \
  UnitPressure UnitSpeed UnitTemperature UnitVolume UserDefaults ValueTransformer XMLDTD \
  XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
  """

/// The names with a capital letter that Foundation exports from C and Objective-C: `objc/runtime.h`, `MacTypes.h`,
/// `stdio.h`.
///
/// The names are from Apple's headers.
let cTypes = """
  AbsoluteTime Boolean Byte ByteCount ByteOffset BytePtr Category DIR FILE Fixed Float32Point \
  FourCharCode Fract Handle IMP ItemCount Ivar LangCode LogicalAddress Method NumVersion OSErr \
  OSStatus OSType OptionBits PhysicalAddress Point Polygon ProcPtr ProcessSerialNumber Ptr Rect \
  RegionCode ResType SEL ScriptCode Selector ShortFixed Size StringPtr Style StyleField \
  StyleParameter TimeBase TimeRecord TimeScale TimeValue TimeValue64 UniChar UniCharCount \
  UnicodeScalarValue UniversalProcPtr UnsignedFixed UnsignedWide VersRec
  """

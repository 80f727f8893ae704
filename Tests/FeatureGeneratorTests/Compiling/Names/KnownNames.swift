import Foundation

@testable import FeatureProgram
@testable import FeatureSpec

extension AwkwardNames {
  /// The public types of the standard library, including its types for concurrency and regular expressions.
  static let ofStandardLibrary =
    """
    Actor AdditiveArithmetic AnyActor AnyBidirectionalCollection AnyClass AnyCollection \
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection \
    AnyRegexOutput AnySequence Array ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence \
    AsyncDropFirstSequence AsyncDropWhileSequence AsyncFilterSequence AsyncFlatMapSequence \
    AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence AsyncPrefixWhileSequence \
    AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence \
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence \
    AsyncThrowingPrefixWhileSequence AsyncThrowingStream BidirectionalCollection \
    BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger BitwiseCopyable \
    Bool BooleanLiteralConvertible BooleanLiteralType CBool CChar CChar16 CChar32 CChar8 \
    CDouble CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar \
    CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg \
    CWideChar CancellationError CaseIterable Character CheckedContinuation Clock ClosedRange \
    ClosedRangeIndex Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection \
    CollectionDifference CollectionOfOne CommandLine Comparable ConcurrentValue ContiguousArray \
    ContinuousClock Copyable CountableClosedRange CountablePartialRangeFrom CountableRange \
    CustomConsumingRegexComponent CustomDebugStringConvertible CustomLeafReflectable \
    CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable \
    CustomStringConvertible Decodable Decoder DecodingError DefaultBidirectionalIndices \
    DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation Dictionary \
    DictionaryIndex DictionaryIterator DictionaryLiteral DictionaryLiteralConvertible \
    DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence DropWhileSequence Duration \
    DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError \
    EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob \
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral \
    ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral \
    ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation \
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral \
    ExtendedGraphemeClusterLiteralConvertible ExtendedGraphemeClusterType FixedWidthInteger \
    FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection \
    FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 \
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification \
    FloatingPointRoundingRule FloatingPointSign GlobalActor Hashable Hasher Identifiable \
    Indexable IndexableBase IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 \
    Int64 Int8 IntegerLiteralConvertible IntegerLiteralType IteratorOverOne IteratorProtocol \
    IteratorSequence Job JobPriority JoinedIterator JoinedSequence KeyPath KeyValuePairs \
    KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer \
    KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection \
    LazyCollectionProtocol LazyDropWhileBidirectionalCollection LazyDropWhileCollection \
    LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence \
    LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator \
    LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator \
    LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection \
    LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator \
    LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol \
    LosslessStringConvertible MainActor ManagedBuffer ManagedBufferPointer MemoryLayout Mirror \
    MirrorPath MutableBidirectionalSlice MutableCollection MutableIndexable \
    MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice \
    MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan \
    MutableSlice MutableSpan Never NilLiteralConvertible Numeric ObjectIdentifier OpaquePointer \
    OptionSet Optional OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath \
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo PlaygroundQuickLook PrefixSequence \
    RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range \
    RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection \
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet \
    RawRepresentable RawSpan ReferenceWritableKeyPath Regex RegexComponent \
    RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeated Result \
    ReversedCollection ReversedIndex ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 \
    SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Sendable SendableMetatype \
    Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric \
    SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt \
    StaticString StrideThrough StrideThroughIterator StrideTo StrideToIterator Strideable \
    String StringInterpolationConvertible StringInterpolationProtocol StringLiteralConvertible \
    StringLiteralType StringProtocol Substring SuspendingClock SystemRandomNumberGenerator Task \
    TaskExecutor TaskGroup TaskLocal TaskPriority TextOutputStream TextOutputStreamable \
    ThrowingDiscardingTaskGroup ThrowingTaskGroup UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 \
    UTF32 UTF8 UTF8Span UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence \
    Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarLiteralConvertible \
    UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged UnownedJob \
    UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator \
    UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer \
    UnsafeMutablePointer UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator \
    UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer UnsafeRawBufferPointerIterator \
    UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation UnsignedInteger Void \
    WritableKeyPath Zip2Iterator Zip2Sequence
    """.split(separator: " ").map(String.init)

  /// The functions of the modules that generated files import, and the members of the runtime's declarations.
  ///
  /// `log` and `print` are left out, because the Swift of the places calls them.
  static let ofFunctions =
    """
    abs acos acosh allSatisfy appending apply asin asinh assertionFailure asyncDetached atan \
    atan2 atanh buttons calendar cbrt column compactMap compare confirmation contains context \
    copysign cos cosh count customDumpDescription customDumpMirror customMirror debounce \
    debugDescription debugPrint decode dependencies dependency detach difference distance drop \
    dropFirst dropLast dsohandle dump elementsEqual encode endIndex enumerated erf erfc \
    errorDescription exchange exhaustivity exp exp2 expect explore expm1 extendLifetime \
    externalMacro extractIsolation failureReason fatalError fdim file fileID filePath first \
    firstIndex firstRange flatMap fmax fmin forEach formIndex formatted frexp function \
    globalConcurrentExecutor helpAnchor hypot ids ifCaseLet ifLet ilogb indices intValue \
    isEmpty isKnownUniquelyReferenced isolation j0 j1 jn joined keyPath label lastIndex ldexp \
    lexicographicallyPrecedes lgamma locale localizedDescription log10 log1p log2 logb \
    makeIterator mark max message min modf nan nearbyint nextID nextafter numericCast openURL \
    pointwiseMax pointwiseMin popLast pow precondition preconditionFailure printChanges \
    projectedValue randomElement ranges readLine record recoverySuggestion removeAll removeLast \
    removingSubranges remquo repeatElement require requireElement reversed rint role scalbn \
    sequence shuffled sin sinh skipInFlightEffects skipReceivedActions sorted split startIndex \
    starts stride stringValue suffix suspendingClock swap swift_unboxFromSwiftValueWithType tan \
    tanh tgamma throttle timeZone transcode transformDependency trimmingPrefix \
    underestimatedCount unimplemented unsafeBitCast unsafeDowncast warning \
    withCheckedContinuation withCheckedThrowingContinuation withContiguousStorageIfAvailable \
    withDependencies withDiscardingTaskGroup withExhaustivity withExtendedLifetime \
    withKnownIssue withObservationTracking withRandomNumberGenerator \
    withTaskCancellationHandler withTaskExecutorPreference withTaskGroup \
    withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup withThrowingTaskGroup \
    withUnsafeBytes withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes \
    withUnsafeMutablePointer withUnsafePointer withUnsafeTemporaryAllocation \
    withUnsafeThrowingContinuation withVaList withoutActuallyEscaping y0 y1 yn zip
    """.split(separator: " ").map(String.init)

  /// The step between the names that are tried in addition to the sample: one for all names (`NAMES=all`), four for
  /// every fourth name (`NAMES=4`); nil for the sample alone.
  private static let step = ProcessInfo.processInfo.environment["NAMES"].map { Int($0) ?? 1 }

  /// Whether the tests try more than the sample, which takes some minutes.
  static let areManyTried = step != nil

  /// The numbers of the samples of 24 values that are tried.
  static var samples: [UInt64] {
    stride(from: 0, through: UInt64(values.count / 24), by: step ?? 1).map { $0 }
  }

  /// Returns the public types of modules and of the standard library, except for the types that are not tried.
  static func types(of modules: [String]) -> [String] {
    let all = Set(modules.flatMap { PublicTypes.of($0)?.listed ?? [] }).union(ofStandardLibrary)
      .filter { $0.first?.isUppercase == true }.sorted()
    let tried = all.indices.filter { $0.isMultiple(of: step ?? 1) }.map { all[$0] }
    return Set(tried).union(types.filter { $0.first?.isUppercase == true }).sorted()
  }
}

/// The types of the standard library that declarations name and for which no import is necessary.
let standardTypes = """
  Any AnyClass AnyCollection AnyHashable AnyIterator AnyKeyPath AnyObject AnySequence Array ArraySlice AsyncIteratorProtocol \
  AsyncSequence AsyncStream AsyncThrowingStream BidirectionalCollection BinaryFloatingPoint BinaryInteger Bool \
  CancellationError CaseIterable Character Clock ClosedRange Codable CodingKey Collection Comparable ContiguousArray \
  ContinuousClock CustomDebugStringConvertible CustomReflectable CustomStringConvertible Decodable Decoder Dictionary Double \
  Duration Encodable Encoder Equatable Error ExpressibleByArrayLiteral ExpressibleByDictionaryLiteral \
  ExpressibleByIntegerLiteral ExpressibleByStringLiteral FixedWidthInteger Float Float16 Float80 FloatingPoint Hashable Hasher \
  Identifiable Int Int128 Int16 Int32 Int64 Int8 InstantProtocol KeyPath KeyValuePairs LosslessStringConvertible MainActor \
  Mirror MutableCollection Never ObjectIdentifier Optional OptionSet PartialKeyPath PartialRangeFrom PartialRangeThrough \
  PartialRangeUpTo RandomAccessCollection RandomNumberGenerator Range RangeReplaceableCollection RawRepresentable \
  ReferenceWritableKeyPath Result Self Sendable Sequence Set SetAlgebra SignedInteger SignedNumeric StaticString Strideable \
  String StringProtocol Substring SuspendingClock Swift SystemRandomNumberGenerator Task TaskPriority Type UInt UInt128 UInt16 \
  UInt32 UInt64 UInt8 Unicode UnsignedInteger Void WritableKeyPath
  """

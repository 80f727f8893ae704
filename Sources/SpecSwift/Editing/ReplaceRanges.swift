import SpecSource

extension SwiftFragment {
  /// Returns the text with some of its UTF-8 ranges replaced by other texts.
  public func text(replacing others: [(range: Range<Int>, text: String)]) -> String {
    var bytes: [UInt8] = []
    var offset = 0
    let utf8 = Array(text.utf8)
    for other in others.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += utf8[offset..<other.range.lowerBound] + Array(other.text.utf8)
      offset = other.range.upperBound
    }
    return String(decoding: bytes + utf8[offset...], as: UTF8.self)
  }

  /// Returns the fragment with some UTF-8 ranges of its text replaced by other texts. Messages about the result refer
  /// to the position of the whole fragment.
  public func replacing(_ others: [(range: Range<Int>, text: String)]) -> SwiftFragment {
    let count = text.utf8.count
    let source = source.part(
      start..<start + count,
      replacing: others.map {
        ($0.range.lowerBound + start..<$0.range.upperBound + start, $0.text)
      })
    // The original fragment was already checked with the options of its context.
    let options: FragmentOptions = [
      .all, .isParameter, .allowsImplicitUnwrapping, .allowsOpaqueTypes, .mayHaveCatch,
    ]
    return parseFragment(source, as: kind, options: options).value ?? .broken(source, as: kind)
  }
}

import SpecSource

/// A text of a spec that generated Swift contains: a value, or a name that the spec declares.
struct SwiftScalar: Sendable {
  let source: SourcedText
  let bytes: [UInt8]
  /// Whether the scalar is a key.
  let isKey: Bool

  init(_ source: SourcedText, isKey: Bool = false) {
    self.source = source
    self.isKey = isKey
    bytes = Array(source.text.utf8)
  }

  /// The range in the spec, including quotes.
  var range: Range<Int> { source.span.offsets }

  /// Returns the offset in the spec of a byte of the text, or of its end.
  func specOffset(of offset: Int) -> Int {
    guard offset > 0 else { return source.span(of: 0..<0).startOffset }
    guard offset < bytes.count else {
      return source.span(of: bytes.count - 1..<bytes.count).endOffset
    }
    return source.span(of: offset..<offset).startOffset
  }

  /// Finds the byte of the text at a place of the spec, or the last byte before that place.
  func textOffset(of specOffset: Int) -> Int {
    // The bytes of the text have the same order in the spec.
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.specOffset(of: middle) <= specOffset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The YAML style of the scalar.
  var style: Style {
    guard let first = source.span.file.bytes[range].first, !isKey else { return .plain }
    switch first {
    case UInt8(ascii: "'"): return .single
    case UInt8(ascii: "\""): return .double
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return .block
    default: return .plain
    }
  }

  /// The YAML styles of a text.
  enum Style {
    case plain, single, double, block
  }
}

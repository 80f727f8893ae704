import SpecSource

/// A text of a spec that stands in generated Swift: a value, or a name that the spec declares.
struct SwiftScalar: Sendable {
  let source: SourcedText
  let bytes: [UInt8]
  /// Whether it is a key.
  let isKey: Bool

  init(_ source: SourcedText, isKey: Bool = false) {
    self.source = source
    self.isKey = isKey
    bytes = Array(source.text.utf8)
  }

  /// Where it stands in the spec, quotes included.
  var range: Range<Int> { source.span.offsets }

  /// Where a byte of the text, or its end, stands in the spec.
  func specOffset(of offset: Int) -> Int {
    guard offset > 0 else { return source.span(of: 0..<0).startOffset }
    guard offset < bytes.count else {
      return source.span(of: bytes.count - 1..<bytes.count).endOffset
    }
    return source.span(of: offset..<offset).startOffset
  }

  /// The byte of the text that stands at a place of the spec or is the last one in front of it.
  func textOffset(of specOffset: Int) -> Int {
    // Bytes stand in the spec in the order of the text.
    var (low, high) = (0, bytes.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.specOffset(of: middle) <= specOffset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// How its text is written down.
  var style: Style {
    guard let first = source.span.file.bytes[range].first, !isKey else { return .plain }
    switch first {
    case UInt8(ascii: "'"): return .single
    case UInt8(ascii: "\""): return .double
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return .block
    default: return .plain
    }
  }

  /// The ways to write a text in YAML.
  enum Style {
    case plain, single, double, block
  }
}

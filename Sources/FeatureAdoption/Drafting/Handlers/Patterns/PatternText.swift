import SpecSwift

extension [Pattern] {
  /// The patterns of a payload as a single pattern: several are in parentheses.
  var swift: String? {
    let texts = compactMap(\.swift)
    guard texts.count == count else { return nil }
    return count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
  }
}

extension Pattern {
  /// The pattern as Swift, without the labels of payloads; nil for patterns that are not read.
  var swift: String? {
    switch self {
    case .binding(let name): return "let \(name)"
    case .anything: return "_"
    case .enumCase(let name, nil): return ".\(name)"
    case .enumCase(let name, let inner?):
      let texts = inner.compactMap(\.swift)
      return texts.count == inner.count ? ".\(name)(\(texts.joined(separator: ", ")))" : nil
    case .other(let text):
      let isValue =
        text.first?.isNumber == true || text.hasPrefix("\\.") || text.hasPrefix("\"")
        || ["true", "false", "nil"].contains(text)
      return isValue ? text : nil
    }
  }
}

extension Branch {
  /// The texts of the case's patterns, one for each.
  var patternTexts: [SourceText] {
    guard let label else { return [] }
    guard patterns.count > 1 else { return [label] }
    let bytes = Array(label.text.utf8)
    var texts: [SourceText] = []
    var start = 0
    var depth = 0
    func add(upTo end: Int) {
      let range = bytes.trimmed(start..<end)
      texts.append(
        SourceText(
          text: String(decoding: bytes[range], as: UTF8.self),
          range: label.range.lowerBound + range.lowerBound..<label.range.lowerBound
            + range.upperBound))
    }
    for piece in swiftPieces(of: bytes) where !piece.isComment {
      if ["(", "[", "{"].contains(piece.text) { depth += 1 }
      if [")", "]", "}"].contains(piece.text) { depth -= 1 }
      guard depth == 0, piece.text == "," else { continue }
      add(upTo: piece.range.lowerBound)
      start = piece.range.upperBound
    }
    add(upTo: bytes.count)
    return texts.count == patterns.count ? texts : Array(repeating: label, count: patterns.count)
  }
}

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

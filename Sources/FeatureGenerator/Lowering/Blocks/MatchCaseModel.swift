import SpecSource

struct MatchCaseModel: TemplateModel {
  var label: String
  var isApart = false
  var isIdle: Bool
  var block: BlockModel
  var span: SourceSpan?

  static let members = Members<Self>("match case", "A case of a `switch`.") {
    Member("label", \.label, "its first line: `case .increment:` or `default:`")
    Member("isApart", \.isApart, "whether a blank line stands in front of it")
    Member("isIdle", \.isIdle, "whether nothing is done, which stands behind the label")
    Member("block", \.block, "what follows")
  }

  /// A pattern and what follows, possibly nothing; without a pattern, the default.
  init(pattern: String?, items: [BlockItem], span: SourceSpan? = nil) {
    label = pattern.map { "case \($0):" } ?? "default:"
    // The label may stand in the case of another switch.
    isIdle = items.isEmpty && fitsOnLine("\(label) break", indentation: 24)
    block = BlockModel(items: items.isEmpty ? [.text("break")] : items)
    self.span = span
  }
}

extension MatchCaseModel: GroupedCase {
  var isShort: Bool { block.items.count == 1 && block.items[0].isLine }

  /// The case as one that ends the switch instead of returning that there are no effects; nil if there are some.
  var ending: MatchCaseModel? {
    guard case .result(.nothing)? = block.items.last else { return nil }
    var items = Array(block.items.dropLast())
    // Swift asks for a statement in each case.
    if !items.isEmpty, items.allSatisfy(\.isComment) { items.append(.text("break")) }
    var ending = self
    ending.isIdle = items.isEmpty && fitsOnLine("\(label) break", indentation: 24)
    ending.block.items = items.isEmpty ? [.text("break")] : items
    return ending
  }
}

extension [MatchCaseModel] {
  /// The lines of a switch over the action. What asks for no effects ends it, and none is returned behind it.
  var switched: [BlockItem] {
    let endings = map(\.ending)
    let cases = zip(self, endings).map { $1 ?? $0 }
    let none: [BlockItem] = endings.contains { $0 != nil } ? [.result(.nothing)] : []
    return [.match("action", cases)] + none
  }
}

/// A case of a `switch` that stands apart from others, unless both are short.
protocol GroupedCase {
  /// Whether no more than a line stands below its label.
  var isShort: Bool { get }

  /// Whether a blank line stands in front of it.
  var isApart: Bool { get set }
}

extension Array where Element: GroupedCase {
  /// The cases with blank lines between them, but for short ones behind short ones.
  var grouped: [Element] {
    enumerated().map { index, one in
      var one = one
      one.isApart = index > 0 && !(one.isShort && self[index - 1].isShort)
      return one
    }
  }
}

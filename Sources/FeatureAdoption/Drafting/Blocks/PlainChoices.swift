import SpecSource
import SpecSwift

/// Returns an `if` as Swift whose branches only change the state; nil when a branch does more, or all are empty.
func plainChoice(
  _ blocks: [(label: DraftText?, keys: [DraftKey])], indentedBy indentation: String
) -> String? {
  guard blocks.contains(where: { !$0.keys.isEmpty }) else { return nil }
  var lines: [String] = []
  for (index, block) in blocks.enumerated() {
    guard let texts = block.keys.plainTexts(indentedBy: indentation) else { return nil }
    let condition = block.label.map { "if \($0.text.shortened) {" } ?? "{"
    lines.append(index == 0 ? condition : "} else \(condition)")
    lines += indented(texts, by: indentation)
  }
  return (lines + ["}"]).joined(separator: "\n")
}

extension [DraftKey] {
  /// Returns the Swift of keys that only change the state, with the comments; nil when the keys do more.
  fileprivate func plainTexts(indentedBy indentation: String) -> [String]? {
    guard let first else { return [] }
    guard count == 1 else { return nil }
    switch (first.name, first.value) {
    case ("do", .text(let text)): return first.comments.asSwift + [text.text]
    case ("match", .keys(let keys)):
      guard case .keys(let cases)? = first.value["cases"], let subject = first.value["on"]?.text,
        keys.count == 2
      else { return nil }
      var lines = first.comments.asSwift + ["switch \(subject) {"]
      for one in cases {
        guard case .keys(let inner) = one.value.orNoKeys,
          let texts = inner.plainTexts(indentedBy: indentation)
        else { return nil }
        let label = one.name == "_" ? "default:" : "case \(one.name):"
        lines += one.comments.asSwift
        lines += texts.isEmpty ? ["\(label) break"] : [label] + indented(texts, by: indentation)
      }
      return lines + ["}"]
    default: return nil
    }
  }
}

extension SpecDraft {
  /// The value, or no keys if its text is empty.
  fileprivate var orNoKeys: SpecDraft { text == "" ? .keys([]) : self }
}

extension [DraftKey] {
  /// Returns the keys in the form of a branch. Statements under a condition alone become an `if`.
  func asBranch(indentedBy indentation: String) -> [DraftKey] {
    guard count == 2, self[0].name == "guard", self[1].name == "do",
      case .text(let condition) = self[0].value, let text = self[1].value.text
    else { return self }
    let lines = indented(self[1].comments.asSwift + [text], by: indentation)
    let all = ["if \(condition.text.shortened) {"] + lines + ["}"]
    return [
      DraftKey(
        "do", .text(all.joined(separator: "\n"), at: condition.span), comments: self[0].comments)
    ]
  }
}

/// Returns the lines of some texts with further indentation.
private func indented(_ texts: [String], by indentation: String) -> [String] {
  texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    .map { $0.isEmpty ? "" : "\(indentation)\($0)" }
}

extension [String] {
  /// The comments as Swift.
  var asSwift: [String] { map { $0.isEmpty ? "//" : "// \($0)" } }
}

extension String {
  /// The conditions on a single line, if they fit.
  fileprivate var shortened: String {
    let line = onOneLine
    return line.count > 80 || contains("//") || contains("\"\"\"") ? self : line
  }
}

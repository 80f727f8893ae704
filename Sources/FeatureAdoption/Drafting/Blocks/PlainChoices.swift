import SpecSource
import SpecSwift

extension BlockDrafter {
  /// An `if` as Swift, whose branches change the state and do nothing else; nil when one does more, or nothing at all.
  func plainChoice(_ blocks: [(label: DraftText?, keys: [DraftKey])]) -> String? {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      guard block.keys.count == 1, block.keys[0].name == "do",
        let text = block.keys[0].value.text
      else { return nil }
      let condition = block.label.map { "if \($0.text.shortened) {" } ?? "{"
      lines.append(index == 0 ? condition : "} else \(condition)")
      lines += indented(block.keys[0].comments.asSwift + [text])
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

extension [DraftKey] {
  /// The keys as a branch has them: what a condition guards there is in an `if`, when it is statements alone.
  var asBranch: [DraftKey] {
    guard count == 2, self[0].name == "guard", self[1].name == "do",
      case .text(let condition) = self[0].value, let text = self[1].value.text
    else { return self }
    let lines = indented(self[1].comments.asSwift + [text])
    let all = ["if \(condition.text.shortened) {"] + lines + ["}"]
    return [
      DraftKey(
        "do", .text(all.joined(separator: "\n"), at: condition.span), comments: self[0].comments)
    ]
  }
}

/// Lines of some texts, moved to the right.
private func indented(_ texts: [String]) -> [String] {
  texts.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    .map { $0.isEmpty ? "" : "  \($0)" }
}

extension [String] {
  /// Comments as Swift has them.
  var asSwift: [String] { map { $0.isEmpty ? "//" : "// \($0)" } }
}

extension String {
  /// Conditions on one line, if they fit there.
  fileprivate var shortened: String {
    let line = onOneLine
    return line.count > 80 || contains("//") || contains("\"\"\"") ? self : line
  }
}

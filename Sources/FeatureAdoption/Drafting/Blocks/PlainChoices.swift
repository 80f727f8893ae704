import SpecSource
import SpecSwift

extension BlockDrafter {
  /// An `if` as Swift, whose branches change the state and do nothing else; nil when one does more, or nothing at all.
  func plainChoice(_ blocks: [(label: DraftText?, keys: [DraftKey])]) -> String? {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      guard block.keys.count == 1, block.keys[0].name == "do", block.keys[0].comments.isEmpty,
        let text = block.keys[0].value.text
      else { return nil }
      let condition = block.label.map { "if \($0.text.shortened) {" } ?? "{"
      lines.append(index == 0 ? condition : "} else \(condition)")
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

extension [DraftKey] {
  /// The keys as a branch has them: what a condition guards there is in an `if`, when it is statements alone.
  var asBranch: [DraftKey] {
    guard count == 2, self[0].name == "guard", self[1].name == "do", self[1].comments.isEmpty,
      case .text(let condition) = self[0].value, let text = self[1].value.text
    else { return self }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    let all = ["if \(condition.text.shortened) {"] + lines + ["}"]
    return [
      DraftKey(
        "do", .text(all.joined(separator: "\n"), at: condition.span), comments: self[0].comments)
    ]
  }
}

extension String {
  /// Conditions on one line, if they fit there.
  fileprivate var shortened: String {
    let line = onOneLine
    return line.count > 80 || contains("//") || contains("\"\"\"") ? self : line
  }
}

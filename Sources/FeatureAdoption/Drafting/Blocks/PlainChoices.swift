import SpecSwift

extension BlockDrafter {
  /// An `if` as Swift, whose branches change the state and do nothing else; nil when one does more, or nothing at all.
  func plainChoice(_ blocks: [(label: DraftText?, keys: [DraftKey])]) -> String? {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      guard block.keys.count == 1, block.keys[0].name == "do", block.keys[0].comments.isEmpty,
        let text = block.keys[0].value.text
      else { return nil }
      let condition = block.label.map { "if \($0.text) {" } ?? "{"
      lines.append(index == 0 ? condition : "} else \(condition)")
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }
}

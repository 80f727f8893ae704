import SpecSwift

extension BlockDrafter {
  /// A choice as Swift, whose branches change the state and do nothing else; nil when one does more, or nothing at all.
  func plainChoice(_ blocks: [(label: DraftText?, keys: [DraftKey])], of subject: DraftText?)
    -> String?
  {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      let body: String
      if block.keys.isEmpty, subject != nil {
        body = "break"
      } else {
        guard block.keys.count == 1, block.keys[0].name == "do", block.keys[0].comments.isEmpty,
          let text = block.keys[0].value.text
        else { return nil }
        body = text
      }
      if subject != nil {
        lines.append(block.label.map { "case \($0.text):" } ?? "default:")
      } else {
        let condition = block.label.map { "if \($0.text) {" } ?? "{"
        lines.append(index == 0 ? condition : "} else \(condition)")
      }
      lines += body.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.isEmpty ? "" : "  \($0)"
      }
    }
    lines.append("}")
    if let subject { lines.insert("switch \(subject.text) {", at: 0) }
    return lines.joined(separator: "\n")
  }
}

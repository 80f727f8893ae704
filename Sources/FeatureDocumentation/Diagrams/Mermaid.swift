import SpecSource

extension Diagram {
  /// The diagram in the language of Mermaid, which services that show Markdown can draw.
  public var mermaid: String {
    switch notation {
    case .flowchart: mermaidFlowchart
    case .statechart: mermaidStatechart
    }
  }

  private var mermaidFlowchart: String {
    let numbers = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var lines = ["flowchart LR"]
    lines += nodes.enumerated().map { number, node in
      let (open, close) = node.kind.mermaidShape
      return "  n\(number)\(open)\"\(mermaidText(shortened(node.label)))\"\(close)"
    }
    lines += edges.compactMap { edge in
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
      let label = edge.text.isEmpty ? "" : "|\"\(mermaidText(shortened(edge.text)))\"|"
      return "  n\(from) \(edge.kind.isDashed ? "-.->" : "-->")\(label) n\(to)"
    }
    return (lines + mermaidClasses(of: Node.Kind.allCases)).joined(separator: "\n") + "\n"
  }

  /// The statechart. Its start is a mark that Mermaid predefines.
  private var mermaidStatechart: String {
    let names = Dictionary(
      nodes.enumerated().map { ($1.id, $1.kind == .start ? "[*]" : "n\($0)") }
    ) { first, _ in first }
    var lines = ["stateDiagram-v2", "  direction LR"]
    lines += nodes.enumerated().filter { $1.kind != .start }.map { number, node in
      "  state \"\(mermaidText(shortened(node.label)))\" as n\(number)"
    }
    lines += edges.compactMap { edge in
      guard let from = names[edge.from], let to = names[edge.to] else { return nil }
      // A colon would start another label.
      let label = mermaidText(shortened(edge.text)).replacing(":", with: "#58;")
      return "  \(from) --> \(to)" + (label.isEmpty ? "" : ": \(label)")
    }
    let kinds = Node.Kind.allCases.filter { $0 != .start }
    return (lines + mermaidClasses(of: kinds)).joined(separator: "\n") + "\n"
  }

  /// Returns the lines that define the colours of boxes of some kinds.
  private func mermaidClasses(of kinds: [Node.Kind]) -> [String] {
    kinds.flatMap { kind -> [String] in
      let members = nodes.indices.filter { nodes[$0].kind == kind }.map { "n\($0)" }
      guard !members.isEmpty else { return [] }
      return [
        "  classDef \(kind.rawValue) \(kind.mermaidStyle)",
        "  class \(members.joined(separator: ",")) \(kind.rawValue)",
      ]
    }
  }
}

/// Returns a text for use in quotes. Characters with a meaning in Mermaid, HTML or Markdown are written as their
/// numbers.
func mermaidText(_ text: String) -> String {
  var result = ""
  for scalar in visibleText(oneLine(text)).unicodeScalars {
    let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    if isPlain || " .,:()+-/=!?…".unicodeScalars.contains(scalar) || scalar.value > 0x2FFF {
      result.unicodeScalars.append(scalar)
    } else {
      result += "#\(scalar.value);"
    }
  }
  return result
}

extension Diagram.Node.Kind {
  /// The characters that open and close a box of the kind.
  fileprivate var mermaidShape: (String, String) {
    switch self {
    case .feature, .external, .child, .procedure: ("[", "]")
    case .client: ("[(", ")]")
    case .action, .delegate, .reaction: ("([", "])")
    case .effect: ("{{", "}}")
    case .state: ("[/", "/]")
    case .prompt: (">", "]")
    case .case, .start, .any: ("(", ")")
    }
  }

  /// The colours, which are readable on light and dark pages.
  fileprivate var mermaidStyle: String {
    "fill:\(color.fill),stroke:\(color.line),color:#1b1f24"
      + ([.external, .any].contains(self) ? ",stroke-dasharray:4 3" : "")
  }
}

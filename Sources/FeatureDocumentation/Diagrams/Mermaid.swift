import SpecSource

extension Diagram {
  /// The diagram in the language of Mermaid, which services draw that show Markdown.
  public var mermaid: String {
    let numbers = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var lines = ["flowchart LR"]
    lines += nodes.enumerated().map { number, node in
      let (open, close) = node.kind.mermaidShape
      return "  n\(number)\(open)\"\(mermaidText(shortened(node.label)))\"\(close)"
    }
    lines += edges.compactMap { edge in
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
      let label = edge.label.isEmpty ? "" : "|\"\(mermaidText(shortened(edge.label)))\"|"
      return "  n\(from) \(edge.kind.isDashed ? "-.->" : "-->")\(label) n\(to)"
    }
    for kind in Node.Kind.allCases {
      let members = nodes.indices.filter { nodes[$0].kind == kind }.map { "n\($0)" }
      guard !members.isEmpty else { continue }
      lines.append("  classDef \(kind.rawValue) \(kind.mermaidStyle)")
      lines.append("  class \(members.joined(separator: ",")) \(kind.rawValue)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A text inside of quotes: what Mermaid, HTML or Markdown would take for their own is written as its number.
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
  /// What opens and closes a box of the kind.
  fileprivate var mermaidShape: (String, String) {
    switch self {
    case .feature, .external, .child, .procedure: ("[", "]")
    case .client: ("[(", ")]")
    case .action, .delegate, .reaction: ("([", "])")
    case .effect: ("{{", "}}")
    case .state: ("[/", "/]")
    case .prompt: (">", "]")
    }
  }

  /// Colours that can be read on light and dark pages.
  fileprivate var mermaidStyle: String {
    "fill:\(color.fill),stroke:\(color.line),color:#1b1f24"
      + (self == .external ? ",stroke-dasharray:4 3" : "")
  }
}

import SpecSource

extension Diagram {
  /// The diagram in DOT, the language of Graphviz.
  public var dot: String {
    let numbers = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var lines = [
      "digraph {",
      "  graph [label=\"\(dotText(title))\", labelloc=t, rankdir=LR, fontname=\"Helvetica\"]",
      "  node [shape=box, style=\"filled,rounded\", fontname=\"Helvetica\", fontsize=11]",
      "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#64748b\"]",
    ]
    lines += nodes.enumerated().map { number, node in
      "  n\(number) [label=\"\(dotText(shortened(node.label)))\", tooltip=\"\(dotText(node.label))\""
        + ", \(node.kind.dotAttributes)]"
    }
    lines += edges.compactMap { edge in
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
      let label = edge.text.isEmpty ? [] : ["label=\"\(dotText(shortened(edge.text)))\""]
      let style = edge.kind.isDashed ? ["style=dashed"] : []
      let attributes = (label + style).joined(separator: ", ")
      return "  n\(from) -> n\(to)" + (attributes.isEmpty ? "" : " [\(attributes)]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}

/// Returns a text for use in quotes, where `\N` and `&amp;` would otherwise have a special meaning.
func dotText(_ text: String) -> String {
  visibleText(oneLine(text)).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}

extension Diagram.Node.Kind {
  fileprivate var dotAttributes: String {
    let color = "fillcolor=\"\(color.fill)\", color=\"\(color.line)\""
    return switch self {
    case .client: "shape=cylinder, style=filled, \(color)"
    case .effect: "shape=hexagon, style=filled, \(color)"
    case .state: "style=filled, \(color)"
    case .prompt: "shape=note, style=filled, \(color)"
    case .external: "style=\"filled,rounded,dashed\", \(color)"
    case .start: "shape=oval, style=filled, \(color)"
    case .any: "style=\"filled,rounded,dashed\", \(color)"
    case .feature, .action, .delegate, .reaction, .procedure, .child, .case: color
    }
  }
}

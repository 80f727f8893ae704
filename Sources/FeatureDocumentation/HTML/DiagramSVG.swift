import SpecSource

extension Diagram {
  /// Returns the diagram as SVG for a page whose styles set its colours. A box that leads to a feature is a link.
  ///
  /// - Parameter id: The prefix that distinguishes the identities of its parts from other diagrams on the page.
  func svg(id: String) -> String {
    let layout = withJoinedArrows.laidOut()
    let (width, height) = (digits(layout.width), digits(layout.height))
    var lines = [
      "<svg class=\"diagram\" role=\"img\" aria-labelledby=\"\(htmlText(id))-title\" "
        // The diagram shrinks with the page, as long as it is readable.
        + "style=\"max-width: \(width)px; min-width: \(digits(layout.width * 0.78))px\" "
        + "viewBox=\"0 0 \(width) \(height)\">",
      "<title id=\"\(htmlText(id))-title\">\(htmlText(visibleText(title)))</title>",
    ]
    lines += layout.arrows.map(\.svg)
    let fans = Dictionary(grouping: layout.arrows.filter { !$0.edge.text.isEmpty }) {
      $0.edge.from
    }
    lines += layout.arrows.compactMap { arrow in
      arrow.labelSVG(isInFan: (fans[arrow.edge.from]?.count ?? 0) > 1)
    }
    lines += layout.boxes.map(\.svg)
    lines.append("</svg>")
    return lines.joined(separator: "\n")
  }
}

extension DiagramLayout.Box {
  fileprivate var svg: String {
    let (x, y) = (digits(origin.x), digits(origin.y))
    // Boxes of actions and events have round ends, boxes of things have sharp corners.
    let radius: Double =
      switch node.kind {
      case .action, .delegate, .reaction, .start: height / 2
      case .case, .any: 10
      case .feature, .external, .child, .procedure, .prompt, .effect: 7
      case .client, .state: 2
      }
    let body =
      "<g class=\"node \(node.kind.rawValue)\"><title>\(htmlText(visibleText(node.label)))</title>"
      + "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(digits(width))\" height=\"\(digits(height))\" "
      + "rx=\"\(digits(radius))\"/>"
      + "<text x=\"\(digits(origin.x + width / 2))\" y=\"\(digits(origin.y + height / 2 + 4.5))\">"
      + "\(htmlText(visibleText(label)))</text></g>"
    guard let feature = node.feature else { return body }
    return "<a href=\"#\(htmlText(pageID(ofFeature: feature)))\">\(body)</a>"
  }
}

extension DiagramLayout.Arrow {
  /// The path and the head of the arrow.
  fileprivate var svg: String {
    guard let first = points.first, let last = points.last else { return "" }
    var path = "M\(digits(first.x)) \(digits(first.y))"
    for (from, to) in zip(points, points.dropFirst()) {
      if from.y == to.y {
        path += "H\(digits(to.x))"
      } else {
        let bend = (to.x - from.x) / 2
        path +=
          "C\(digits(from.x + bend)) \(digits(from.y)) \(digits(to.x - bend)) \(digits(to.y)) "
          + "\(digits(to.x)) \(digits(to.y))"
      }
    }
    let isToTheLeft = points.count > 1 && points[points.count - 2].x > last.x
    let back = isToTheLeft ? 8.0 : -8.0
    let head =
      "M\(digits(last.x + back)) \(digits(last.y - 4))L\(digits(last.x)) \(digits(last.y))"
      + "L\(digits(last.x + back)) \(digits(last.y + 4))"
    return
      "<path class=\"edge \(edge.kind.rawValue)\" d=\"\(path)\"/><path class=\"head\" d=\"\(head)\"/>"
  }

  /// Returns the label of the arrow; nil for an arrow without a label.
  ///
  /// - Parameter isInFan: Whether other arrows with labels start at the same point. In this case, the label is at a
  ///   point where the arrows have separated.
  fileprivate func labelSVG(isInFan: Bool) -> String? {
    guard !edge.text.isEmpty, points.count > 1 else { return nil }
    let (start, end) = (points[0], points[1])
    let text = htmlText(visibleText(shortened(edge.text)))
    if isInFan, end.x > start.x {
      return
        "<text class=\"label end\" x=\"\(digits(end.x - 12))\" y=\"\(digits(end.y - 4))\">\(text)</text>"
    }
    let (x, y) = (start.x + (end.x - start.x) / 2, start.y + (end.y - start.y) / 2)
    return "<text class=\"label\" x=\"\(digits(x))\" y=\"\(digits(y - 4))\">\(text)</text>"
  }
}

/// Returns a number of pixels, rounded to a tenth.
func digits(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  let sign = tenths < 0 ? "-" : ""
  let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
  return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

extension Diagram {
  /// Finds a place for every box and a path for every arrow.
  ///
  /// Boxes without arrows are in rows below the other boxes.
  func laidOut() -> DiagramLayout {
    let connected = Set(edges.flatMap { [$0.from, $0.to] })
    var layout = DiagramLayout()
    place(nodes.filter { connected.contains($0.id) }, in: &layout)
    placeInRows(nodes.filter { !connected.contains($0.id) }, in: &layout)
    layout.width += DrawingMeasure.margin
    layout.height += DrawingMeasure.margin
    return layout
  }

  /// Places the boxes that have arrows.
  private func place(_ nodes: [Node], in layout: inout DiagramLayout) {
    guard !nodes.isEmpty else { return }
    let numbers = Dictionary(nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let pairs = edges.map { (from: numbers[$0.from] ?? 0, to: numbers[$0.to] ?? 0) }
    let straight = pairs.indices.filter { pairs[$0].from != pairs[$0].to }
    var graph = LayeredGraph(boxCount: nodes.count, edges: straight.map { pairs[$0] })
    graph.orderColumns()
    let middles = graph.placedRows()
    let lefts = columnPlaces(graph, nodes)
    layout.boxes = nodes.enumerated().map { number, node in
      let height = DrawingMeasure.boxHeight
      return DiagramLayout.Box(
        node: node, label: shortened(node.label),
        origin: .init(x: lefts[graph.column[number]].left, y: middles[number] - height / 2),
        width: node.width, height: height)
    }
    for (number, way) in graph.ways.enumerated() {
      var points = points(of: way, graph, middles, lefts, layout.boxes)
      let isTurned = graph.turned.contains(number)
      if isTurned, notation == .statechart {
        // The arrow back is next to the arrow in the opposite direction.
        for index in points.indices { points[index].y += DrawingMeasure.wayBackOffset }
      }
      layout.arrows.append(
        DiagramLayout.Arrow(
          edge: edges[straight[number]], points: isTurned ? points.reversed() : points))
    }
    for (edge, pair) in zip(edges, pairs) where pair.from == pair.to {
      layout.arrows.append(loop(edge, at: layout.boxes[pair.from]))
    }
    layout.width = lefts.map(\.right).max() ?? 0
    layout.height = (middles.max() ?? 0) + DrawingMeasure.boxHeight / 2
  }

  /// Returns the left and right edges of the columns.
  private func columnPlaces(
    _ graph: LayeredGraph, _ nodes: [Node]
  ) -> [(left: Double, right: Double)] {
    var left = DrawingMeasure.margin
    let labels = Dictionary(grouping: edges, by: \.from).mapValues { edges in
      edges.map { letterCount(shortened($0.text)) }.max() ?? 0
    }
    return graph.columns.enumerated().map { index, places in
      let boxes = places.filter { $0 < graph.boxCount }
      let right = left + (boxes.map { nodes[$0].width }.max() ?? 0)
      let longest = boxes.compactMap { labels[nodes[$0].id] }.max() ?? 0
      defer {
        left =
          right + DrawingMeasure.columnGap
          + min(longest, 24) * DrawingMeasure.smallLetterWidth
      }
      return (left, right)
    }
  }

  /// Returns the path of an arrow from the right side of a box to the left side of another box.
  private func points(
    of way: [Int], _ graph: LayeredGraph, _ middles: [Double],
    _ columns: [(left: Double, right: Double)], _ boxes: [DiagramLayout.Box]
  ) -> [DiagramLayout.Point] {
    way.enumerated().flatMap { step, place -> [DiagramLayout.Point] in
      let (left, right) = columns[graph.column[place]]
      let y = middles[place]
      if step == 0 { return [.init(x: left + boxes[place].width, y: y)] }
      if step == way.count - 1 { return [.init(x: left, y: y)] }
      return [.init(x: left, y: y), .init(x: right, y: y)]
    }
  }

  /// Returns an arrow from a box to itself, over its upper right corner.
  private func loop(_ edge: Edge, at box: DiagramLayout.Box) -> DiagramLayout.Arrow {
    let right = box.origin.x + box.width
    return DiagramLayout.Arrow(
      edge: edge,
      points: [
        .init(x: right, y: box.origin.y + box.height * 0.6),
        .init(x: right + 26, y: box.origin.y + box.height * 0.6),
        .init(x: right + 26, y: box.origin.y + box.height * 0.25),
        .init(x: right, y: box.origin.y + box.height * 0.25),
      ])
  }

  /// Places boxes in rows, as many in each row as the width of the drawing allows.
  private func placeInRows(_ nodes: [Node], in layout: inout DiagramLayout) {
    guard !nodes.isEmpty else { return }
    let limit = max(layout.width, 640)
    var (x, y) = (DrawingMeasure.margin, layout.height + DrawingMeasure.margin)
    for node in nodes {
      if x > DrawingMeasure.margin, x + node.width > limit {
        x = DrawingMeasure.margin
        y += DrawingMeasure.boxHeight + DrawingMeasure.rowGap
      }
      layout.boxes.append(
        DiagramLayout.Box(
          node: node, label: shortened(node.label), origin: .init(x: x, y: y), width: node.width,
          height: DrawingMeasure.boxHeight))
      x += node.width + DrawingMeasure.rowGap
      layout.width = max(layout.width, x - DrawingMeasure.rowGap)
    }
    layout.height = y + DrawingMeasure.boxHeight
  }
}

extension Diagram.Node {
  /// The width of the box.
  fileprivate var width: Double {
    max(
      56, letterCount(shortened(label)) * DrawingMeasure.letterWidth + 2 * DrawingMeasure.boxPadding
    )
  }
}

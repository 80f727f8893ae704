import TestSupport
import Testing

@testable import FeatureDocumentation

/// The positions of boxes and arrows.
@Suite struct LayoutTests {
  private func diagram(_ count: Int, _ edges: [(Int, Int)]) -> Diagram {
    var diagram = Diagram(title: "Numbers")
    for number in 0..<count {
      diagram.add(.action, "n\(number)", String(repeating: "x", count: number % 30))
    }
    for (from, to) in edges { diagram.connect("n\(from)", "n\(to)", .sends, label: "\(to % 3)") }
    return diagram
  }

  private func check(_ diagram: Diagram) {
    let layout = diagram.laidOut()
    #expect(layout.boxes.count == diagram.nodes.count)
    #expect(layout.arrows.count == diagram.edges.count)
    let boxes = layout.boxes.sorted { ($0.origin.x, $0.origin.y) < ($1.origin.x, $1.origin.y) }
    for (index, box) in boxes.enumerated() {
      #expect(box.origin.x >= 0 && box.origin.y >= 0)
      #expect(
        box.origin.x + box.width <= layout.width && box.origin.y + box.height <= layout.height)
      let overlapping = boxes[(index + 1)...].first { other in
        other.origin.x < box.origin.x + box.width && other.origin.y < box.origin.y + box.height
          && box.origin.y < other.origin.y + other.height
      }
      #expect(overlapping?.node.id == nil, "\(box.node.id)")
    }
    let byID = Dictionary(uniqueKeysWithValues: layout.boxes.map { ($0.node.id, $0) })
    for arrow in layout.arrows {
      for (point, id) in [
        (arrow.points.first, arrow.edge.from), (arrow.points.last, arrow.edge.to),
      ] {
        guard let point, let box = byID[id] else {
          Issue.record("an arrow leads nowhere")
          continue
        }
        let isAtTheSide = point.x == box.origin.x || point.x == box.origin.x + box.width
        #expect(isAtTheSide && point.y >= box.origin.y && point.y <= box.origin.y + box.height)
      }
    }
  }

  @Test(arguments: 0..<40)
  func boxesAreApartAndArrowsEndAtThem(_ seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let count = Int.random(in: 1...40, using: &generator)
    let edges = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
      (Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
    }
    check(diagram(count, edges))
  }

  @Test func ringsAndLoopsAreDrawn() {
    check(diagram(3, [(0, 1), (1, 2), (2, 0), (1, 1)]))
    check(diagram(2, [(0, 1), (1, 0)]))
    check(diagram(1, [(0, 0)]))
    check(diagram(0, []))
  }

  @Test func longChainsAndWideFansAreDrawn() {
    check(diagram(400, (1..<400).map { ($0 - 1, $0) } + [(0, 399)]))
    check(diagram(400, (1..<400).map { (0, $0) }))
  }

  @Test func arrowsThatCrossAreUntangled() {
    // Each arrow leads to the opposite box if the order of a single column is reversed.
    let layout = diagram(6, [(0, 5), (1, 4), (2, 3)]).laidOut()
    let rows = Dictionary(uniqueKeysWithValues: layout.boxes.map { ($0.node.id, $0.origin.y) })
    for (from, to) in [("n0", "n5"), ("n1", "n4"), ("n2", "n3")] { #expect(rows[from] == rows[to]) }
  }

  @Test func theDrawingIsTheSameEveryTime() {
    let one = diagram(30, (0..<60).map { ($0 * 7 % 30, $0 * 11 % 30) })
    #expect(one.svg(id: "a") == one.svg(id: "a"))
  }
}

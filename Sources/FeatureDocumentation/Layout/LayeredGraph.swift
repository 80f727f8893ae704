/// A diagram as numbers with its boxes in columns, from which a drawing is made.
///
/// The drawing follows the method of Sugiyama, Tagawa and Toda (1981): Arrows that lead back are reversed. Every box
/// is in a column after all boxes with arrows to it. Long arrows pass a place in each column between their ends. The
/// columns are sorted so that few arrows cross. Finally, everything is moved close to its neighbours.
struct LayeredGraph {
  /// The columns, each with its places from the top down.
  var columns: [[Int]] = []
  /// The column of each place. Places from `boxCount` on are points that arrows pass.
  var column: [Int]
  /// The places after each place, and the places before it.
  var next: [[Int]]
  var previous: [[Int]]
  /// The paths of the arrows, in the order of the diagram, from left to right.
  var ways: [[Int]] = []
  /// The arrows that were reversed.
  private(set) var turned: Set<Int> = []
  /// The number of places that are boxes.
  let boxCount: Int

  /// Makes a graph and puts its boxes into columns.
  ///
  /// - Parameter edges: The boxes at the start and at the end of each arrow. No arrow leads from a box to itself.
  init(boxCount: Int, edges: [(from: Int, to: Int)]) {
    self.boxCount = boxCount
    next = Array(repeating: [], count: boxCount)
    previous = next
    column = Array(repeating: 0, count: boxCount)
    let straight = withoutCycles(edges)
    assignColumns(straight)
    layWays(straight)
    let width = (column.max() ?? -1) + 1
    columns = Array(repeating: [], count: width)
    for place in column.indices { columns[column[place]].append(place) }
  }

  /// Returns the edges without cycles: an edge that leads back to the beginning of a path is reversed.
  private mutating func withoutCycles(_ edges: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
    var outgoing: [[Int]] = Array(repeating: [], count: boxCount)
    for (index, edge) in edges.enumerated() { outgoing[edge.from].append(index) }
    enum Mark { case new, open, done }
    var marks = Array(repeating: Mark.new, count: boxCount)
    for start in 0..<boxCount where marks[start] == .new {
      marks[start] = .open
      var path = [(box: start, rest: outgoing[start][...])]
      while let last = path.indices.last {
        guard let edge = path[last].rest.popFirst() else {
          marks[path.removeLast().box] = .done
          continue
        }
        let target = edges[edge].to
        switch marks[target] {
        case .open: turned.insert(edge)
        case .done: break
        case .new:
          marks[target] = .open
          path.append((target, outgoing[target][...]))
        }
      }
    }
    return edges.enumerated().map { turned.contains($0) ? ($1.to, $1.from) : $1 }
  }

  /// Puts every box into a column after all boxes with arrows to it. A box without arrows to it is directly before
  /// the next box.
  private mutating func assignColumns(_ edges: [(from: Int, to: Int)]) {
    var outgoing: [[Int]] = Array(repeating: [], count: boxCount)
    var incoming = Array(repeating: 0, count: boxCount)
    for edge in edges {
      outgoing[edge.from].append(edge.to)
      incoming[edge.to] += 1
    }
    let sources = (0..<boxCount).filter { incoming[$0] == 0 }
    var pending = sources[...]
    while let box = pending.popFirst() {
      for target in outgoing[box] {
        column[target] = max(column[target], column[box] + 1)
        incoming[target] -= 1
        if incoming[target] == 0 { pending.append(target) }
      }
    }
    for box in sources {
      guard let nearest = outgoing[box].map({ column[$0] }).min() else { continue }
      column[box] = nearest - 1
    }
  }

  /// The maximum number of places in columns that arrows pass. Further arrows are straight lines over anything
  /// between their ends: nobody can follow arrows in such a large drawing, and the number of places grows with the
  /// square of the boxes.
  private static let passedPlaces = 10_000

  /// Adds a place for every edge in each column that it passes.
  private mutating func layWays(_ edges: [(from: Int, to: Int)]) {
    for edge in edges {
      var way = [edge.from]
      let end = column.count < Self.passedPlaces + boxCount ? column[edge.to] : 0
      for passed in (column[edge.from] + 1)..<max(column[edge.from] + 1, end) {
        way.append(column.count)
        column.append(passed)
        next.append([])
        previous.append([])
      }
      way.append(edge.to)
      for (from, to) in zip(way, way.dropFirst()) {
        next[from].append(to)
        previous[to].append(from)
      }
      ways.append(way)
    }
  }
}

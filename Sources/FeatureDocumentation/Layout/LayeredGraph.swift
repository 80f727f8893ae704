/// A diagram as numbers, its boxes in columns: what a drawing is made of.
///
/// Drawn by the method of Sugiyama, Tagawa and Toda (1981): arrows that lead back are turned round, every box stands in a
/// column behind all that lead to it, long arrows pass a place in each column between, the columns are sorted so that few
/// arrows cross, and then everything is moved to where its neighbours are.
struct LayeredGraph {
  /// The columns, each with its places from the top down.
  var columns: [[Int]] = []
  /// The column of each place; those from `boxCount` on are passed by arrows.
  var column: [Int]
  /// The places behind each place, and in front of it.
  var next: [[Int]]
  var previous: [[Int]]
  /// The ways of the arrows, in the order of the diagram, from the left to the right.
  var ways: [[Int]] = []
  /// The arrows that were turned round.
  private(set) var turned: Set<Int> = []
  /// How many places are boxes.
  let boxCount: Int

  /// Puts boxes into columns.
  ///
  /// - Parameter edges: From which box to which; none leads to itself.
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

  /// The edges, those turned round that lead back to where a way has begun.
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

  /// Puts every box behind all that lead to it, and those that nothing leads to right in front of the next.
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

  /// The places that arrows have in the columns that they pass; further arrows go straight, over what is between: in a drawing
  /// of this size nobody follows them, and their number grows with the square of the boxes.
  private static let passedPlaces = 10_000

  /// Gives every edge a place in each column that it passes.
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

import FeatureSpec

/// A way through a graph that ends where it begins.
struct Cycle: Equatable {
  /// The nodes, with the first one at the end again.
  let names: [String]

  /// The nodes for people; the middle of a long way is only counted.
  var text: String {
    let hidden = names.count - 9
    guard hidden > 1 else { return names.joined(separator: " → ") }
    let shown = names.prefix(8) + ["and \(hidden) more"] + names.suffix(1)
    return shown.joined(separator: " → ")
  }
}

/// The cycles of a graph; of several cycles that share a node only one.
///
/// Every node is visited once, without recursion, so that large graphs and long paths take little time.
///
/// - Parameter graph: The nodes in their order, each with those it leads to.
func findCycles(in graph: [(name: String, next: [String])]) -> [Cycle] {
  let next = Dictionary(graph.map { ($0.name, $0.next) }) { first, _ in first }
  var visited: Set<String> = []
  var cycles: [Cycle] = []
  for (start, _) in graph where visited.insert(start).inserted {
    var path: [(name: String, rest: ArraySlice<String>)] = [(start, (next[start] ?? [])[...])]
    var positions = [start: 0]
    // The positions on the path of the nodes that are in no cycle yet.
    var free = [0]
    while let last = path.indices.last {
      guard let name = path[last].rest.popFirst() else {
        positions[path.removeLast().name] = nil
        if free.last == last { free.removeLast() }
        continue
      }
      if let position = positions[name] {
        let count = free.count
        while let last = free.last, last >= position { free.removeLast() }
        if count - free.count == path.count - position {
          cycles.append(Cycle(names: path[position...].map(\.name) + [name]))
        }
      } else if visited.insert(name).inserted {
        positions[name] = path.count
        free.append(path.count)
        path.append((name, (next[name] ?? [])[...]))
      }
    }
  }
  return cycles
}

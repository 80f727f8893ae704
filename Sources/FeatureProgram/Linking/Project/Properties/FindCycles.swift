import FeatureSpec

/// A path through a graph that ends at its first node.
struct Cycle: Equatable {
  /// The nodes. The first node is repeated at the end.
  let names: [String]

  /// The nodes in a form for people. The middle of a long cycle is replaced by the number of its nodes.
  var text: String {
    let hidden = names.count - 9
    guard hidden > 1 else { return names.joined(separator: " → ") }
    let shown = names.prefix(8) + ["and \(hidden) more"] + names.suffix(1)
    return shown.joined(separator: " → ")
  }
}

/// Finds the cycles of a graph. Of several cycles that share a node, only one is found.
///
/// Every node is visited once, without recursion, so that large graphs and long paths take little time.
///
/// - Parameter graph: The nodes in their order, each with the nodes to which it leads.
func findCycles(in graph: [(name: String, next: [String])]) -> [Cycle] {
  let next = Dictionary(graph.map { ($0.name, $0.next) }) { first, _ in first }
  var visited: Set<String> = []
  var cycles: [Cycle] = []
  for (start, _) in graph where visited.insert(start).inserted {
    var path: [(name: String, rest: ArraySlice<String>)] = [(start, (next[start] ?? [])[...])]
    var positions = [start: 0]
    // The positions on the path of the nodes that are in no cycle so far.
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

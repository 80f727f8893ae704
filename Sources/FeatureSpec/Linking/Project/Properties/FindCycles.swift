/// The cycles of a graph; of several cycles that share a node only one.
///
/// Every node is visited once, without recursion, so that large graphs and long paths take little time.
///
/// - Parameter graph: The nodes in their order, each with those it leads to.
/// - Returns: The nodes of each cycle, with the first one at the end again.
func findCycles(in graph: [(name: String, next: [String])]) -> [[String]] {
  let next = Dictionary(graph.map { ($0.name, $0.next) }) { first, _ in first }
  var visited: Set<String> = []
  var told: Set<String> = []
  var cycles: [[String]] = []
  for (start, _) in graph where visited.insert(start).inserted {
    var path: [(name: String, rest: ArraySlice<String>)] = [(start, (next[start] ?? [])[...])]
    var positions = [start: 0]
    while let last = path.indices.last {
      guard let name = path[last].rest.popFirst() else {
        positions[path.removeLast().name] = nil
        continue
      }
      if let position = positions[name] {
        let cycle = path[position...].map(\.name)
        if told.isDisjoint(with: cycle) { cycles.append(cycle + [name]) }
        told.formUnion(cycle)
      } else if visited.insert(name).inserted {
        positions[name] = path.count
        path.append((name, (next[name] ?? [])[...]))
      }
    }
  }
  return cycles
}

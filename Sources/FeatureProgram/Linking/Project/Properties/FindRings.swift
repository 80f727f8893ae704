import FeatureSpec

/// Finds the nodes of a graph that lead back to themselves, each with the number of its ring. Nodes that lead to one
/// another have the same number.
///
/// Every node is visited twice, without recursion, so that large graphs and long paths take little time.
///
/// - Parameter graph: The nodes, each with the nodes to which it leads.
func findRings(in graph: [(name: String, next: [String])]) -> [String: Int] {
  let next = Dictionary(graph) { first, _ in first }
  var before: [String: [String]] = [:]
  for (name, after) in next {
    for other in after where next[other] != nil { before[other, default: []].append(name) }
  }
  var rings: [String: Int] = [:]
  var grouped: Set<String> = []
  // A node is left after the nodes to which it leads. Against the direction of the graph, the start therefore leads
  // only to the nodes of its own ring.
  for (number, start) in orderOfLeaving(next).reversed().enumerated()
  where grouped.insert(start).inserted {
    var ring = [start]
    var pending = before[start] ?? []
    while let name = pending.popLast() {
      guard grouped.insert(name).inserted else { continue }
      ring.append(name)
      pending += before[name] ?? []
    }
    guard ring.count > 1 || next[start]?.contains(start) == true else { continue }
    for name in ring { rings[name] = number }
  }
  return rings
}

/// Lists the nodes of a graph in the order in which a depth-first traversal leaves them.
private func orderOfLeaving(_ next: [String: [String]]) -> [String] {
  var order: [String] = []
  var visited: Set<String> = []
  for start in next.keys where visited.insert(start).inserted {
    var path: [(name: String, rest: ArraySlice<String>)] = [(start, (next[start] ?? [])[...])]
    while let last = path.indices.last {
      guard let name = path[last].rest.popFirst() else {
        order.append(path.removeLast().name)
        continue
      }
      if next[name] != nil, visited.insert(name).inserted {
        path.append((name, (next[name] ?? [])[...]))
      }
    }
  }
  return order
}

/// The values that several features see; a node holds what they were when its root was last looked at.
extension ReferenceModel {
  /// A shared value as it is now.
  func read(_ cell: String) -> Value {
    let value = cells[cell] ?? .absent
    cellsRead[cell] = value
    return value
  }

  /// Fills the node of a new instance with what its fields refer to.
  func refer(_ field: Field, to given: Value?, in node: inout Node) {
    var cell = field.shared?.cell ?? "#\(newIdentity())"
    if case .reference(let other) = given { cell = other } else if let given { cells[cell] = given }
    if cells[cell] == nil { cells[cell] = field.initial ?? .absent }
    node.cells[field.name] = cell
    node.fields[field.name] = cells[cell]
  }

  /// Gives a field of the root a value before anything happens.
  func give(_ value: Value, to field: Field) {
    node.fields[field.name] = field.kept(value)
    if let cell = node.cells[field.name] { cells[cell] = value }
    refresh(&node)
  }

  /// Looks at the shared values that a node and those in it refer to.
  func refresh(_ node: inout Node) {
    for (name, cell) in node.cells { node.fields[name] = cells[cell] }
    for name in Array(node.slots.keys) {
      for index in node.slots[name]?.items.indices ?? 0..<0 {
        guard var inner = node.slots[name]?.items[index].node else { continue }
        refresh(&inner)
        node.slots[name]?.items[index].node = inner
      }
    }
  }

  /// Does what an effect does to a shared value.
  func change(_ cell: String, by statement: Statement, of node: Node, reads: [String: Value]) {
    if reads[cell] != nil { give(up: "an effect that reads what it changes") }
    statement.run(Context(node, in: self))
  }

  /// Gives up if an effect changes a shared value while something else happens, which may see the change or not.
  func checkChanges() {
    let busy = jobs.filter { job in
      switch job.state {
      case .ready: true
      case .sleeping, .ticking: isClockImmediate
      case .listening, .stuck: false
      }
    }
    guard busy.contains(where: \.isChange), busy.count > 1 || !queue.isEmpty else { return }
    give(up: "a change of a shared value beside something else")
  }

  /// Gives up if an effect reads shared values later, and they are not what they were when it was made.
  func checkReads(of job: Job) {
    for (cell, value) in job.reads where cells[cell] != value {
      give(up: "an effect that reads a shared value later")
    }
  }
}

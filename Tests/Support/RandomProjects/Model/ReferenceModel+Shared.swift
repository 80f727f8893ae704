/// The shared values. A node holds the values of the time when its root was last refreshed.
extension ReferenceModel {
  /// Returns the current value of a shared value.
  func read(_ cell: String) -> Value {
    let value = cells[cell] ?? .absent
    cellsRead[cell] = value
    return value
  }

  /// Sets the shared values that the fields of a new instance refer to, in its node.
  func refer(_ field: Field, to given: Value?, in node: inout Node) {
    var cell = field.shared?.cell ?? "#\(newIdentity())"
    if case .reference(let other) = given { cell = other } else if let given { cells[cell] = given }
    if cells[cell] == nil { cells[cell] = field.initial ?? .absent }
    node.cells[field.name] = cell
    node.fields[field.name] = cells[cell]
  }

  /// Assigns a value to a field of the root before the first event.
  func give(_ value: Value, to field: Field) {
    node.fields[field.name] = field.kept(value)
    if let cell = node.cells[field.name] { cells[cell] = value }
    refresh(&node)
  }

  /// Reads the shared values that a node and its descendants refer to.
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

  /// Applies the change that an effect makes to a shared value.
  func change(_ cell: String, by statement: Statement, of node: Node, reads: [String: Value]) {
    if reads[cell] != nil { give(up: "an effect that reads what it changes") }
    statement.run(Context(node, in: self))
  }

  /// Gives up if an effect changes a shared value at the time of another event, which may or may not see the change.
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

  /// Gives up if an effect reads shared values later, and they have changed since the effect was made.
  func checkReads(of job: Job) {
    for (cell, value) in job.reads where cells[cell] != value {
      give(up: "an effect that reads a shared value later")
    }
  }
}

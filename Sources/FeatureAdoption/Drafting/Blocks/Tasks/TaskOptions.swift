import SpecSwift

/// The options of a task.
struct TaskOptions {
  /// The id that cancels the task.
  var id: DraftText?
  /// Whether the task cancels a running task with its id.
  var cancelsInFlight = false
  /// The priority of the task.
  var priority: DraftText?

  /// Whether the task has neither an id nor a priority.
  var isEmpty: Bool { id == nil && priority == nil }

  /// The keys of the id.
  var keys: [DraftKey] {
    guard let id else { return [] }
    return [DraftKey("id", .text(id))]
      + (cancelsInFlight ? [DraftKey("cancelInFlight", "true")] : [])
  }

  /// Adds the option of an operator of effects.
  ///
  /// - Parameter idOf: Returns the id that an expression names.
  /// - Returns: Whether a key expresses the operator.
  mutating func add(
    _ name: String, _ arguments: [LabeledValue], id idOf: (Expression) -> DraftText?
  ) -> Bool {
    guard id == nil, name == "cancellable", arguments.count <= 2,
      let id = arguments.first.flatMap({ idOf($0.value) })
    else { return false }
    if arguments.count == 2 {
      guard arguments[1].label == "cancelInFlight",
        ["true", "false"].contains(arguments[1].value.source.text)
      else { return false }
      cancelsInFlight = arguments[1].value.source.text == "true"
    }
    self.id = id
    return true
  }
}

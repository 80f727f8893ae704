import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Returns the key of an effect that runs; nil when no key expresses it.
  ///
  /// - Parameter form: The way in which the effect sends actions.
  func run(_ arguments: [LabeledValue], _ options: TaskOptions, _ form: TaskForm) -> DraftKey? {
    var priority: DraftText?
    var operation: Closure?
    var recovery: Closure?
    for argument in arguments {
      switch (argument.label, argument.closure) {
      case ("priority", nil): priority = file.draft(argument.value.source.range)
      case (nil, let closure?) where operation == nil, ("operation", let closure?):
        operation = closure
      case ("catch", let closure?): recovery = closure
      default: return nil
      }
    }
    guard let operation, let task = TaskReader(self, operation, recovery, form)
    else { return nil }
    return task.key(options, priority)
  }
}

import FeatureRuntime

/// The state before and after a step, with the shared values.
struct RecordedOutcome<State: Equatable> {
  var before: StateSnapshot<State>
  var after: StateSnapshot<State>

  /// Finds the changes that an expectation must state, in order, and the names of the shared values that have changed
  /// although no field shows them.
  ///
  /// A shared value is changed at the fields that show it before the step, because the step may replace those parts
  /// of the state. A value that no field has shown before is changed at the new part that shows it.
  func changes() -> (stated: [RecordedChange], unshown: [String]) {
    let former = before.shared.perform { RecordedValue(before.state) }
    let between = after.shared.perform { RecordedValue(before.state) }
    let latter = after.shared.perform { RecordedValue(after.state) }
    let ofShared = between.changes(since: former).filter(\.isWritable)
    let own = latter.changes(since: between).filter(\.isWritable)
    let shown = Set((ofShared + own).compactMap(\.shared?.reference.root))
    let others = before.shared.differences(from: after.shared).filter { !shown.contains($0.root) }
    var late: [RecordedChange] = []
    var unshown: [String] = []
    let fields = others.isEmpty ? [] : latter.sharedFields().filter(\.isWritable)
    for other in others {
      let places = fields.filter { $0.shared?.reference.root == other.root }
      if places.isEmpty { unshown.append(other.name) }
      late += places
    }
    return (latter.sorted(ofShared + own + late), unshown)
  }

  /// Finds the children that were replaced by others.
  func replacements() -> [RecordedChange] {
    let former = before.shared.perform { RecordedValue(before.state) }
    return after.shared.perform { RecordedValue(after.state) }.replacements(of: former)
  }

  /// Compares the expectation of a step with the result, in words and by parts of the state; nil without a
  /// difference.
  func difference(
    from update: (inout State) throws -> Void, with dependencies: DependencyValues
  ) -> (text: String, corrections: [RecordedChange])? {
    do {
      let stated = try dependencies.perform { try before.changed(by: update) }
      let former = stated.shared.perform { RecordedValue(stated.state) }
      let latter = after.shared.perform { RecordedValue(after.state) }
      return stated.difference(from: after).map {
        ($0, latter.changes(since: former).filter(\.isWritable))
      }
    } catch {
      return ("The expectation threw an error: \(error)", [])
    }
  }
}

extension RecordedChange {
  /// Whether an expectation can assign a value to the part.
  fileprivate var isWritable: Bool { shared?.reference.isReader != true }
}

extension RecordedValue {
  /// Sorts the changes in the order of the fields; the changes of one field keep their order.
  fileprivate func sorted(_ changes: [RecordedChange]) -> [RecordedChange] {
    guard case .structure(_, let fields, _) = self else { return changes }
    func place(_ change: RecordedChange) -> Int {
      fields.firstIndex { $0.name == change.path.steps.first } ?? -1
    }
    return changes.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }
}

import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// The changes of the state in a step of a test, as statements of a closure with the state as its argument.
struct StateChanges {
  var lines: [Code]
  /// The name of the state in the statements.
  let state: String

  static let none = StateChanges(lines: [], state: "$0")

  private init(lines: [Code], state: String) {
    self.lines = lines
    self.state = state
  }

  /// Makes the changes that a step expects.
  init(of step: TestStep, lowering: TestLowering) {
    // In a nested closure, `$0` has another meaning.
    let isHidden =
      step.changes?.analysis.references.contains {
        $0.base.name == "state" && $0.surroundings.contains(.function)
      } ?? false
    let state = isHidden ? "state" : "$0"
    let (project, feature) = (lowering.project, lowering.feature)
    // Writing a field with followers also changes the followers, independently of their expected values.
    var (followed, others) = ([Expectation](), [Expectation]())
    for expectation in step.expectations {
      if project.isFollowed(expectation.address, of: feature) {
        followed.append(expectation)
      } else {
        others.append(expectation)
      }
    }
    lines = (followed + others).map { expectation in
      let path = expectation.place.linked
      let value = lowering.dialect.value(
        expectation.value, ofStack: path.isStack, among: path.prompts)
      return .made(path.assignment(of: value), of: expectation.value.span)
    }
    if let whole = step.wholeState(of: feature) {
      lines.append(.made("$0 = \(whole)", of: whole.span))
    } else if let changes = step.changes {
      lines.append(.made(changes.readingState { _ in state }, of: changes.span))
    }
    self.state = state
  }

  /// The closure after a call, with a blank before it; empty if nothing changes.
  var closure: Code {
    lines.isEmpty ? .empty : .block(state == "$0" ? " {" : " { \(state) in", lines)
  }

  /// Returns the changes after other changes.
  func adding(_ others: [Code]) -> StateChanges {
    StateChanges(lines: others + lines, state: state)
  }
}

/// The names of the constants that hold effects which later steps of a test end.
struct TaskNames {
  /// The names, by the indices of the steps that start or end the effects.
  private(set) var names: [Int: String] = [:]

  init(of test: TestCase) {
    let ends = test.steps.indices.compactMap { end in
      test.sendCancelled(at: end).map { (start: $0, end: end) }
    }
    let clocks = test.overrides.map(\.key.value)
    var taken = Set(test.declaredNames + clocks + ["store", "recorded", "state"])
    for (start, end) in ends {
      guard case .cancel(let call) = test.steps[end].kind else { continue }
      let action = call.address.components.last?.name.name ?? "task"
      let name = ends.count == 1 || action == "task" ? "task" : "\(action)Task"
      var unique = name
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(name)\(number)"
        number += 1
      }
      names[start] = unique
      names[end] = unique
    }
  }
}

import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// How a step of a test changes the state: the statements of a closure that is handed the state.
struct StateChanges {
  var lines: [Code]
  /// What the statements call the state.
  let state: String

  static let none = StateChanges(lines: [], state: "$0")

  private init(lines: [Code], state: String) {
    self.lines = lines
    self.state = state
  }

  /// What a step says of the state.
  init(of step: TestStep, lowering: TestLowering) {
    // In a closure of its own, `$0` is something else.
    let isHidden =
      step.changes?.analysis.references.contains {
        $0.base.name == "state" && $0.surroundings.contains(.function)
      } ?? false
    let state = isHidden ? "state" : "$0"
    let (project, feature) = (lowering.project, lowering.feature)
    // A field that others follow changes them along with itself, whatever they are expected to be.
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

  /// The closure after a call, with a blank before it; empty where nothing changes.
  var closure: Code {
    lines.isEmpty ? .empty : .block(state == "$0" ? " {" : " { \(state) in", lines)
  }

  /// The changes behind others.
  func adding(_ others: [Code]) -> StateChanges {
    StateChanges(lines: others + lines, state: state)
  }
}

/// The names of constants that hold the effects which steps of a test end.
struct TaskNames {
  /// The names, by where the steps stand that start the effects or end them.
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

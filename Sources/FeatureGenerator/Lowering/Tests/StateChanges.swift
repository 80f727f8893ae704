import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// How a step of a test changes the state: the statements of a closure that is handed the state.
struct StateChanges {
  var lines: [TracedText]
  /// What the statements call the state.
  let state: String

  static let none = StateChanges(lines: [], state: "$0")

  private init(lines: [TracedText], state: String) {
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
      return TracedText(path.assignment(of: value), from: expectation.value.span)
    }
    if let whole = step.wholeState(of: feature) {
      lines.append(TracedText("$0 = \(whole.text)", from: whole.span))
    } else if let changes = step.changes {
      lines.append(TracedText(changes.readingState { _ in state }, from: changes.span))
    }
    self.state = state
  }

  /// The brace that opens the closure.
  var opening: String {
    state == "$0" ? "{" : "{ \(state) in"
  }

  /// The columns that the closure takes on the line of the call.
  var tail: Int {
    lines.isEmpty ? 0 : opening.count + 1
  }

  /// The changes behind others.
  func adding(_ others: [TracedText]) -> StateChanges {
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

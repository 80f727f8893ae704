import FeatureSpec
import SpecSource

extension Rule {
  /// The rules of tests and explorations.
  public static let tests: [Rule] = [
    incomparableState, emptyTest, wrongGiven, missingOverride, inconstantOverride, unsentAction,
    idleExpectation, wrongOverride,
  ]

  /// A test that sends nothing and checks nothing.
  public static let emptyTest = Rule(
    "empty-test",
    reason: """
      A test drives the feature: it sends actions, receives those of effects, or checks the state. No step does any of these, \
      and the test would always succeed.

      Add a step that sends an action, and the changes that it expects.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      tests:
        counts: [{exhaustivity: off}]
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      tests:
        counts: [{exhaustivity: off}, {send: increment, expect: {count: 1}}]
      """)

  /// An initial state that a test cannot create.
  public static let wrongGiven = Rule(
    "wrong-given",
    reason: """
      A test begins with a state, made of the fields under 'given' and of the defaults. The test lacks a value that the state \
      needs, or gives a part of something that does not exist yet. A state that is an enum or a type of its own is given \
      whole.

      Add the missing values under 'given', or give the child, the stack or the state whole.
      """,
    wrong: """
      feature: Counter
      state: {count: Int}
      actions: {increment: state.count += 1}
      tests:
        counts: {steps: [{send: increment, expect: {count: 1}}]}
      """,
    right: """
      feature: Counter
      state: {count: Int}
      actions: {increment: state.count += 1}
      tests:
        counts: {given: {count: 0}, steps: [{send: increment, expect: {count: 1}}]}
      """)

  /// A clock, stream or record that a test uses but has not set up.
  public static let missingOverride = Rule(
    "missing-override",
    reason: """
      A test advances a clock, feeds a stream, and reads recorded calls only if its 'dependencies' replace the real ones. They \
      lack the override that this step needs.

      Add the override under 'dependencies' of the test: 'continuousClock: test', '{stream: fed}' or '{records: calls}'.
      """,
    wrong: """
      feature: Watch
      state: {count: Int = 0}
      actions:
        start: {send: {action: tick, after: 1s}}
        tick: state.count += 1
      tests:
        waits:
          steps: [{send: start}, {advance: 1s}, {receive: tick, expect: {count: 1}}]
      """,
    right: """
      feature: Watch
      state: {count: Int = 0}
      actions:
        start: {send: {action: tick, after: 1s}}
        tick: state.count += 1
      tests:
        waits:
          dependencies: {continuousClock: test}
          steps: [{send: start}, {advance: 1s}, {receive: tick, expect: {count: 1}}]
      """)

  /// An expectation of a step that cannot be met.
  public static let idleExpectation = Rule(
    "idle-expectation",
    reason: """
      The key 'expect' changes the expected state as the step has changed the real one. A condition there changes nothing. A \
      step that sends no action changes shared fields only, through effects that still run.

      Write the change itself, put it under the step that makes it, or check the condition in a step 'assert'.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      tests:
        counts: [{send: increment, expect: state.count == 1}]
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      tests:
        counts: [{send: increment, expect: state.count = 1}]
      """)

  /// An override that does not fit the dependency.
  public static let wrongOverride = Rule(
    "wrong-override",
    reason: """
      An override can do only what the declaration of the endpoint allows: throw, return a value, return a stream, or \
      return late. This override does something else, or replaces a dependency that no test can replace this way.

      Write the override that the hint shows, or change the declaration of the endpoint.
      """,
    wrong: """
      feature: Watch
      dependencies: [date]
      state: {time: Date?}
      actions: {look: state.time = date()}
      tests:
        looks:
          dependencies: {date: {records: calls}}
          steps: [{send: look, expect: {time: Date.distantPast}}]
      """,
    right: """
      feature: Watch
      dependencies: [date]
      state: {time: Date?}
      actions: {look: state.time = date()}
      tests:
        looks:
          dependencies: {date: Date.distantPast}
          steps: [{send: look, expect: {time: Date.distantPast}}]
      """)
}

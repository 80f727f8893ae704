/// A difference between two handlers with the same behavior.
///
/// Handlers are first compared as they are. If they differ, they are compared after as few rewrites as necessary. The
/// report names these rewrites.
public enum Rewrite: String, Sendable, CaseIterable, Comparable {
  /// `self.uuid()` is `uuid()`.
  case selfDot = "self-dot"
  /// `Effect.send` is `.send`, and `Action.loaded` is `.loaded`.
  case effectPrefix = "effect-prefix"
  /// The `return .none` of branches follows the branches.
  case returnNoneTail = "return-none-tail"
  /// `guard` is an `if` whose `else` leaves. The statements after a branch are in the branch.
  case guardOrIf = "guard-or-if"
  /// Two cases of an action are a choice in a single case.
  case matchMerge = "match-merge"
  /// `do` with `catch`, `catch:` and `Result { }` express the reaction to an error.
  case resultOrCatch = "result-or-catch"
  /// `[count = state.count]` is `state.count`.
  case captures
  /// `try` and `await` are in different places.
  case tryAwait = "try-await"
  /// `_ =` before a call.
  case discard
  /// The names of payloads.
  case payloadNames = "payload-names"
  /// Labels in patterns, and the place of `let`.
  case patterns = "let-position"
  /// The type whose cases are the ids is named differently.
  case ids
  /// Commas at the end of lists.
  case commas
  /// The name of an effect's sending function differs.
  case sender
  /// Types of fields are omitted because the values show them.
  case inferredTypes = "inferred-types"
  /// A constant of the reducer is a parameter that calls omit.
  case parameters
  /// `@BindingState` marks the fields that views may write. Views may write all fields of an observed state.
  case bindings
  /// Effects are in an array, or follow one another.
  case merged = "merge"
  /// Consecutive effects are steps. No further step begins after all of them were cancelled. The first ones that only
  /// send and cancel finish immediately, therefore the next one need not wait for them.
  case steps
  /// A function that receives some of the actions, or a choice in a case, is replaced by the cases in it.
  case dispatched = "dispatch"
  /// An effect that has a name is returned immediately.
  case namedEffects = "named-effects"
  /// A closure without parameters that is called immediately returns the value of its statements, and changes the
  /// same variables.
  case calledClosures = "called-closures"
  /// Statements that cannot throw may be in a `do`, before it or after it. A clause for some errors is a condition.
  case tried = "do-catch"
  /// A `return` at the end of a task returns nothing.
  case implicitReturn = "implicit-return"
  /// A value of a task that has a name is sent immediately.
  case namedValues = "named-values"
  /// `fireAndForget` of older versions is an effect that sends nothing and discards its errors. The action that
  /// `task` returns is sent last.
  case olderEffects = "older-effects"
  /// `withLock` of a reference changes its value. Older versions change it without `withLock`: `state.count += 1`.
  case locked
  /// A reducer of the older protocol has the same requirements.
  case olderProtocol = "older-protocol"
  /// A `Reduce` that ignores every action is the library's `EmptyReducer`.
  case idleReducers = "idle-reducers"
  /// A conformance to a protocol of the app that nothing requires is omitted.
  case unusedProtocols = "unused-protocols"
  /// The library observes the generated state, which has `@ObservableState`.
  case observedState = "observed-state"
  /// Generated types also conform to `Identifiable` or `Sendable`.
  case addedConformances = "added-conformances"
  /// Initializers of the app set a field's first value, and each of them passes it to the generated initializer.
  case firstValues = "first-values"

  /// An alert has a name, and is not made where it is presented.
  case present
  /// A handler is a function with the same statements and the same names.
  case manual

  public static func < (first: Rewrite, second: Rewrite) -> Bool {
    first.rawValue < second.rawValue
  }
}

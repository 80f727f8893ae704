/// A difference of two handlers that do the same.
///
/// Handlers are compared as they are; where they differ, after as few rewrites as it takes, which the report names.
public enum Rewrite: String, Sendable, CaseIterable, Comparable {
  /// `self.uuid()` is `uuid()`.
  case selfDot = "self-dot"
  /// `Effect.send` is `.send`, and `Action.loaded` is `.loaded`.
  case effectPrefix = "effect-prefix"
  /// The `return .none` of branches follows the branches.
  case returnNoneTail = "return-none-tail"
  /// `guard` is an `if` whose `else` leaves; what follows a branch is in it.
  case guardOrIf = "guard-or-if"
  /// Two cases of one action are a choice in one.
  case matchMerge = "match-merge"
  /// `do` with `catch`, `catch:` and `Result { }` say what follows an error.
  case resultOrCatch = "result-or-catch"
  /// `[count = state.count]` is `state.count`.
  case captures
  /// `try` and `await` are in other places.
  case tryAwait = "try-await"
  /// `_ =` before a call.
  case discard
  /// The names of payloads.
  case payloadNames = "payload-names"
  /// Labels in patterns, and the place of `let`.
  case patterns = "let-position"
  /// The type whose cases are the ids.
  case ids
  /// Commas at the end of lists.
  case commas
  /// The name of the sending function of an effect.
  case sender
  /// The types of fields whose values show them.
  case inferredTypes = "inferred-types"
  /// A constant of the reducer is a parameter that calls leave out.
  case parameters
  /// `@BindingState` marks what views may write, which is all of the state where the library observes it.
  case bindings
  /// Effects in an array, or one after the other.
  case merged = "merge"
  /// Effects one after the other are steps, which begin no more once all of them were cancelled; what the first ones send and
  /// cancel is over at once, so that what comes next need not wait for it.
  case steps
  /// A function that is handed some of the actions, or a choice in a case, is the cases in it.
  case dispatched = "dispatch"
  /// An effect that has a name and is returned at once.
  case namedEffects = "named-effects"
  /// A closure that takes nothing and is called where it stands gives what its statements return, and changes what they change.
  case calledClosures = "called-closures"
  /// Statements that cannot throw may be in a `do`, before it or after it; a clause for some errors is a condition.
  case tried = "do-catch"
  /// A `return` at the end of a task, which gives nothing.
  case implicitReturn = "implicit-return"
  /// A value of a task that has a name and is sent at once.
  case namedValues = "named-values"
  /// `fireAndForget` of older versions is an effect that sends nothing and drops its errors, and what `task` gives is sent last.
  case olderEffects = "older-effects"
  /// `withLock` of a reference changes its value, as older versions do without: `state.count += 1`.
  case locked
  /// A reducer of the older protocol, which asks for the same.
  case olderProtocol = "older-protocol"
  /// A `Reduce` that does nothing at any action is the library's `EmptyReducer`.
  case idleReducers = "idle-reducers"
  /// A protocol of the app for which nothing asks is one less to conform to.
  case unusedProtocols = "unused-protocols"
  /// The library observes the generated state: it has `@ObservableState`.
  case observedState = "observed-state"
  /// Generated types conform to `Identifiable` or `Sendable`, too.
  case addedConformances = "added-conformances"
  /// Initializers of the app give a field its first value, which each of them hands to the generated one.
  case firstValues = "first-values"

  /// An alert has a name, instead of being made where it is shown.
  case present
  /// A handler is a function with the same statements and the same names.
  case manual

  public static func < (first: Rewrite, second: Rewrite) -> Bool {
    first.rawValue < second.rawValue
  }
}

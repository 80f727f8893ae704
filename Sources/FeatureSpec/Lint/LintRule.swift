import SpecSource

/// A rule that specs may break and still be generated.
public enum LintRule: String, Sendable, CaseIterable {
  /// An action that no test sends or receives.
  case untestedAction = "untested-action"
  /// A field that nothing in the spec reads.
  case unreadState = "unread-state"
  /// A field that nothing changes.
  case unwrittenState = "unwritten-state"
  /// A dependency that is listed and not used.
  case unusedDependency = "unused-dependency"
  /// A timer or stream that nothing stops.
  case endlessEffect = "endless-effect"
  /// An error that no action receives.
  case ignoredFailure = "ignored-failure"
  /// A block for errors that nothing throws.
  case idleCatch = "idle-catch"
  /// A reaction that says when it runs, and not what follows.
  case idleReaction = "idle-reaction"
  /// A delegate action that no parent reacts to.
  case unheardDelegate = "unheard-delegate"
  /// A test that checks nothing.
  case idleTest = "idle-test"
  /// A field that a generated view may write and has no control for.
  case missingControl = "missing-control"
  /// A value that reads like a text without quotes.
  case unquotedText = "unquoted-text"
  /// A type that there is not, but one of nearly the same name.
  case misspeltType = "misspelt-type"
  /// A key of a block that is written behind what runs later.
  case writtenOrder = "written-order"
  /// A generated line that is too long.
  case longLine = "long-line"

  /// How much it matters unless the settings say otherwise; nil for not at all.
  public var defaultSeverity: Diagnostic.Severity? {
    switch self {
    case .untestedAction, .unwrittenState, .unusedDependency, .endlessEffect, .idleCatch,
      .idleReaction, .unheardDelegate, .idleTest, .missingControl, .unquotedText, .misspeltType,
      .writtenOrder:
      .warning
    // Nothing but taste suffers, and not every project has the limit of 'swift format'.
    case .longLine: .note
    // What a view shows is read elsewhere; 'failure: ignore' says that somebody has thought of it.
    case .unreadState, .ignoredFailure: nil
    }
  }

  /// What the rule asks for, why, and what to do.
  public var explanation: String {
    switch self {
    case .untestedAction:
      """
      An action that no test of its feature sends, receives or explores can do anything unnoticed.

      Add a step '- send: …' or '- receive: …' with what the state changes to. Specs without 'tests' and 'explore' are left \
      alone: their features may be tested in Swift. So are actions that tests in Swift name.
      """
    case .unreadState:
      """
      Nothing in the spec reads the field: no block, no computed property, no test. Views may; that is why this rule is \
      off unless the settings turn it on.

      Take the field out if nothing shows it either.
      """
    case .unwrittenState:
      """
      No block changes the field, in its feature or those around it, and no view can, because it has no binding: it \
      always keeps its first value.

      Give it 'let: true', or 'binding: true', or take it out. Features with handlers written by hand are left alone, and so \
      are fields with a wrapper and those that the project's own Swift changes.
      """
    case .unusedDependency:
      """
      The feature lists a dependency that its Swift does not use.

      Take it out of 'dependencies'. Features with handlers written by hand are left alone, and so are dependencies that an \
      extension of the feature uses.
      """
    case .endlessEffect:
      """
      A timer or stream goes on until its feature goes away, unless something ends it. Nothing does, and the feature \
      is not only there for a while.

      Give it an 'id', and 'cancel' that where it is to end. A stream with 'finished' ends by itself.
      """
    case .ignoredFailure:
      """
      'failure: ignore' lets an error go unnoticed, by users and by tests. The spec says so in plain sight, so this rule \
      is off unless the settings turn it on.

      Name an action that receives it, unless nobody can do anything about it.
      """
    case .idleCatch:
      """
      'catch' says what follows when 'do' throws. Nothing in 'do' does: there is no 'try' and no 'throw' that leaves it, \
      and Swift warns of a 'catch' that is never reached.

      Take 'catch' out, or write 'try' instead of 'try?' in 'do'.
      """
    case .idleReaction:
      """
      A reaction has an 'order' or a 'guard', and nothing that follows: it does the same as no reaction.

      Write what follows beside it, or take the reaction out.
      """
    case .unheardDelegate:
      """
      The feature sends a delegate action, it lives in others, and none of them reacts to it, nor does the project's own Swift.

      Add 'reactions: {child.delegate.name: …}' to the parent, or take the action out.
      """
    case .idleTest:
      """
      A test that is not exhaustive ('exhaustivity: off') and expects, receives and asserts nothing passes whatever \
      happens.

      Add 'expect' to its steps, or '- assert: …'.
      """
    case .missingControl:
      """
      A field with 'binding: true' may be written by a view, and no control of the generated view does. There are \
      controls for texts, numbers, Booleans, dates, enums without payloads, optionals of them, and structs with such \
      fields. A field whose name or type says that it is secret has one only if it is a text, unless 'fields' lists it.

      List the field under 'fields' of the view, or take 'binding' out. If a view that you write has the control, \
      silence the rule there.
      """
    case .unquotedText:
      """
      Values are Swift: a text stands in double quotes, and because YAML has quotes of its own, these stand in single \
      ones. Without them, Swift looks for something of that name.

          name: '"Ada"'
      """
    case .misspeltType:
      """
      A type that no spec declares is called nearly as one that a spec does, or a nested type is called by its last name \
      outside of the type around it. Types that the module's Swift declares, those of Foundation and of the runtime, and \
      anything in specs that import more are left alone. Tests are generated outside of their feature.

      Correct the name, or write the whole one: 'AuthClient.Failure'. If a type of that name comes from elsewhere, name its module under 'imports', or silence the \
      rule there.
      """
    case .writtenOrder:
      """
      A block runs in one order, however its keys are written: 'guard', 'do', 'catch', 'when', 'match', 'perform', then \
      what is taken away and shown, then its effects. Keys in another order read otherwise than they run.

      Move the key up to where it runs.
      """
    case .longLine:
      """
      A line of the generated code is longer than 'swift format' allows. Swift from specs is never wrapped again.

      Break it in the spec: behind a parenthesis, in a block scalar ('|').
      """
    }
  }
}

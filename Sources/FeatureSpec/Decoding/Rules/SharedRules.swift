import SpecSource

extension Rule {
  /// A declaration with the name of another declaration.
  public static let duplicateName = Rule(
    "duplicate-name",
    reason: """
      Neither Swift nor the rest of the spec can distinguish two declarations with the same name. Names are unique in a \
      state, an action, a list of parameters and a type, and specs have unique names in the whole project.

      Rename one of the two declarations; a note names the place of the other.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      computed: {count: Int = 1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      computed: {next: Int = count + 1}
      """)

  /// A name that Swift, the library or the generated code needs for itself.
  public static let reservedName = Rule(
    "reserved-name",
    reason: """
      Swift reserves some words, and the generated code uses types and properties of the library by their names. A \
      declaration of the same name hides them, and the code no longer compiles or has another meaning.

      Choose another name.
      """,
    wrong: """
      feature: Loader
      types: {State: {enum: [idle, loading]}}
      state: {phase: State = .idle}
      """,
    right: """
      feature: Loader
      types: {Phase: {enum: [idle, loading]}}
      state: {phase: Phase = .idle}
      """)

  /// Values or labels of a call that differ from the declared parameters.
  public static let wrongArguments = Rule(
    "wrong-arguments",
    reason: """
      An action, a procedure, an endpoint, a feature or a presentation takes the values that its spec declares, in their \
      order and with their labels. This call passes too few values, too many values, or other labels.

      Write the values as the spec declares them. Values with a default may be omitted.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        reset: {send: choose}
        choose: {with: {_ count: Int}, do: state.count = count}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        reset: {send: choose(0)}
        choose: {with: {_ count: Int}, do: state.count = count}
      """)
}

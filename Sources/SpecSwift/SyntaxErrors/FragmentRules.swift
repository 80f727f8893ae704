import SpecSource

extension Rule {
  /// Swift that the parser does not accept, or that is of another kind than its position requires.
  public static let invalidSwift = Rule(
    "invalid-swift",
    reason: """
      The tool copies the Swift of a spec into the generated code. Where Swift does not parse, or a statement is in the place of a value, \
      the generated code would not compile.

      Correct the Swift at the place of the message.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += (1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      """)

  /// Swift that has another meaning together with the generated code around it.
  public static let ambiguousSwift = Rule(
    "ambiguous-swift",
    reason: """
      The generated code puts Swift of a spec among arguments, into closures and before blocks. A comment at the end hides what \
      follows it there, a closure after a condition becomes the block, and a '/' may begin a regular expression.

      Remove the comment, or put parentheses around the Swift.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0 // from zero}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      """)

  /// A keyword that the generated function cannot contain at its position.
  public static let misplacedKeyword = Rule(
    "misplaced-keyword",
    reason: """
      A block changes the state at once: it does not wait, it throws no errors, and no 'return' leaves it, because its effects follow. \
      A 'break' or 'continue' needs a loop around it.

      Leave a block early with 'guard:', and make calls that wait or throw in 'run:'.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        decrement: 'if state.count == 0 { return } else { state.count -= 1 }'
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        decrement: {guard: state.count > 0, do: state.count -= 1}
      """)

  /// A declaration that Swift does not allow in a function, or a statement that it does not allow in a type.
  public static let misplacedDeclaration = Rule(
    "misplaced-declaration",
    reason: """
      The Swift of a block becomes the body of a function, which declares variables, functions and types only. The Swift that tests share \
      becomes members of a type, which has no statements.

      List modules under 'imports:', and declare anything else in a Swift file of your own.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: |
          extension Int { var next: Int { self + 1 } }
          state.count = state.count.next
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: |
          let next = state.count + 1
          state.count = next
      """)

  /// A missing value.
  public static let emptyValue = Rule(
    "empty-value",
    reason: """
      The tool cannot distinguish a value that somebody forgot from one that is meant to be empty.

      Write the value after the colon, or remove the key.
      """,
    wrong: """
      feature: Counter
      state:
        count:
      """,
    right: """
      feature: Counter
      state:
        count: Int = 0
      """)

  /// A text that is no address of an action, a field or the like.
  public static let invalidAddress = Rule(
    "invalid-address",
    reason: """
      An address names an action, a field, an effect or a procedure: names with dots between them, with the id of a row in brackets, and \
      with arguments in parentheses. An address calculates nothing.

      Write the name alone, and calculate in its arguments or in 'do:'.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        set: {with: {_ value: Int}, do: state.count = value}
        reset: {send: set = 0}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        set: {with: {_ value: Int}, do: state.count = value}
        reset: {send: set(0)}
      """)
}

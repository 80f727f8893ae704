import SpecSource

extension Rule {
  /// A branch without a condition, or a branch that no state can reach.
  public static let misplacedBranch = Rule(
    "misplaced-branch",
    reason: """
      The branches of 'when' are a list. Each begins with 'if' and its condition. One 'else' may be the last, with its effects indented under \
      it, because it applies where no other branch does.

      Make a list entry of each branch, and put 'else' last.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        step:
          when:
            - else: state.count = 0
            - {if: state.count < 9, do: state.count += 1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        step:
          when:
            - {if: state.count < 9, do: state.count += 1}
            - else: state.count = 0
      """)

  /// A duration that is not a possible waiting time.
  public static let invalidDuration = Rule(
    "invalid-duration",
    reason: """
      A duration is a number and a unit without a space: 'ns', 'us', 'ms', 's', 'min' or 'h'. It is at least a nanosecond, and not longer than \
      clocks count. Any other text is Swift, as in '.seconds(2)'.

      Write the duration like '10ms', '2s' or '5min'.
      """,
    wrong: """
      feature: Reminder
      state: {isDue: Bool = false}
      actions:
        start: {send: {action: due, after: 5 minutes}}
        due: state.isDue = true
      """,
    right: """
      feature: Reminder
      state: {isDue: Bool = false}
      actions:
        start: {send: {action: due, after: 5min}}
        due: state.isDue = true
      """)

  /// An entry of the dependencies that is neither a key nor a declaration.
  public static let invalidDependency = Rule(
    "invalid-dependency",
    reason: """
      A feature lists the keys of its dependencies. A part of a dependency, a type or a property wrapper needs its own name, by which the \
      feature calls it.

      List the key, or write 'name: source'.
      """,
    wrong: """
      feature: Stamp
      dependencies: [date.now]
      state: {time: Date?}
      actions: {stamp: state.time = date.now}
      """,
    right: """
      feature: Stamp
      dependencies: [date]
      state: {time: Date?}
      actions: {stamp: state.time = date.now}
      """)

  /// A text that has only the quotes of YAML, although Swift needs quotes of its own.
  public static let missingQuotes = Rule(
    "missing-quotes",
    reason: """
      YAML removes the quotes around a value before Swift sees it. A text in Swift needs double quotes, and single quotes around them in YAML.

      Add the missing pair of quotes.
      """,
    wrong: """
      feature: Greeting
      state: {text: {type: String, default: ""}}
      """,
    right: """
      feature: Greeting
      state: {text: {type: String, default: '""'}}
      """)
}

import SpecSource

extension Rule {
  /// A key of a block that is written after a key that runs later.
  public static let writtenOrder = Rule(
    "written-order", .optional(.warning),
    reason: """
      A block runs in one order, however its keys are written: 'guard', 'do', 'catch', 'when', 'match', 'perform', then \
      dismissals and presentations, then effects. Keys in another order mislead the reader.

      Move the key up to where it runs.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: {send: counted, do: state.count += 1}
        counted:
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: {do: state.count += 1, send: counted}
        counted:
      """)
}

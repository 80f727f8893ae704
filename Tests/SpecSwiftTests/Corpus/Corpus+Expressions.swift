/// Fragments of the reference specs, gathered once by kind.
extension Corpus {
  /// Fragments that are parsed as expression.
  static let expressions: [String] = [
    "[.csv]",
    "feed.numbers()",
    "feed.lines(of: name)",
    "[1, 2]",
    "[1]",
    "\"ended\"",
    #"["a"]"#,
    #"EffectError("cut")"#,
    "\"cut\"",
    "\"\"",
    "false",
    #"[""]"#,
    "\"ADA\"",
    #"["", "ada"]"#,
    #"["", "ada", "ADA"]"#,
    ".todo(TodoFeature.State(id: UUID(7)))",
    "true",
    ".timer(TimerFeature.State())",
    "nil",
    ".background",
    "result",
    ".constant(.distantPast)",
    "Date(timeIntervalSince1970: 0)",
    ".distantPast",
    "0.01",
    "1",
    ".todo(TodoFeature.State(id: UUID(8)))",
    "0",
    "[TodoFeature.State(id: UUID(0))]",
    "\"milk\"",
    "[]",
    "[TodoFeature.State(id: UUID(0)), TodoFeature.State(id: UUID(1))]",
    "\"!\"",
    "state.step",
    #"BMIInputFeature.State(height: "170", weight: "65")"#,
    "[BMI(id: UUID(0), height: 170, weight: 65, date: Date(timeIntervalSince1970: 0))]",
    ".history",
    #"""
    [
      BMI(id: UUID(0), height: 170, weight: 65, date: Date(timeIntervalSince1970: 0))
    ]
    """#,
    ".input",
    #"""
    [
      BMI(id: UUID(1), height: 170, weight: 65, date: Date(timeIntervalSince1970: 1)),
      BMI(id: UUID(2), height: 170, weight: 66, date: Date(timeIntervalSince1970: 2)),
    ]
    """#,
    #"""
    [
      BMI(id: UUID(2), height: 170, weight: 66, date: Date(timeIntervalSince1970: 2)),
      BMI(id: UUID(1), height: 170, weight: 65, date: Date(timeIntervalSince1970: 1)),
    ]
    """#,
    #"EffectError("unreadable")"#,
    "\"unreadable\"",
    #"""
    [
      BMI(id: UUID(1), height: 170, weight: 65, date: Date(timeIntervalSince1970: 1))
    ]
    """#,
    "recorded.deleted == [UUID(2)]",
    "state.isSaveEnabled",
    #"""
    recorded.saved == [
      BMI(id: UUID(0), height: 170, weight: 65, date: Date(timeIntervalSince1970: 0))
    ]
    """#,
    "\"170\"",
    "\"65\"",
    #"EffectError("disk full")"#,
    "\"disk full\"",
    "42",
    "7",
    "3",
    "5",
    "state.checkResult == .lower",
    "state.checkResult == .equal",
    "6",
    "state.checkResult == .higher",
    "(state.checkResult == .equal) == (state.count == state.secret)",
    "[0, 2].contains(state.secret)",
    "13 * 3600",
    "Date(timeIntervalSince1970: 10)",
    "Date(timeIntervalSince1970: 20)",
    ".uploading",
    ".shared",
    ".notShared",
    "CounterFeature.State(count: 10, secret: 10)",
    "TimerFeature.State(duration: 5)",
    #"""
    [
      GameResult(id: UUID(0), counter: CounterFeature.State(count: 10, secret: 10), timeSpent: 5)
    ]
    """#,
    "CounterFeature.State(count: 0, secret: 3)",
    "state.results[0].isCorrect",
    "GameResultListFeature.State(results: [])",
    "[GameResult(id: UUID(1), counter: CounterFeature.State(), timeSpent: 1)]",
    #"""
    GameResultListFeature.State(
      results: [GameResult(id: UUID(1), counter: CounterFeature.State(), timeSpent: 1)]
    )
    """#,
    ".saveChanges",
    "GameResultListFeature.State()",
    #"""
    [
      GameResult(id: UUID(1), counter: CounterFeature.State(), timeSpent: 1),
      GameResult(id: UUID(2), counter: CounterFeature.State(), timeSpent: 2),
    ]
    """#,
    "[GameResult(id: UUID(2), counter: CounterFeature.State(), timeSpent: 2)]",
    "\"Hello World\"",
    "URLError(.timedOut)",
    "\"Error \\(URLError.Code.timedOut.rawValue)\"",
    "Date(timeIntervalSince1970: 100)",
    "0.02",
    "0.03",
  ]
}

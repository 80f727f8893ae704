import FeatureSpec

// How much of a line is left for what a block says: each dialect puts blocks at another depth.

extension Dialect {
  /// The columns that stand in front of a case of the switch over the action, at most.
  private var caseIndentation: Int {
    switch self {
    case .runtime, .redux: 4
    // The switch stands in a `Reduce`, possibly in `CombineReducers`.
    case .tca: 8
    }
  }

  /// The columns that stand in front of a statement of a case of that switch, at most.
  var statementIndentation: Int { caseIndentation + 2 }

  /// The columns that a statement of an effect's closure has at least.
  var effectColumns: Int {
    columnLimit - caseIndentation - 8
  }

  /// The columns that the pattern of a case has, the colon behind it included.
  var patternColumns: Int {
    columnLimit - caseIndentation - "case ".count
  }

  /// The columns that stand in front of and behind a call which a case returns, at most.
  var resultIndentation: Int {
    statementIndentation + "return ".count
  }
}

import FeatureProgram
import FeatureSpec

// How much of a line is left for what a block says: each dialect puts blocks at another depth, and a feature may stand in
// the extension of another type.

extension Feature {
  /// The columns by which an extension of another type moves the feature's declaration to the right.
  var margin: Int { outer == nil ? 0 : 2 }
}

extension Dialect {
  /// The columns that stand in front of a case of the switch over the action, at most; those of an extension left out.
  private var caseIndentation: Int {
    switch self {
    case .runtime, .redux: 4
    // The switch stands in a `Reduce`, possibly in `CombineReducers`.
    case .tca: 8
    }
  }

  /// The columns that stand in front of a statement of a case of that switch, at most.
  func statementIndentation(in feature: Feature) -> Int {
    feature.margin + caseIndentation + 2
  }

  /// The columns that an effect of a block has at least, and so has a statement of its closure: either stands in several
  /// effects at most, which are gathered.
  ///
  /// - Parameter depth: How many branches and cases of others the block stands in.
  func effectColumns(in feature: Feature, depth: Int) -> Int {
    columnLimit - statementIndentation(in: feature) - 2 * depth - 8
  }

  /// The columns that the pattern of a case has, the colon behind it included.
  func patternColumns(in feature: Feature) -> Int {
    columnLimit - feature.margin - caseIndentation - "case ".count
  }

  /// The columns that stand in front of and behind a call which a case returns, at most.
  func resultIndentation(in feature: Feature) -> Int {
    statementIndentation(in: feature) + "return ".count
  }
}

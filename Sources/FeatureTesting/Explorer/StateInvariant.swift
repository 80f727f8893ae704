import FeatureRuntime

/// A condition that holds in every state of a feature.
///
/// ```swift
/// StateInvariant("the count is never negative") { state in state.count >= 0 }
/// ```
public struct StateInvariant<State> {
  /// The name of the invariant in reports.
  let name: String
  /// Whether the invariant holds in a state.
  let holds: (State) -> Bool
  /// The place of the invariant, at which a violation is reported.
  let place: IssueLocation

  /// Makes an invariant.
  ///
  /// - Parameters:
  ///   - name: The name of the invariant in reports.
  ///   - holds: Whether the invariant holds in a state.
  public init(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    holds: @escaping (_ state: State) -> Bool
  ) {
    self.name = name
    self.holds = holds
    self.place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// What a parent presents, noted before it reduces an action, so that afterwards it can be taken
/// away unless the parent has presented something else meanwhile.
///
/// ```swift
/// let sheet = Presentation(of: state.sheet)
/// // … the parent reduces `.sheet(.dismiss)` …
/// sheet.dismiss(&state.sheet)
/// ```
public struct Presentation<Child> {
  @usableFromInline let identity: StateIdentity?
  @usableFromInline let place: IssueLocation

  /// Notes what is presented.
  @inlinable
  public init(
    of child: Child?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      of: child,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  @usableFromInline
  init(of child: Child?, at place: IssueLocation) {
    self.identity = child.map { StateIdentity(of: $0) }
    self.place = place
    if child == nil { place.reportDismissalOfNobody() }
  }

  /// Takes the child away, unless it is another one.
  public func dismiss(_ child: inout Child?) {
    guard let current = child, StateIdentity(of: current) == identity else { return }
    child = nil
  }
}

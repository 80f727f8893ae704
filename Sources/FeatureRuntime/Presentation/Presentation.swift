/// A presented child, remembered before its parent reduces an action, to remove it afterwards
/// unless the parent has replaced it meanwhile.
///
/// ```swift
/// let sheet = Presentation(of: state.sheet)
/// // … the parent reduces `.sheet(.dismiss)` …
/// sheet.dismiss(&state.sheet)
/// ```
public struct Presentation<Child> {
  @usableFromInline let identity: StateIdentity?
  @usableFromInline let place: IssueLocation

  /// Remembers the presented child.
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

  /// Removes the child, unless the parent has replaced it.
  public func dismiss(_ child: inout Child?) {
    guard let current = child, StateIdentity(of: current) == identity else { return }
    child = nil
  }
}

// Reduces a stack's own actions, for the operator and for generated reducers.

extension StackState {
  /// Performs a `.push`.
  ///
  /// An id that the stack has, or had before, is reported as an issue, and nothing changes.
  public mutating func push(
    _ element: Element,
    id: StackElementID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    push(element, id: id, at: place)
  }

  @usableFromInline
  mutating func push(_ element: Element, id: StackElementID, at place: IssueLocation) {
    guard id.number >= nextID.number else { return place.reportSecondPush(id) }
    self[id: id] = element
  }

  /// Reports an issue unless there is an element to be popped by `.popFrom`.
  ///
  /// Call it before the parent reduces the action, and ``pop(from:)`` afterwards.
  public func requireElement(
    _ id: StackElementID,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    requireElement(id, at: place)
  }

  @usableFromInline
  func requireElement(_ id: StackElementID, at place: IssueLocation) {
    if elements[id] == nil { place.reportPopOfNobody(id) }
  }
}

import IssueReporting

/// A place in a source file, to report issues at.
@usableFromInline
package struct IssueLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  @usableFromInline
  package init(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue here, or at the test's step that is being carried out.
  package func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports a warning here, which fails no test.
  package func warn(_ message: String) {
    reportIssue(
      message,
      severity: .warning,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Reports here all issues of the operation and of the tasks that it starts.
  package func attribute<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try withIssueContext(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column,
      operation: operation
    )
  }
}

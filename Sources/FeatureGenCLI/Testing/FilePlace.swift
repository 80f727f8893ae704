/// A line of a file, and perhaps a column.
struct FilePlace {
  var file: String
  var line: Int
  var column: Int?

  /// Reads `FILE:LINE` or `FILE:LINE:COLUMN`.
  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let last = parts.popLast().flatMap({ Int($0) }), last > 0 else {
      return nil
    }
    if parts.count > 1, let line = Int(parts[parts.count - 1]), line > 0 {
      parts.removeLast()
      (self.line, column) = (line, last)
    } else {
      (line, column) = (last, nil)
    }
    file = parts.joined(separator: ":")
  }

  /// Whether the place is in the file at a path, regardless of the notation of the path.
  func isIn(_ path: String) -> Bool {
    file == path || file.hasSuffix("/\(path)") || file == "./\(path)"
  }
}

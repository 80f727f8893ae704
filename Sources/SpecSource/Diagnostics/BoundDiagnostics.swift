/// The maximum number of diagnostics shown for a single file. In a file with more, most of them have a single cause.
private let shownPerFile = 100

/// The maximum number of diagnostics shown for all files.
private let shownOfAll = 1000

extension [Diagnostic] {
  /// The first diagnostics of each file, as many as people can use, with the number of the omitted ones. The
  /// diagnostics must be sorted.
  public var bounded: [Diagnostic] {
    guard count > shownPerFile else { return self }
    var shown: [Diagnostic] = []
    var hidden: [Diagnostic] = []
    var start = startIndex
    while start < endIndex {
      let file = self[start].span?.file.path
      let end = self[start...].firstIndex { $0.span?.file.path != file } ?? endIndex
      let room = Swift.max(0, Swift.min(shownPerFile, shownOfAll - shown.count))
      let ofFile = self[start..<end]
      shown += ofFile.prefix(room)
      let rest = ofFile.dropFirst(room)
      if let first = rest.first, room > 0 {
        shown.append(
          Diagnostic(
            rest.worstSeverity, "and \(rest.summary) more in this file, not shown", at: first.span,
            hint: "fix those above first"))
      } else {
        hidden += rest
      }
      start = end
    }
    if !hidden.isEmpty {
      shown.append(
        Diagnostic(
          hidden[...].worstSeverity, "and \(hidden[...].summary) more in other files, not shown",
          at: nil, hint: "fix those above first"))
    }
    return shown
  }
}

extension ArraySlice<Diagnostic> {
  fileprivate var worstSeverity: Diagnostic.Severity {
    Diagnostic.Severity.allCases.first { severity in contains { $0.severity == severity } } ?? .note
  }

  /// The number of diagnostics of each severity, in words.
  fileprivate var summary: String {
    Diagnostic.Severity.allCases.compactMap { severity in
      let number = count { $0.severity == severity }
      return number == 0 ? nil : counted(number, severity.rawValue)
    }.joined(separator: ", ")
  }
}

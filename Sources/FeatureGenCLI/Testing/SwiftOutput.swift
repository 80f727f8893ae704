import FeatureGenerator
import SpecSource

/// What `swift build` and `swift test` print, read line by line and led back to specs.
struct SwiftOutput {
  /// The generated files.
  let files: [TracedFile]
  /// Whether what is shown is coloured.
  var isColored = false
  /// What was wrong so far.
  private(set) var messages: [SwiftMessage] = []
  /// The issue whose lines are being read.
  private var issue: SwiftMessage?

  init(files: [TracedFile], isColored: Bool = false) {
    self.files = files
    self.isColored = isColored
  }

  /// Reads a line.
  ///
  /// - Returns: The lines to show by now.
  mutating func read(_ printed: String) -> [String] {
    // Some terminals and services make Swift colour what it prints.
    let line = withoutStyles(printed)
    if issue != nil, line.hasPrefix("  ") || line.hasPrefix("↳ ") {
      issue?.details.append(String(line.dropFirst(2)))
      return []
    }
    let shown = end()
    if let found = SwiftMessage(issue: line, among: files) {
      guard found.span != nil else {
        messages.append(found)
        return shown + [printed]
      }
      issue = found
      return shown
    }
    guard let message = SwiftMessage(line, among: files) else { return shown + [printed] }
    if message.severity != .note { messages.append(message) }
    guard let span = message.span, let code = message.code else { return shown + [printed] }
    let head = "\(span.description): \(message.severity.rawValue): \(message.text)"
    return shown + ["\(head) [\(code.path):\(code.line)]"]
  }

  /// Ends the reading.
  ///
  /// - Returns: The lines that were still to be shown.
  mutating func end() -> [String] {
    guard var issue, let code = issue.code else { return [] }
    self.issue = nil
    // Swift Testing's own words say nothing where those of the step follow.
    if issue.details.count > 1, issue.details[0] == "Issue recorded" { issue.details.removeFirst() }
    let reason = issue.details.isEmpty ? "has failed" : issue.details.removeFirst()
    issue.text = "'\(issue.text)': \(reason)"
    messages.append(issue)
    let head = Diagnostic(
      .error, "\(issue.text) [\(code.path):\(code.line)]", at: issue.span)
    return [head.rendered(isColored: isColored)]
      + issue.details.map { $0.isEmpty ? "" : "  " + printable($0) }
  }
}

/// A line without what colours it on a terminal.
private func withoutStyles(_ line: String) -> String {
  guard line.utf8.contains(0x1B) else { return line }
  var plain = String.UnicodeScalarView()
  var rest = line.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    guard scalar == "\u{1B}", rest.first == "[" else {
      plain.append(scalar)
      continue
    }
    rest = rest.drop { $0 != "m" }.dropFirst()
  }
  return String(plain)
}

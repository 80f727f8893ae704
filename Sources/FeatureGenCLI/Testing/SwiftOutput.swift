import FeatureGenerator
import SpecSource

/// What `swift build` and `swift test` print, read line by line and led back to specs.
struct SwiftOutput {
  /// The bytes of the longest line that can be a message; what a program prints at greater length is shown as it is.
  private static let longestLine = 1 << 16

  /// The generated files.
  let files: [TracedFile]
  /// Whether what is shown is coloured.
  var isColored = false
  /// What was wrong so far.
  private(set) var messages: [SwiftMessage] = []
  /// The issue whose lines are being read.
  private var issue: SwiftMessage?
  /// The messages of the compiler so far: it repeats one for each file that it compiles together with the wrong one.
  private var known: Set<SwiftMessage.Identity> = []
  /// Whether the lines of code are those of a message that was shown before.
  private var isRepeated = false

  init(files: [TracedFile], isColored: Bool = false) {
    self.files = files
    self.isColored = isColored
  }

  /// Reads a line.
  ///
  /// - Returns: The lines to show by now.
  mutating func read(_ printed: String) -> [String] {
    guard printed.utf8.count <= Self.longestLine else { return end() + [printed] }
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
    guard let message = SwiftMessage(line, among: files) else {
      isRepeated = isRepeated && isExcerpt(line)
      return isRepeated ? shown : shown + [printed]
    }
    isRepeated = !message.place.isEmpty && !known.insert(message.identity).inserted
    guard !isRepeated else { return shown }
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

/// Whether a line shows code below a message of the compiler, as in `12 |   let a = b` and `   |  ^ error: …`.
private func isExcerpt(_ line: String) -> Bool {
  let bar = line.firstIndex(of: "|") ?? line.startIndex
  return bar > line.startIndex && line[..<bar].allSatisfy { $0 == " " || $0.isNumber }
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

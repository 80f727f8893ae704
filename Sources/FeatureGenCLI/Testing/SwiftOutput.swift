import FeatureGenerator
import SpecSource

/// The output of `swift build` and `swift test`, read line by line and mapped to specs.
struct SwiftOutput {
  /// The maximum length in bytes of a line that can be a message; longer lines are shown unchanged.
  private static let longestLine = 1 << 16

  /// The generated files.
  let files: [TracedFile]
  /// Whether the shown lines are colored.
  var isColored = false
  /// The messages so far.
  private(set) var messages: [SwiftMessage] = []
  /// The issue whose lines are being read.
  private var issue: SwiftMessage?
  /// The messages of the compiler so far: it repeats a message for each file that it compiles together with the wrong
  /// file.
  private var known: Set<SwiftMessage.Identity> = []
  /// Whether the present code excerpt belongs to a message that was already shown.
  private var isRepeated = false

  init(files: [TracedFile], isColored: Bool = false) {
    self.files = files
    self.isColored = isColored
  }

  /// Reads a line.
  ///
  /// - Returns: The lines that can be shown now.
  mutating func read(_ printed: String) -> [String] {
    guard printed.utf8.count <= Self.longestLine else { return end() + [printed] }
    // Some terminals and services make Swift color its output.
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
  /// - Returns: The remaining lines to show.
  mutating func end() -> [String] {
    guard var issue, let code = issue.code else { return [] }
    self.issue = nil
    // Swift Testing's own text adds nothing if the step's text follows.
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

/// Removes the control sequences for colors from a line.
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

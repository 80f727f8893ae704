import FeatureGenerator
import SpecSource

/// A message of the compiler, or an issue of a test.
struct SwiftMessage {
  var severity: Diagnostic.Severity
  /// The description of the problem, on one line.
  var text: String
  /// The text after that line.
  var details: [String] = []
  /// The place of the code, in the notation of Swift; empty for a message without a place.
  var place = ""
  /// The place in the spec from which the code was generated; nil for code that was not generated.
  var span: SourceSpan?
  /// The place of the generated code: its path and line.
  var code: (path: String, line: Int)?

  /// The parts that identify a repeated message of the compiler.
  struct Identity: Hashable {
    var place: String
    var severity: Diagnostic.Severity
    var text: String
  }

  var identity: Identity { Identity(place: place, severity: severity, text: text) }

  /// The message as a diagnostic of this tool.
  var diagnostic: Diagnostic {
    let message = ([text] + details).joined(separator: "\n")
    guard span == nil, !place.isEmpty else { return Diagnostic(severity, message, at: span) }
    return Diagnostic(severity, "\(place): \(message)", at: nil)
  }
}

extension SwiftMessage {
  /// Reads a line that begins with a place, `error:` or `warning:`; nil for any other line.
  init?(_ line: String, among files: [TracedFile]) {
    let kinds: [(String, Diagnostic.Severity)] = [
      ("error: ", .error), ("warning: ", .warning), ("note: ", .note),
    ]
    for (word, severity) in kinds {
      if line.hasPrefix(word) {
        self.init(severity: severity, text: String(line.dropFirst(word.count)))
        return
      }
      guard let range = line.firstRange(of: ": " + word),
        let place = FilePlace(String(line[..<range.lowerBound]))
      else { continue }
      self.init(
        severity: severity, text: String(line[range.upperBound...]),
        place: String(line[..<range.lowerBound]))
      find(place, among: files.filter { place.isIn($0.path) })
      return
    }
    return nil
  }

  /// Reads the first line of an issue of Swift Testing; nil for any other line.
  init?(issue line: String, among files: [TracedFile]) {
    guard let mark = line.firstRange(of: " recorded an issue"),
      let test = line[..<mark.lowerBound].firstRange(of: " Test ")
    else { return nil }
    let title = line[test.upperBound..<mark.lowerBound]
    let name = title.hasPrefix("\"") ? String(title.dropFirst().dropLast()) : String(title)
    var rest = line[mark.upperBound...]
    while let start = rest.firstRange(of: " at ") {
      rest = rest[start.upperBound...]
      let end = rest.firstRange(of: ": ")
      let text = String(rest[..<(end?.lowerBound ?? rest.endIndex)])
      guard let place = FilePlace(text) else { continue }
      // The place of an issue contains the file's name without its folders.
      let named = files.filter { $0.path.hasSuffix("/\(place.file)") }
      let isClear = named.count < 2
      self.init(
        severity: .error, text: name, details: end.map { [String(rest[$0.upperBound...])] } ?? [],
        place: text)
      find(place, among: isClear ? named : named.filter { $0.holds(test: name) })
      return
    }
    return nil
  }

  private mutating func find(_ place: FilePlace, among files: [TracedFile]) {
    guard let file = files.max(by: { $0.path.count < $1.path.count }),
      let span = file.place(line: place.line, column: place.column)?.spec
    else { return }
    self.span = span
    code = (file.path, place.line)
  }
}

extension TracedFile {
  /// Whether the file's spec may have a test with a name.
  fileprivate func holds(test name: String) -> Bool {
    String(decoding: spec.bytes, as: UTF8.self).firstRange(of: name) != nil
  }
}

import SpecSource

/// A template that is split into tags and the text between them.
struct ScannedTemplate {
  /// The template's name.
  var name: String

  /// The template's file.
  var file: SourceFile

  /// The tags and texts in order, without gaps except at tags with errors.
  var tokens: [Token] = []

  /// The problems of the template.
  var diagnostics: [Diagnostic] = []

  /// The maximum number of problems reported for a template. A file that is no template would have thousands.
  static let diagnosticLimit = 100

  /// Reports an error at some bytes of the file.
  mutating func report(
    _ rule: Rule, _ message: String, at range: Range<Int>, hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    guard diagnostics.count < Self.diagnosticLimit else { return }
    diagnostics.append(.error(rule, message, at: span(range), hint: hint, related: related))
  }

  /// Returns the span of some bytes of the file.
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, offsets: range)
  }

  /// Returns the text of a tag in the file.
  func text(of token: Token) -> String {
    file.text(token.range)
  }
}

/// Splits a template into tags and the text between them.
func scan(_ file: SourceFile, name: String) -> ScannedTemplate {
  var template = ScannedTemplate(name: name, file: file)
  if let diagnostic = checkUTF8(file) {
    template.diagnostics.append(diagnostic)
    return template
  }
  var scanner = Scanner(template)
  scanner.scanAll()
  return scanner.template
}

/// Scans the bytes of a template.
struct Scanner {
  /// The template so far.
  var template: ScannedTemplate

  /// The delimiters of tags at the current position.
  var delimiters = Delimiters.standard

  /// The file's bytes.
  let bytes: [UInt8]

  /// Makes a scanner at the start of a template.
  init(_ template: ScannedTemplate) {
    self.template = template
    self.bytes = template.file.bytes
  }

  /// Scans the whole file.
  mutating func scanAll() {
    // A byte order mark marks the file's encoding and is no text.
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isAtLineStart = true
    while position < bytes.count {
      let open = bytes.firstOffset(of: delimiters.open, from: position) ?? bytes.count
      addText(position..<open, isAtLineStart: isAtLineStart)
      guard open < bytes.count else { return }
      position = scanTag(at: open)
      isAtLineStart = bytes[position - 1] == Byte.lineFeed
    }
  }

  /// Adds text, line by line.
  private mutating func addText(_ range: Range<Int>, isAtLineStart: Bool) {
    var start = range.lowerBound
    var startsLine = isAtLineStart
    while start < range.upperBound {
      let end = min(bytes.lineEnd(after: start), range.upperBound)
      var token = Token(kind: .text, range: start..<end)
      token.startsLine = startsLine
      token.endsLine = bytes[end - 1] == Byte.lineFeed
      template.tokens.append(token)
      startsLine = true
      start = end
    }
  }
}

import SpecSource

/// A template taken apart into tags and the text between them.
struct ScannedTemplate {
  /// The template's name.
  var name: String

  /// Its file.
  var file: SourceFile

  /// Its tags and texts, in their order, without gaps except for tags with errors.
  var tokens: [Token] = []

  /// What is wrong with it.
  var diagnostics: [Diagnostic] = []

  /// How many problems of one template are reported: a file that is no template would have thousands.
  static let diagnosticLimit = 100

  /// Reports an error at some bytes of the file.
  mutating func report(
    _ rule: Rule, _ message: String, at range: Range<Int>, hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    guard diagnostics.count < Self.diagnosticLimit else { return }
    diagnostics.append(.error(rule, message, at: span(range), hint: hint, related: related))
  }

  /// The place of some bytes of the file.
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, offsets: range)
  }

  /// A tag as it stands in the file.
  func text(of token: Token) -> String {
    file.text(token.range)
  }
}

/// Takes a template apart into tags and the text between them.
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

/// Goes through the bytes of a template.
struct Scanner {
  /// What was found so far.
  var template: ScannedTemplate

  /// What tags start and end with at this place.
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
    // A byte order mark says how the file is encoded; it is not text.
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

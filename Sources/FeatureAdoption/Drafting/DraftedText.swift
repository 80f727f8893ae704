import SpecSource
import SpecSwift

extension ReadSwiftFile {
  /// Returns the place of a range.
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, offsets: range)
  }

  /// Returns the Swift of a range as a text of a spec, without the indentation that its lines share and without
  /// commands to linters.
  ///
  /// - Parameter edits: The texts that replace some of its ranges.
  func draft(_ range: Range<Int>, _ edits: [DraftEdit] = []) -> DraftText {
    let commands = comments(in: range).filter {
      isLinterCommand($0.text) && $0.range.upperBound <= range.upperBound
    }.map(\.range)
    let range = withoutCommands(commands, at: range)
    let edits =
      edits
      + commands.map(wholeLine).filter { line in
        range.contains(line.lowerBound) && !edits.contains { $0.range.overlaps(line) }
      }.map { DraftEdit(range: $0, text: "") }
    return unindented(range, edits)
  }

  /// Returns the Swift of a range, without the indentation that its lines share.
  ///
  /// - Parameter edits: The texts that replace some of its ranges.
  func unindented(_ range: Range<Int>, _ edits: [DraftEdit] = []) -> DraftText {
    let range = file.bytes.trimmed(range)
    var start = range.lowerBound
    while start > 0, file.bytes[start - 1].isBlank { start -= 1 }
    let isAtStart = start == 0 || file.bytes[start - 1] == UInt8(ascii: "\n")
    let text = edits.isEmpty ? file.text(range) : edited(range, edits)
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return DraftText(text, at: span(range)) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.last == "\r" ? $0.dropLast() : $0
    }
    let first = isAtStart ? [range.lowerBound - start] : []
    let indentation =
      (first + lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map(\.indentation))
      .min() ?? 0
    for index in lines.indices.dropFirst() {
      lines[index] = lines[index].dropFirst(min(indentation, lines[index].indentation))
      if lines[index].allSatisfy(\.isWhitespace) { lines[index] = "" }
    }
    if isAtStart, let extra = first.first.map({ $0 - indentation }), extra > 0 {
      lines[0] = Substring(String(repeating: " ", count: extra) + lines[0])
    }
    return DraftText(lines.joined(separator: "\n"), at: span(range))
  }
}

extension ReadSwiftFile {
  /// Returns a range without the commands to linters and the white space at its ends.
  private func withoutCommands(_ commands: [Range<Int>], at range: Range<Int>) -> Range<Int> {
    var range = file.bytes.trimmed(range)
    while let command = commands.first(where: { $0.lowerBound == range.lowerBound }) {
      range = file.bytes.trimmed(command.upperBound..<range.upperBound)
    }
    while let command = commands.last(where: {
      $0.upperBound == range.upperBound && $0.lowerBound > range.lowerBound
    }) {
      range = file.bytes.trimmed(range.lowerBound..<command.lowerBound)
    }
    return range
  }

  /// Returns a comment with the blanks before it, and with its whole line if the line contains nothing else.
  private func wholeLine(_ comment: Range<Int>) -> Range<Int> {
    var start = comment.lowerBound
    while start > 0, file.bytes[start - 1].isBlank { start -= 1 }
    if start > 0, file.bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
    return start..<comment.upperBound
  }
}

/// A range of a file, with its replacement.
struct DraftEdit {
  /// The range of the replaced text in its file.
  var range: Range<Int>
  /// The new text.
  var text: String
}

extension ReadSwiftFile {
  /// Returns the text of a range after edits.
  private func edited(_ range: Range<Int>, _ edits: [DraftEdit]) -> String {
    var bytes: [UInt8] = []
    var place = range.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      bytes += file.bytes[place..<edit.range.lowerBound] + Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return String(decoding: bytes + file.bytes[place..<range.upperBound], as: UTF8.self)
  }

  /// Returns the blanks at the beginning of the line that contains a place.
  func indentation(before place: Int) -> String {
    let start = file.bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(decoding: file.bytes[start..<place].prefix(while: \.isBlank), as: UTF8.self)
  }
}

extension Substring {
  /// The number of blanks at the beginning of the text.
  fileprivate var indentation: Int { utf8.prefix(while: \.isBlank).count }
}

/// The lines of comments, without the marks of comments.
struct CommentLines {
  /// The lines of the documentation.
  var documentation: [String] = []
  /// The lines of the other comments.
  var other: [String] = []

  /// All lines, the documentation first.
  var all: [String] { documentation + other }
  /// The documentation as the value of `doc`; nil when there is none.
  var doc: SpecDraft? {
    documentation.isEmpty ? nil : .text(documentation.joined(separator: "\n"))
  }
}

/// Returns the lines of the comments before a declaration: the documentation, and the other comments.
///
/// Commands to linters are left out: they are about a line of Swift, and generated files have their own.
///
/// - Parameter trivia: The comments, including the white space between them.
func commentLines(_ trivia: String) -> CommentLines {
  // Most declarations have no comments.
  guard trivia.utf8.contains(UInt8(ascii: "/")) else { return CommentLines() }
  var documentation: [String] = []
  var other: [String] = []
  for piece in swiftPieces(of: trivia.utf8) where piece.isComment && !isLinterCommand(piece.text) {
    for line in piece.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isDocumentation = piece.text.hasPrefix("///") || piece.text.hasPrefix("/**")
      var text = line.drop(while: \.isWhitespace)
      if piece.text.hasPrefix("/*") {
        if text.hasSuffix("*/") { text = text.dropLast(2) }
        text = text.drop { $0 == "/" || $0 == "*" }
      } else {
        text = text.dropFirst(isDocumentation ? 3 : 2)
      }
      if text.first == " " { text = text.dropFirst() }
      while text.last?.isWhitespace == true { text = text.dropLast() }
      if isDocumentation { documentation.append(String(text)) } else { other.append(String(text)) }
    }
  }
  return CommentLines(documentation: documentation.trimmed, other: other.trimmed)
}

/// Whether the comments before a declaration contain lines that a spec can have.
func hasCommentLines(_ trivia: String) -> Bool {
  let lines = commentLines(trivia)
  return !lines.documentation.isEmpty || !lines.other.isEmpty
}

/// Whether a comment is a command to a linter or formatter: `// swiftlint:disable:next force_try`.
func isLinterCommand(_ comment: String) -> Bool {
  let text = comment.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
  return ["swiftlint:", "swiftformat:", "swift-format-ignore"].contains { text.hasPrefix($0) }
}

extension [String] {
  /// The lines without the empty ones at both ends.
  fileprivate var trimmed: [String] {
    var lines = self[...]
    while lines.first?.isEmpty == true { lines = lines.dropFirst() }
    while lines.last?.isEmpty == true { lines = lines.dropLast() }
    return Array(lines)
  }
}

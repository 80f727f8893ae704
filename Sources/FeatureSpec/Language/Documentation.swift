import SpecSource

/// The documentation of a declaration, line by line.
public struct Documentation: Sendable, Hashable {
  /// The lines, without trailing spaces; an empty line separates paragraphs.
  public var lines: [String]

  /// No documentation.
  public static let none = Documentation(lines: [])

  /// Makes documentation from its lines.
  public init(lines: [String]) {
    self.lines = lines
  }

  /// Makes documentation from a text, which may contain any of Swift's line breaks.
  ///
  /// A line break inside of the text can never end the resulting comment, because every line gets a `///` of its own.
  /// Characters that would change the look of the comment are written as `\u{…}`.
  public init(text: String) {
    guard text.anyByte(Documentation.isUnusual) || text.hasSpaceAtEnd else {
      lines = text.isEmpty ? [] : [text]
      return
    }
    // Swift ends a line at CR and LF; some editors end a line at the other characters, too.
    let breaks: Set<Character> = [
      "\n", "\r\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}",
    ]
    var lines =
      text.split(omittingEmptySubsequences: false) { breaks.contains($0) }
      .map { line in
        visibleText(
          String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed()), in: .prose)
      }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    self.lines = lines
  }

  /// Whether a byte may be part of a line break or of an invisible character. This is a fast check, because most
  /// texts have one line.
  private static func isUnusual(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x7F
  }
}

extension String {
  /// Whether the last byte is a space or a tab.
  fileprivate var hasSpaceAtEnd: Bool {
    utf8.last == UInt8(ascii: " ") || utf8.last == UInt8(ascii: "\t")
  }
}

import SpecSource

/// The documentation of a declaration, line by line.
public struct Documentation: Sendable, Hashable {
  /// The lines, without trailing spaces; an empty one separates paragraphs.
  public var lines: [String]

  /// No documentation.
  public static let none = Documentation(lines: [])

  /// Makes documentation of its lines.
  public init(lines: [String]) {
    self.lines = lines
  }

  /// Makes documentation of a text, which may break lines in any of the ways that Swift knows.
  ///
  /// A line break inside the text can never end the comment it becomes, because every line gets a `///` of its own; what
  /// would show the comment as something else than it is, is written as `\u{…}`.
  public init(text: String) {
    guard text.anyByte(Documentation.isUnusual) || text.hasSpaceAtEnd else {
      lines = text.isEmpty ? [] : [text]
      return
    }
    // CR and LF are what ends a line in Swift; the others end one for some editors.
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

  /// Whether a byte may be part of a line break or of an invisible character: a fast check, as most texts have one line.
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

import SpecSource
import SwiftCode

// Declarations that templates write on one line or on several lines.

extension Code {
  /// Whether a member is short enough for a single line. The answer is the same at every indentation, so that a
  /// member keeps its form when its type is moved into another type.
  var isShort: Bool {
    !isMultiline && !hasComment && columns <= columnLimit - deepestIndentation
  }

  /// Whether the code may have a comment, after which nothing else can be on the line.
  private var hasComment: Bool {
    let (bytes, slash) = (text.utf8, UInt8(ascii: "/"))
    return zip(bytes, bytes.dropFirst()).contains { $0 == slash && $1 == slash }
  }
}

/// The number of columns before an accessor in a type in the state of a feature in another type.
private let deepestIndentation = 10

/// Returns the texts with a comma after each but the last.
func commaSeparated(_ texts: [Code]) -> [Code] {
  texts.enumerated().map { $0 == texts.count - 1 ? $1 : $1 + "," }
}

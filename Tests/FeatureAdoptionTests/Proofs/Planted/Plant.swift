import SpecSource
import SpecSwift

/// A feature in a file of its own, with a planted construct.
struct Plant {
  /// The name of the feature.
  let name: String
  /// The text of the planted construct.
  let text: String
  /// The file of the feature.
  let file: SourceFile
  /// The lines at which adoption may refuse the construct: the lines of the construct, the line after it, and the
  /// first lines of the elements that contain it.
  let lines: Set<Int>

  init(_ name: String, _ text: String, at place: PlantedPlace) {
    (self.name, self.text) = (name, text)
    let whole = place.feature(name, with: text)
    file = SourceFile(path: "\(name).swift", text: whole)
    let all = whole.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: Set<Int> = []
    let text = text.trimming(while: \.isWhitespace)
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    for first in all.indices where first + parts.count <= all.count {
      let isThere = parts.indices.allSatisfy { all[first + $0].contains(parts[$0]) }
      if isThere, !text.isEmpty { lines.formUnion(first + 1...first + parts.count + 1) }
    }
    for owner in place.owners {
      if let line = all.firstIndex(where: { $0.contains(owner) }) { lines.insert(line + 1) }
    }
    self.lines = lines
  }

  /// Returns the words and comments of the construct that a text does not contain.
  func words(lostIn rest: String) -> [String] {
    swiftPieces(of: text.utf8).flatMap { piece -> [String] in
      let isWord = piece.text.contains { $0.isLetter || $0.isNumber }
      guard piece.isComment else {
        return isWord && !Self.implied.contains(piece.text) ? [piece.text] : []
      }
      return piece.text.split { "/*\n".contains($0) }.map { $0.trimming(while: \.isWhitespace) }
    }
    .filter { !rest.contains($0) }
  }

  /// The words that a spec expresses without containing them.
  private static let implied: Set = [
    "break", "case", "default", "guard", "else", "if", "switch", "return", "none", "self", "Self",
    "let", "var", "private",
    "fileprivate", "internal", "public", "Effect", "send", "run", "merge", "concatenate", "cancel",
    "cancellable", "id", "in",
    "catch", "await", "Action", "get", "action", "Reduce", "state", "of", "func", "State",
    "Dependency", "extension", "captured", "error",
  ]
}

extension StringProtocol {
  /// Returns the text without leading and trailing characters that satisfy a condition.
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
    String(drop(while: isLeftOut).reversed().drop(while: isLeftOut).reversed())
  }
}

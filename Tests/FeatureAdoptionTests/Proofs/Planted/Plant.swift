import SpecSource
import SpecSwift

/// A feature in a file of its own, with something planted in it.
struct Plant {
  /// Its name.
  let name: String
  /// What is planted.
  let text: String
  /// Its file.
  let file: SourceFile
  /// The lines at which it may be refused: those of what is planted, the one behind, and the first of what that belongs to.
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

  /// The words and comments of what is planted that a text does not have.
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

  /// What a spec says without the word.
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
  /// It without what begins and ends it.
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
    String(drop(while: isLeftOut).reversed().drop(while: isLeftOut).reversed())
  }
}

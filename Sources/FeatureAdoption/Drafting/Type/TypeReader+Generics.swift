import SpecSource
import SpecSwift

extension TypeReader {
  /// Reads the generic parameters of the reducer's type.
  mutating func readGenerics() throws(NotDrafted) {
    guard let clause = feature.type.generics else { return }
    let span = feature.origin.span
    if feature.origin.isConditional {
      throw NotDrafted("generic parameters with conditions", at: span)
    }
    for part in clause.dropFirst().dropLast().splitAtCommas {
      let sides = part.split(separator: ":", maxSplits: 1).map { String($0).trimmingBlanks }
      guard sides.count == 2, isIdentifier(sides[0]) else {
        throw NotDrafted("a generic parameter without a constraint", at: span)
      }
      reducer.generics.append(DraftKey(sides[0], .text(sides[1].onOneLine, at: span)))
    }
  }
}

extension Substring {
  /// The parts of the text between the commas outside of brackets.
  var splitAtCommas: [String] {
    var depth = 0
    var parts = [""]
    for character in self {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }
}

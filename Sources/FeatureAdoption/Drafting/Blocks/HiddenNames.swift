import SpecSwift

/// Returns the positions of pieces where cases of a `switch` bind some names to other values.
func hiddenNames(
  of names: Set<String>, in pieces: [SwiftPiece]
) -> [(range: Range<Int>, names: Set<String>)] {
  pieces.indices.compactMap { start in
    guard pieces.beginsCase(at: start), pieces[start].text == "case" else { return nil }
    var depth = 0
    var colon: Int?
    var end = start + 1
    while end < pieces.count {
      let text = pieces[end].text
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth < 0 || depth == 0 && colon != nil && pieces.beginsCase(at: end) { break }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if depth == 0, text == ":", colon == nil { colon = end }
      end += 1
    }
    guard let colon else { return nil }
    let label = pieces[(start + 1)..<colon].filter { !$0.isComment }.map(\.text)
    let hidden = names.intersection(boundNames(label))
    return hidden.isEmpty ? nil : (start..<end, hidden)
  }
}

extension [SwiftPiece] {
  /// Whether a case of a `switch` begins at a position, rather than a pattern in a condition.
  fileprivate func beginsCase(at index: Int) -> Bool {
    guard self[index].isCode else { return false }
    if self[index].text == "default" { return index + 1 < count && self[index + 1].text == ":" }
    let before = index > 0 ? self[index - 1].text : ""
    return self[index].text == "case" && !["if", "guard", "while", "for", ","].contains(before)
  }
}

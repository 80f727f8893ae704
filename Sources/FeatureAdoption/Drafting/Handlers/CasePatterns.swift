import SpecSwift

extension FeatureDrafter {
  /// The patterns of a case as they are written.
  func parts(of label: SourceText, _ count: Int) -> [SourceText] {
    guard count > 1 else { return [label] }
    let bytes = Array(label.text.utf8)
    var depth = 0
    var start = 0
    var parts: [SourceText] = []
    func add(_ end: Int) {
      let text = String(decoding: bytes[start..<end], as: UTF8.self).trimmingBlanks
      let place = label.range.lowerBound
      parts.append(SourceText(text: text, range: place + start..<place + end))
    }
    for piece in swiftPieces(of: bytes) where !piece.isComment {
      if ["(", "[", "{"].contains(piece.text) { depth += 1 }
      if [")", "]", "}"].contains(piece.text) { depth -= 1 }
      guard depth == 0, piece.text == "," else { continue }
      add(piece.range.lowerBound)
      start = piece.range.upperBound
    }
    add(bytes.count)
    return parts.count == count ? parts : Array(repeating: label, count: count)
  }
}

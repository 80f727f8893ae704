import SpecSource

/// Names in plain words that contain a colon, such as the names of tests: `it goes: to 1: […]`.
extension SyntaxErrorReport {
  /// Returns the error for such a name; nil if the line's second colon belongs to a value.
  func nameProblem(of shape: LineShape) -> Diagnostic? {
    guard let key = shape.key, source[key.lowerBound].isNameByte else { return nil }
    var nesting = SwiftNesting()
    var index = shape.value.lowerBound
    var last: Int?
    while index < shape.value.upperBound {
      let isEnd = index + 1 >= shape.value.upperBound
      if source[index] == Byte.colon, nesting.isOutside, isEnd || source.isSpace(at: index + 1) {
        let next = source[source.skipBlanks(index + 1)]
        if isEnd || next == Byte.openBracket || next == Byte.openBrace { last = index }
        break
      }
      // Swift contains signs, but a name contains words.
      guard source[index].isNameByte || " ,'-".utf8.contains(source[index]) else { return nil }
      index = nesting.step(at: index, in: source)
    }
    guard let last else { return nil }
    let name = key.lowerBound..<last
    guard source.text(key).contains(" ") || source.text(shape.value.lowerBound..<last).contains(" ")
    else { return nil }
    return .error(
      .tornValue, PitfallMessages.name(source.text(name)), at: source.span(name),
      hint: QuoteRepair(source: source).hint(quoting: name))
  }
}

import SpecSource

/// Actions that are declared like functions in Swift: `setCount(_ n: Int): state.count = n`.
extension SourceLookup {
  /// Returns the hint for such a line: the parameters belong under `with`, and the statements under `do`.
  ///
  /// - Parameter range: The name with its parameters, which is the key of the line.
  /// - Returns: The hint; nil if the text is not such a declaration, or is in another section.
  func parameters(inKey range: Range<Int>) -> Hint? {
    let source = self
    guard let section = section(around: range.lowerBound),
      section == "actions" || section == "procedures",
      let bracket = range.first(where: { source[$0] == Byte.openParenthesis }),
      source[range.upperBound - 1] == Byte.closeParenthesis,
      source[range.upperBound] == Byte.colon,
      (range.lowerBound..<bracket).allSatisfy({ source[$0].isNameByte || source[$0] == dot }),
      let values = source.parameters(in: bracket + 1..<range.upperBound - 1)
    else { return nil }
    let with = "with: {\(values)}"
    let line = source.line(around: range.upperBound)
    let start = source.skipBlanks(range.upperBound + 1)
    let value = source.withoutComment(min(start, line.upperBound)..<line.upperBound)
    if value.isEmpty {
      let indentation = source.indentation(below: line, deeperThan: range.lowerBound)
      let text = indentation.map { ":\n\($0)\(with)" } ?? ": {\(with)}"
      return Hint(showing: source.fix(bracket..<range.upperBound + 1, text))
    }
    switch source[value.lowerBound] {
    case UInt8(ascii: "|"), Byte.greater:
      return "declare the parameters under 'with': '\(with)', and write the statements under 'do'"
    case Byte.openBrace:
      return Hint(showing: source.fix(bracket..<value.lowerBound + 1, ": {\(with), "))
    default:
      let repair = QuoteRepair(source: source)
      let text = repair.needsQuotes(value, isFlow: true) ? repair.quoted(value) : source.text(value)
      return Hint(showing: source.fix(bracket..<value.upperBound, ": {\(with), do: \(text)}"))
    }
  }
}

private let dot = UInt8(ascii: ".")

extension SourceLookup {
  /// Returns the key under which the line around an offset is indented.
  func section(around offset: Int) -> String? {
    var line = line(around: offset)
    let column = trimmed(line).lowerBound - line.lowerBound
    while let above = contentLine(above: line.lowerBound) {
      line = above
      if trimmed(above).lowerBound - above.lowerBound < column {
        return LineShape(around: above.lowerBound, in: self).key.map { text($0) }
      }
    }
    return nil
  }

  fileprivate func fix(_ range: Range<Int>, _ text: String) -> Diagnostic.Fix {
    Diagnostic.Fix(replacing: span(range), by: text)
  }

  /// Returns Swift's parameters as members of a flow mapping; nil if a parameter has no type.
  fileprivate func parameters(in range: Range<Int>) -> String? {
    var parts: [Range<Int>] = []
    var nesting = SwiftNesting()
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if self[index] == Byte.comma, nesting.isOutside {
        parts.append(trimmed(start..<index))
        start = index + 1
      }
      index = nesting.step(at: index, in: self)
    }
    parts.append(trimmed(start..<range.upperBound))
    let repair = QuoteRepair(source: self)
    var members: [String] = []
    for part in parts {
      guard let colon = part.first(where: { self[$0] == Byte.colon }) else { return nil }
      let type = trimmed(colon + 1..<part.upperBound)
      guard !type.isEmpty else { return nil }
      let text = repair.needsQuotes(type, isFlow: true) ? repair.quoted(type) : self.text(type)
      members.append("\(self.text(part.lowerBound..<colon)): \(text)")
    }
    return members.joined(separator: ", ")
  }

  /// Returns the indentation of the next line below a line, if it is deeper than an offset's column.
  fileprivate func indentation(below line: Range<Int>, deeperThan key: Int) -> String? {
    guard let next = lines(below: line).first(where: hasContent) else { return nil }
    let indentation = next.lowerBound..<trimmed(next).lowerBound
    return indentation.count > key - line.lowerBound ? text(indentation) : nil
  }
}

extension SyntaxErrorReport {
  /// The error for such an action whose types YAML cannot read: `setAll(_ ids: [Int], n: Int): …`.
  var parametersProblem: Diagnostic? {
    guard let key = LineShape(around: problem, in: source).key,
      let hint = source.parameters(inKey: key)
    else { return nil }
    return .error(
      .tornValue, PitfallMessages.splitAtColon(source.text(key)), at: source.span(key), hint: hint)
  }
}

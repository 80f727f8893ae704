/// A name in words: `isSaving` becomes "Is saving", `BMIHistory` "BMI history".
func words(of name: String) -> String {
  var words: [String] = []
  let characters = Array(name)
  for (index, character) in characters.enumerated() {
    let previous = index > 0 ? characters[index - 1] : "_"
    let isLastCapital =
      index + 1 < characters.count && characters[index + 1].isLowercase && previous.isUppercase
    let startsWord = character.isUppercase && (!previous.isUppercase || isLastCapital)
    if words.isEmpty || startsWord || character == "_" { words.append("") }
    if character != "_" { words[words.count - 1].append(character) }
  }
  let texts = words.filter { !$0.isEmpty }.enumerated().map { index, word in
    let isAcronym = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    if isAcronym { return word }
    return index == 0 ? word.capitalizedFirst : word.lowercased()
  }
  return texts.isEmpty ? name : texts.joined(separator: " ")
}

/// What stands on the button of an action: its name in words, without what only tells that it is a button.
func buttonLabel(of name: String) -> String {
  for ending in ["ButtonTapped", "ButtonPressed", "Tapped", "Pressed"]
  where name.hasSuffix(ending) && name.count > ending.count {
    return words(of: String(name.dropLast(ending.count)))
  }
  return words(of: name)
}

/// What stands beside a field: its name in words, of a truth value without its "is".
func fieldLabel(of name: String, isTruth: Bool) -> String {
  let rest = name.dropFirst(2)
  guard isTruth, name.hasPrefix("is"), rest.first?.isUppercase == true else {
    return words(of: name)
  }
  return words(of: String(rest))
}

/// The columns that stand in front of a row, at most.
private let rowIndentation = 12

/// A call whose arguments stand on lines of their own where they are too long.
func viewCall(_ callee: String, _ arguments: [String], _ closing: String = ")") -> String {
  row("\(callee)(", arguments, closing, indentation: rowIndentation)
}

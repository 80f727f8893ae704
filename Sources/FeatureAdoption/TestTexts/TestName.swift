/// Returns the name of a test in words: 'testLoadsOnce' is 'loads once'.
func testName(_ function: String) -> String {
  var name = function.filter { $0 != "`" }
  if name.hasPrefix("test"), name.dropFirst(4).first.map({ !$0.isLowercase }) ?? false {
    name.removeFirst(4)
  }
  let words = name.split(separator: "_").flatMap { camelWords(String($0)) }
  return words.isEmpty ? function : words.joined(separator: " ")
}

/// Returns the words of a name whose words begin with capitals. Words in capitals stay unchanged.
private func camelWords(_ text: String) -> [String] {
  var words: [String] = []
  let characters = Array(text)
  for (index, character) in characters.enumerated() {
    let isStart =
      character.isUppercase
      && (index == 0 || !characters[index - 1].isUppercase
        || (index + 1 < characters.count && characters[index + 1].isLowercase))
    if character == " " {
      words.append("")
    } else if words.isEmpty || isStart {
      words.append(String(character))
    } else {
      words[words.count - 1].append(character)
    }
  }
  return words.filter { !$0.isEmpty }.map { word in
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber } ? word : word.lowercased()
  }
}

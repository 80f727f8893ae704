import SpecSwift

/// Whether two patterns match no common value: they differ in the name of a case.
func areDisjoint(_ first: String, _ second: String) -> Bool {
  alternatives(first).allSatisfy { one in
    alternatives(second).allSatisfy { other in
      let place = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      guard let place, place > 0 else { return false }
      return one[place - 1] == "." && isIdentifier(one[place]) && isIdentifier(other[place])
    }
  }
}

/// Returns the words of patterns that are separated by commas, without words that only name values.
private func alternatives(_ text: String) -> [[String]] {
  var depth = 0
  var all: [[String]] = [[]]
  let words = words(text)
  for (index, word) in words.enumerated() where word != "let" {
    // A name matches any value.
    let isName = index > 0 && words[index - 1] == "let" && isIdentifier(word)
    let word = isName ? "_" : word
    if word == "(" { depth += 1 }
    if word == ")" { depth -= 1 }
    if word == ",", depth == 0 { all.append([]) } else { all[all.count - 1].append(word) }
  }
  return all
}

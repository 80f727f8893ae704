import SpecSwift

/// Returns the number of calls of a function of the feature in Swift, and of its uses as a value. Calls with the
/// same first labels count, too.
func countCalls(of name: String, _ labels: [String]?, in text: String) -> Int {
  guard text.contains(name) else { return 0 }
  let words = words(text)
  return words.indices.count { index in
    guard words[index] == name else { return false }
    let before = index > 0 ? words[index - 1] : ""
    let isOwn = before != "." || index > 1 && words[index - 2] == "self"
    let next = index + 1 < words.count ? words[index + 1] : ""
    guard isOwn, before != "func", next != ":" else { return false }
    guard let labels, next == "(" else { return true }
    return labels.starts(with: calledLabels(words[(index + 1)...]))
  }
}

/// Returns the labels of a call whose parentheses begin with the first word.
private func calledLabels(_ words: ArraySlice<String>) -> [String] {
  var depth = 0
  var labels: [String] = []
  for index in words.indices {
    let word = words[index]
    if depth == 1, words[index - 1] == "(" || words[index - 1] == ",", word != ")" {
      let isLabel =
        isIdentifier(word) && words.dropFirst(index + 1 - words.startIndex).first == ":"
      labels.append(isLabel ? word : "_")
    }
    if ["(", "[", "{"].contains(word) { depth += 1 }
    if [")", "]", "}"].contains(word) { depth -= 1 }
    if depth == 0 { break }
  }
  return labels
}

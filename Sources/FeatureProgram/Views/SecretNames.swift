import FeatureSpec
import SpecSwift

/// The words of names that mark a value as secret.
private let secretWords: Set = [
  "credential", "passcode", "passphrase", "password", "secret", "token",
]

/// Whether one of the words in a name or a type marks a value as secret: `accessToken`, `[Password]`.
private func saysSecret(_ text: String) -> Bool {
  text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    .flatMap { wordsOfName(String($0)) }
    .map { $0.lowercased() }
    .contains { word in
      secretWords.contains(word)
        || word.hasSuffix("s") && secretWords.contains(String(word.dropLast()))
    }
}

extension Field {
  /// Whether the field's name or type marks its value as secret. A Boolean cannot be a secret.
  func isSecret(as type: ViewType) -> Bool {
    if case .truth = type.kind { return false }
    return saysSecret(name.value) || saysSecret(self.type.text)
  }
}

/// Splits a name in camel case into words, with acronyms as single words: "BMI" and "History" for `BMIHistory`.
public func wordsOfName(_ name: String) -> [String] {
  var words: [String] = []
  let characters = Array(name)
  for (index, character) in characters.enumerated() {
    let previous = index > 0 ? characters[index - 1] : "_"
    let isLastCapital =
      index + 1 < characters.count && characters[index + 1].isSmall && previous.isCapital
    let startsWord = character.isCapital && (!previous.isCapital || isLastCapital)
    if words.isEmpty || startsWord || character == "_" { words.append("") }
    if character != "_" { words[words.count - 1].append(character) }
  }
  return words.filter { !$0.isEmpty }
}

// Looking up the Unicode properties of a character is slow.
extension Character {
  /// Whether the character is an upper-case letter.
  public var isCapital: Bool {
    asciiValue.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? isUppercase
  }

  /// Whether the character is a lower-case letter.
  fileprivate var isSmall: Bool {
    asciiValue.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? isLowercase
  }
}

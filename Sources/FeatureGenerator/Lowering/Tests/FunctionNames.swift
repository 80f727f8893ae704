import FeatureSpec
import SpecSwift

/// The names of the functions that a feature's tests become, in their order; that of its exploration comes last.
public func testFunctionNames(of feature: Feature) -> [String] {
  functionNames(
    for: feature.tests.map(\.name.value)
      + [feature.exploration?.setup.name.value].compactMap(\.self))
}

/// Names of functions for titles in words: "counts up and down" becomes `countsUpAndDown`.
///
/// Titles that differ in signs only get numbers, in their order.
func functionNames(for titles: [String]) -> [String] {
  var taken: Set<String> = []
  return titles.map { title in
    let name = functionName(for: title)
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }
}

/// The name of a function for one title.
private func functionName(for title: String) -> String {
  // An apostrophe joins what it separates: "a row's reminder" becomes aRowsReminder.
  let letters = String(
    String.UnicodeScalarView(title.unicodeScalars.filter { $0 != "'" && $0 != "’" }))
  let words = letters.split { !isPartOfName($0) }
  let first = words.first.map { String($0).lowercasedFirst() } ?? ""
  let name = first + words.dropFirst().map { $0.capitalizedFirst }.joined()
  guard let start = name.first, start.isLetter, escapedIdentifier(name) == name, name != "init"
  else {
    return "test" + name.capitalizedFirst
  }
  return name
}

/// Whether a character can stand in a Swift name as it is.
private func isPartOfName(_ character: Character) -> Bool {
  // What Unicode says of a character takes long to look up.
  guard let byte = character.asciiValue else { return character.isLetter }
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    return true
  default: return false
  }
}

extension String {
  /// The text with its first letter in lower case, unless the first word is written in capitals.
  fileprivate func lowercasedFirst() -> String {
    let isAcronym = count > 1 && allSatisfy { !$0.isLowercase }
    return isAcronym ? lowercased() : prefix(1).lowercased() + dropFirst()
  }
}

import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Returns the names of the functions that a feature's tests become, in the order of the tests. The name for the
/// exploration comes last.
public func testFunctionNames(of feature: Feature) -> [String] {
  functionNames(
    for: feature.tests.map(\.name.value)
      + [feature.exploration?.setup.name.value].compactMap(\.self))
}

/// Returns names of functions for titles in words: "counts up and down" becomes `countsUpAndDown`.
///
/// Titles that differ only in punctuation get numbers, in their order.
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

/// Returns the name of a function for one title.
private func functionName(for title: String) -> String {
  let words = words(in: title)
  let first = words.first.map { $0.lowercasedFirst() } ?? ""
  let name = first + words.dropFirst().map { $0.capitalizedFirst }.joined()
  guard name.startsWithLetter, escapedIdentifier(name) == name, name != "init" else {
    return "test" + name.capitalizedFirst
  }
  return name
}

/// Returns the words of a title. An apostrophe joins the letters around it: "a row's reminder" becomes
/// `aRowsReminder`.
private func words(in title: String) -> [String] {
  if title.allBytes({ $0 < 0x80 }) {
    return Array(title.utf8).filter { $0 != UInt8(ascii: "'") }
      .split { !$0.isLetter && !$0.isDigit }.map { String(decoding: $0, as: UTF8.self) }
  }
  let letters = String(
    String.UnicodeScalarView(title.unicodeScalars.filter { $0 != "'" && $0 != "’" }))
  return letters.split { character in
    character.asciiValue.map { !$0.isLetter && !$0.isDigit } ?? !character.isLetter
  }.map(String.init)
}

extension String {
  /// Whether the first character is a letter.
  fileprivate var startsWithLetter: Bool {
    // Reading a character's Unicode properties is slow.
    utf8.prefix(2).allSatisfy { $0 < 0x80 }
      ? utf8.first?.isLetter == true : first?.isLetter == true
  }

  /// Returns the text with its first letter in lower case, unless the first word is written in capitals.
  fileprivate func lowercasedFirst() -> String {
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    if let first = utf8.first, small.contains(first) { return self }
    let isAcronym =
      !utf8.contains(where: small.contains) && count > 1 && allSatisfy { !$0.isLowercase }
    return isAcronym ? lowercased() : prefix(1).lowercased() + dropFirst()
  }
}

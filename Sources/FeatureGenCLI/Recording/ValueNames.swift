import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// The names that the Swift in front of a test's steps gives to values.
struct ValueNames {
  /// The names, by the Swift of the values without white space.
  private var names: [String: String] = [:]

  init() {}

  /// The names of constants that say more than their values: not those of numbers and of what is empty.
  init(declaredIn setup: SwiftFragment?) {
    guard let setup, let read = readSwift(SourceFile(path: "setup.swift", text: setup.text)) else {
      return
    }
    for variable in read.declarations.compactMap(\.variable) where variable.isConstant {
      // A value of an optional's type does not stand where one of its own is expected.
      guard let value = variable.value?.source.text, variable.type?.text.hasSuffix("?") != true
      else { continue }
      let plain = ValueNames.plain(value)
      let saysMore =
        plain.contains { "(\"[.".contains($0) } && !["[]", "[:]", "\"\""].contains(plain)
      guard saysMore, Double(plain) == nil, names[plain] == nil else { continue }
      names[plain] = variable.name
    }
  }

  /// The name of a value; nil where it has none.
  func name(of value: Code) -> String? { name(of: value.text) }

  /// The name of a value as Swift writes it; nil where it has none.
  func name(of value: String) -> String? {
    names.isEmpty ? nil : names[ValueNames.plain(value)]
  }

  /// Swift without white space and the last comma of lists, outside of texts.
  private static func plain(_ swift: String) -> String {
    var plain = ""
    var isInText = false
    var previous: Character = " "
    for character in swift {
      if character == "\"", previous != "\\" { isInText.toggle() }
      previous = character
      guard isInText || !character.isWhitespace else { continue }
      if !isInText, "])".contains(character), plain.last == "," { plain.removeLast() }
      plain.append(character)
    }
    return plain
  }
}

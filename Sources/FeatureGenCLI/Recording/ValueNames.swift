import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// The names that the Swift before a test's steps gives to values.
struct ValueNames {
  /// The names, by the Swift of the values without white space.
  private var names: [String: String] = [:]

  init() {}

  /// Reads the names of constants that are more expressive than their values: not the names of numbers and of empty
  /// values.
  init(declaredIn setup: SwiftFragment?) {
    guard let setup, let read = readSwift(SourceFile(path: "setup.swift", text: setup.text)) else {
      return
    }
    for variable in read.declarations.compactMap(\.variable) where variable.isConstant {
      // A value of an optional type cannot replace a value of the type without the optional.
      guard let value = variable.value?.source.text, variable.type?.text.hasSuffix("?") != true
      else { continue }
      let plain = ValueNames.plain(value)
      let saysMore =
        plain.contains { "(\"[.".contains($0) } && !["[]", "[:]", "\"\""].contains(plain)
      guard saysMore, Double(plain) == nil, names[plain] == nil else { continue }
      names[plain] = variable.name
    }
  }

  /// Returns the name of a value; nil for a value without a name.
  func name(of value: Code) -> String? { name(of: value.text) }

  /// Returns the name of a value in Swift notation; nil for a value without a name.
  func name(of value: String) -> String? {
    names.isEmpty ? nil : names[ValueNames.plain(value)]
  }

  /// Removes the white space and the trailing commas of lists from Swift, except in string literals.
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

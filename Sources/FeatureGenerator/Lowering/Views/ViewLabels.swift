import FeatureProgram
import FeatureSpec
import SwiftCode

/// Returns a name in words: "Is saving" for `isSaving`, "BMI history" for `BMIHistory`.
func words(of name: String) -> String {
  let texts = wordsOfName(name).enumerated().map { index, word in
    let isAcronym = word.count > 1 && word.allSatisfy { $0.isCapital || $0.isNumber }
    if isAcronym { return word }
    return index == 0 ? word.capitalizedFirst : word.lowercased()
  }
  return texts.isEmpty ? name : texts.joined(separator: " ")
}

/// Returns the label for the button of an action: the action's name in words, without an ending that only describes a
/// button.
func buttonLabel(of name: String) -> String {
  for ending in ["ButtonTapped", "ButtonPressed", "Tapped", "Pressed"]
  where name.hasSuffix(ending) && name.count > ending.count {
    return words(of: String(name.dropLast(ending.count)))
  }
  return words(of: name)
}

/// Returns the label for a field: its name in words, without the "is" of a truth value.
func fieldLabel(of name: String, isTruth: Bool) -> String {
  let rest = name.dropFirst(2)
  guard isTruth, name.hasPrefix("is"), rest.first?.isUppercase == true else {
    return words(of: name)
  }
  return words(of: String(rest))
}

/// Returns a call whose arguments are on lines of their own if they are too long for one line.
func viewCall(_ callee: Code, _ arguments: [Code], _ closing: Code = ")") -> Code {
  .row(callee + "(", arguments, closing)
}

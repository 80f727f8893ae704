import FeatureProgram
import FeatureSpec
import SwiftCode

/// A name in words: `isSaving` becomes "Is saving", `BMIHistory` "BMI history".
func words(of name: String) -> String {
  let texts = wordsOfName(name).enumerated().map { index, word in
    let isAcronym = word.count > 1 && word.allSatisfy { $0.isCapital || $0.isNumber }
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

/// A call whose arguments stand on lines of their own where they are too long.
func viewCall(_ callee: Code, _ arguments: [Code], _ closing: Code = ")") -> Code {
  .row(callee + "(", arguments, closing)
}

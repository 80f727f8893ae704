import SpecSwift

// Fields as generated code writes them.

extension FeatureDrafter {
  /// Returns the first value of a shared field. Generated initializers take a reference to it.
  func withoutReference(_ text: String) -> String {
    for name in ["Shared", "SharedReader"]
    where text.hasPrefix("\(name)(value: ") && text.hasSuffix(")") {
      return String(text.dropFirst(name.count + 8).dropLast())
    }
    return text
  }

  /// Returns the comment of a field. If another property stores the field's value, it is the comment of the property
  /// that views see.
  func commentOfField(_ variable: VariableDeclaration, _ member: Member) -> String {
    let name = fieldName(of: variable)
    guard name != variable.name,
      let seen = feature.nested["State"]?.variable(named: name)?.member
    else { return member.declaration.comment }
    return seen.declaration.comment
  }
}

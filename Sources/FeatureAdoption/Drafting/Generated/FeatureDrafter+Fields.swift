import SpecSwift

// Fields as generated code writes them.

extension FeatureDrafter {
  /// What a shared field begins with: generated initializers take a reference to it.
  func withoutReference(_ text: String) -> String {
    guard readsInFull else { return text }
    for name in ["Shared", "SharedReader"]
    where text.hasPrefix("\(name)(value: ") && text.hasSuffix(")") {
      return String(text.dropFirst(name.count + 8).dropLast())
    }
    return text
  }

  /// The comment of a field; where another property keeps its value, it is that of the one that views see.
  func commentOfField(_ variable: VariableDeclaration, _ member: Member) -> String {
    let name = fieldName(of: variable)
    guard name != variable.name,
      let seen = feature.nested["State"]?.variable(named: name)?.member
    else { return member.declaration.comment }
    return seen.declaration.comment
  }
}

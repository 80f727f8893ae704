import FeatureProgram
import FeatureSpec
import SpecSource

// Values whose types say what they can be.

extension NameLookup {
  /// The cases of a result, by the types in its brackets.
  func result(_ types: Substring, in home: DeclaredType?) -> Scope? {
    guard let comma = types.lastIndex(of: ",") else { return nil }
    let parts = [("success", types[..<comma]), ("failure", types[types.index(after: comma)...])]
    return .names(
      parts.map { name, type in
        let value = Candidate(
          name: "", kind: .variable, signature: type.trimmed, type: type.trimmed,
          leadsTo: scope(ofType: type.trimmed, in: home))
        return Candidate(
          name: name, kind: .enumCase, signature: "\(name)(\(type.trimmed))", parameters: [value])
      })
  }

  /// A value of a type that is an enum.
  func value(of type: DeclaredType) -> Scope? {
    switch type {
    case .model, .nested: .value(type)
    case .feature, .client: nil
    }
  }
}

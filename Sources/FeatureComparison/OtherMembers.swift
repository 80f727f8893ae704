import FeatureProgram
import FeatureSpec
import SpecSwift

extension Client {
  /// Returns the parts of the client.
  func members(in project: FeatureProject) -> [SpecMember] {
    let key = SpecMember(.dependency, "key", signature: self.key.value, interface: self.key.value)
    return placeMembers(of: name, in: project, project.access(of: self)) + [key]
      + types.map(\.member) + endpoints.map(\.member)
      + (takesAnyMember ? [SpecMember(.endpoint, "any")] : [])
  }
}

extension Endpoint {
  fileprivate var member: SpecMember {
    var restrictions: Set<String> = isAsync ? ["async"] : []
    var failure = ""
    switch self.failure {
    case .never: break
    case .untyped: failure = " throws"
    case .typed(let type): failure = " throws(\(type.text))"
    }
    if !failure.isEmpty { restrictions.insert(normalizedSwift(failure)) }
    let result =
      (element.map { " -> stream of \($0.text)" } ?? returns.map { " -> \($0.text)" }) ?? ""
    return SpecMember(
      .endpoint, name.value,
      signature: "(\(parameters.map(\.functionDeclaration).joined(separator: ", ")))"
        + "\(isAsync ? " async" : "")\(failure)\(result)",
      interface: FeatureComparison.meaning(
        of: (parameters.map { ($0.label, $0.type) }, returns, element)),
      restrictions: restrictions, meaning: meaning(of: (live, preview, placeholder)))
  }
}

extension Model {
  /// Returns the parts of the model.
  func members(in project: FeatureProject) -> [SpecMember] {
    let cases = (self.cases ?? []).map { one in
      SpecMember(
        .enumCase, one.name.value, signature: payload(one.parameters),
        interface: meaning(of: one.parameters.map { ($0.label, $0.type) }),
        meaning: one.rawValue ?? "")
    }
    return placeMembers(of: name, in: project, project.access(of: self)) + types.map(\.member)
      + fields.map { $0.member(.field) } + cases + computed.map { $0.member() }
      + conformances.map { SpecMember(.conformance, $0.value) }
  }
}

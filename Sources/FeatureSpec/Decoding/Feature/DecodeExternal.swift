import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the declarations of a feature or a client that is written by hand.
  mutating func external(_ root: YAMLNode) -> Spec? {
    guard let mapping = mapping(root, as: .external), let title = mapping["external"] else {
      return nil
    }
    let endpoints = mapping.member("endpoints")
    let outer = endpoints == nil ? outerType(mapping["in"]) : nil
    let name = self.title(title, "the name of an external type or key", in: outer)
    guard let endpoints else {
      if let key = mapping.member("key") {
        report(
          .misplacedKey, "'key' belongs to a client, which needs 'endpoints'", at: key.key.span,
          hint: "add 'endpoints: any' if it is a client, or take 'key' out")
      }
      return .feature(externalFeature(name, outer, mapping, of: root))
    }
    for key in ["in", "state", "actions", "delegate", "groups", "view"] {
      guard let other = mapping.member(key) else { continue }
      report(
        .misplacedKey, "'\(key)' belongs to a feature, 'endpoints' to a client", at: other.key.span,
        hint: "give each its own file",
        related: [.init("the endpoints are here", at: endpoints.key.span)])
    }
    let word = endpoints.value.scalar?.text ?? ""
    let isAny = ["any", "all", "*"].contains(word)
    if isAny, word != "any" {
      report(
        .wrongValue, "'\(word)' does not declare the endpoints of an external client",
        at: endpoints.value.span,
        hint: .write("any", ", which accepts all endpoints that the app declares"))
    }
    let declared =
      isAny ? [] : self.endpoints(endpoints.value, taking: .functionParameter)
    let bodies =
      declared.compactMap { endpoint in endpoint.live.map { ("live", $0) } }
      + declared.compactMap { endpoint in endpoint.preview.map { ("preview", $0) } }
    for (key, body) in bodies {
      report(
        .misplacedKey, "'\(key)' has no effect here, because an external client is not generated",
        at: body.span,
        hint: "take it out, and write it in the client's own file")
    }
    return .client(
      Client(
        name: name, key: mapping["key"].map { self.title($0, "a client's key") } ?? name,
        documentation: documentation(mapping["doc"]), access: nil,
        imports: imports(mapping["imports"]), types: [], endpoints: declared,
        manualLive: nil, isExternal: true, takesAnyMember: isAny, templates: nil,
        missing: LostDeclarations(losses, of: root, as: .external).all))
  }

  /// Reads a feature that is written by hand.
  private mutating func externalFeature(
    _ name: Located<String>, _ outer: Located<String>?, _ mapping: SpecMapping, of root: YAMLNode
  ) -> Feature {
    var state = StateForm.fields([])
    if let node = mapping["state"] {
      if case .mapping = node.content {
        state = .fields(fields(node, of: "names to fields"))
      } else {
        state = .type(fragment(node, .type))
      }
    }
    let actions = declaredActions(mapping["actions"], as: .externalAction)
    let delegate = delegate(mapping["delegate"])
    let parts = FeatureParts(
      head: head(mapping, of: name, in: outer, isExternal: true),
      types: FeatureTypes(
        nested: [], conformances: .none, generics: [], style: nil, missing: .none),
      state: StateParts(form: state, computed: [], missing: .none),
      inputs: FeatureInputs(
        parameters: [], dependencies: [], ownDependencies: [], missing: .none),
      places: FeaturePlaces(children: [], prompts: [], missing: .none),
      actions: ActionParts(
        own: actions, delegate: delegate, groups: groups(mapping["groups"]), missing: .none),
      behaviour: BehaviourParts(
        reactions: [], always: nil, procedures: [], composition: .none, idsInSwift: [],
        missingProcedures: .none, missing: .none),
      tests: TestParts(suite: TestSuite(type: nil, helpers: nil), cases: [], exploration: nil),
      view: ViewParts(choice: manualView(mapping["view"]), place: nil), findings: [])
    return Feature(parts.lacking(LostDeclarations(losses, of: root, as: .external)))
  }
}

import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads a feature.
  mutating func feature(_ root: YAMLNode) -> Feature? {
    guard let mapping = mapping(root, as: .feature), let title = mapping["feature"] else {
      return nil
    }
    let outer = outerType(mapping["in"])
    let dependencies = dependencies(mapping["dependencies"])
    let prompts = prompts(mapping["alerts"], .alert) + prompts(mapping["dialogs"], .dialog)
    let state = stateForm(mapping["state"])
    let children = children(mapping["children"]).map { $0.listing(prompts).lying(in: state) }
    let listed = Set(children.flatMap(\.plainCases).flatMap(\.prompts).map(\.name.value))
    let places =
      prompts.filter { !listed.contains($0.name.value) }.places
      + children.flatMap(\.promptPlaces)
    let parts = FeatureParts(
      head: head(
        mapping, of: self.title(title, "a feature's name", in: outer), in: outer, isExternal: false),
      types: FeatureTypes(
        nested: types(mapping["types"], isOfFeature: true),
        conformances: featureConformances(mapping["conforms"]),
        generics: generics(mapping["generics"]),
        style: mapping["style"].flatMap { name($0, "a style's name") }, missing: .none),
      state: StateParts(form: state, computed: computed(mapping["computed"]), missing: .none),
      inputs: FeatureInputs(
        parameters: featureParameters(mapping["parameters"]), dependencies: dependencies.names,
        ownDependencies: dependencies.own, missing: .none),
      places: FeaturePlaces(children: children, prompts: prompts, missing: .none),
      actions: ActionParts(
        own: actions(mapping["actions"]), delegate: delegate(mapping["delegate"]),
        groups: groups(mapping["groups"]), missing: .none),
      behaviour: BehaviourParts(
        reactions: reactions(mapping["reactions"]) + places.flatMap(\.buttonReactions),
        always: always(mapping.member("always")), procedures: procedures(mapping["procedures"]),
        composition: composition(mapping["compose"]),
        idsInSwift: names(mapping["effectIDs"], "an effect's id"),
        missingProcedures: .none, missing: .none),
      tests: TestParts(
        suite: TestSuite(
          type: mapping["suite"].flatMap { name($0, "a type's name") },
          helpers: mapping["testHelpers"].map { fragment($0, .members) }),
        cases: tests(mapping["tests"]).map { $0.resolved(dependencies.own) },
        exploration: exploration(mapping.member("explore"))?.resolved(dependencies.own)),
      view: ViewParts(choice: view(mapping["view"]), place: mapping.member("view")?.key.span),
      findings: findings)
    return Feature(parts.lacking(LostDeclarations(losses, of: root, as: .feature)))
  }

  /// Reads the place of a feature in the app.
  mutating func head(
    _ mapping: SpecMapping, of name: Located<String>, in outer: Located<String>?, isExternal: Bool
  ) -> FeatureHead {
    FeatureHead(
      name: name, outer: outer, isExternal: isExternal,
      documentation: documentation(mapping["doc"]),
      access: FeatureAccess(
        feature: choice(mapping["access"], "an access level"),
        state: choice(mapping["stateAccess"], "an access level")),
      imports: imports(mapping["imports"]), templates: templates(mapping["templates"]))
  }

  /// Reads a client.
  mutating func client(_ root: YAMLNode) -> Client? {
    guard let mapping = mapping(root, as: .client), let title = mapping["client"] else {
      return nil
    }
    return Client(
      name: self.title(title, "a client's name"),
      key: mapping["key"].map { self.title($0, "a client's key") } ?? Located("", at: root.span),
      documentation: documentation(mapping["doc"]),
      access: choice(mapping["access"], "an access level"),
      imports: imports(mapping["imports"]),
      types: types(mapping["types"]),
      endpoints: endpoints(mapping["endpoints"], taking: .closureParameter),
      manualLive: manualLive(mapping["live"]),
      isExternal: false,
      takesAnyMember: false,
      templates: templates(mapping["templates"]),
      missing: LostDeclarations(losses, of: root, as: .client).all
    )
  }

  /// Reads a model.
  mutating func model(_ root: YAMLNode) -> Model? {
    guard let mapping = mapping(root, as: .model), let title = mapping["model"] else { return nil }
    checkExclusion(
      of: "fields", and: "enum", in: mapping,
      hint: "take one of them out: a model is a struct of fields, or an enum of cases")
    if mapping["fields"] == nil, mapping["enum"] == nil, !mapping.isSuspect {
      reportMissing("fields", in: .model, of: root.span)
    }
    return Model(
      name: self.title(title, "a model's name"),
      documentation: documentation(mapping["doc"]),
      access: choice(mapping["access"], "an access level"),
      imports: imports(mapping["imports"]),
      conformances: conformances(mapping["conforms"]),
      types: types(mapping["types"]),
      fields: fields(mapping["fields"], of: "names to fields"),
      cases: mapping["enum"].map { enumCases($0) },
      computed: computed(mapping["computed"]),
      templates: templates(mapping["templates"]),
      missing: LostDeclarations(losses, of: root, as: .model).all
    )
  }

  /// Reads the name of a template set.
  mutating func templates(_ node: YAMLNode?) -> Located<String>? {
    node.flatMap { text($0, "a template set's name") }
  }

  /// Reads a spec's name. A name with errors is kept, so that the rest of the file can still be read.
  ///
  /// - Parameter outer: The type in which a feature is declared, which is a part of the feature's name.
  mutating func title(
    _ node: YAMLNode, _ what: String, in outer: Located<String>? = nil
  ) -> Located<String> {
    let name = name(node, what) ?? Located(node.scalar?.text ?? node.firstName ?? "", at: node.span)
    return name.map { own in outer.map { "\($0.value).\(own)" } ?? own }
  }

  /// Reads the type in which a feature is declared.
  mutating func outerType(_ node: YAMLNode?) -> Located<String>? {
    guard let node else { return nil }
    let what = "the name of a feature or a type"
    let name = dottedName(node, what, after: what)
    for part in name?.value.split(separator: ".") ?? [] {
      _ = withoutKeyword(Located(String(part), at: node.span), what)
    }
    return name ?? Located(node.scalar?.text ?? "", at: node.span)
  }

  /// Reads the place of `live: manual`, which declares that the live client is written by hand.
  private mutating func manualLive(_ node: YAMLNode?) -> SourceSpan? {
    guard let node, let text = text(node, "'manual'") else { return nil }
    guard text.value == "manual" else {
      report(
        .wrongValue, "the 'live' of a client can only be 'manual', not \(described(node))",
        at: node.span,
        hint: "write Swift for an endpoint in the endpoint's own 'live'")
      return nil
    }
    return node.span
  }

  /// Reads endpoints by name. Endpoints are closures, or functions that are written by hand.
  mutating func endpoints(_ node: YAMLNode?, taking place: FragmentPlace) -> [Endpoint] {
    named(
      node, of: "names to endpoints", example: "load: {async: true, returns: String}",
      as: "an endpoint's name"
    ).readAll { endpoint($0.name, $0.value, taking: place) }
  }

  /// Reads the value after an endpoint's name.
  private mutating func endpoint(
    _ name: Located<String>, _ node: YAMLNode, taking place: FragmentPlace
  ) -> Endpoint? {
    var mapping = SpecMapping(span: node.span, count: 0)
    if case .scalar(let scalar) = node.content, scalar.text.isEmpty {
      // An endpoint without a value, `endpoint:`, takes nothing, returns nothing and does not suspend.
    } else {
      guard let read = self.mapping(node, as: .endpoint) else { return nil }
      mapping = read
    }
    let failure = failure(mapping["throws"])
    return Endpoint(
      name: name,
      documentation: documentation(mapping["doc"]),
      parameters: parameters(mapping["with"], as: place, haveDefaults: false),
      isAsync: flag(mapping["async"]) ?? false,
      failure: failure,
      returns: mapping["returns"].flatMap { result($0) },
      element: element(mapping, failure),
      live: mapping["live"].map { fragment($0, .closureBody) },
      preview: mapping["preview"].map { fragment($0, .closureBody) },
      placeholder: mapping["placeholder"].map { fragment($0, .expression) }
    )
  }

  /// Reads the type that an endpoint returns; nil for `Void`.
  private mutating func result(_ node: YAMLNode) -> SwiftFragment? {
    let type = fragment(node, .type)
    return type.analysis.typeShape == .void ? nil : type
  }

  /// Reads the type of the elements of the sequence that an endpoint returns.
  private mutating func element(
    _ mapping: SpecMapping, _ failure: Endpoint.Throws
  ) -> SwiftFragment? {
    guard let stream = mapping["stream"] else { return nil }
    checkExclusion(
      of: "stream", and: "returns", in: mapping,
      hint: "take one of them out: 'stream' already declares the returned sequence")
    if case .typed(let type) = failure, !type.isBroken {
      report(
        .wrongValue, "a stream throws any error, not only '\(type.text)'", at: type.span,
        hint: Hint("write 'throws: true'", replacement: "true"))
    }
    return fragment(stream, .type)
  }

  /// Reads the errors that an endpoint throws: `true`, `false` or a type.
  private mutating func failure(_ node: YAMLNode?) -> Endpoint.Throws {
    guard let node else { return .never }
    if case .scalar(let scalar) = node.content, scalar.style == .plain {
      if scalar.text == "true" { return .untyped }
      if scalar.text == "false" { return .never }
    }
    let type = fragment(node, .type)
    if !type.isBroken, !type.canFollowThrows {
      report(
        .invalidType, "'\(type.text)' cannot be the type of an error", at: type.span,
        hint: "name the error's type alone, or write 'true'")
    }
    return .typed(type)
  }
}

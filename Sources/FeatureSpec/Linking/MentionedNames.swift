import SpecSource
import SpecSwift

extension FeatureProject {
  /// The modules that the sources of a feature need beside its own: those that its spec names, and those of what it
  /// mentions.
  public func imports(of feature: Feature) -> [ImportedModule] {
    let names =
      feature.fragments.mentionedNames
      .union(feature.children.flatMap(\.features).map { typeName(ofFeature: $0.feature.value) })
    return imports(
      of: feature.name, listed: feature.imports, mentioning: names,
      dependencies: feature.usedDependencies + feature.childDependencies)
  }

  /// The modules that the view of a feature needs beside those of its sources.
  public func viewImports(of feature: Feature) -> [ImportedModule] {
    let view = view(of: feature)
    let fragments =
      (view?.preview ?? []).map(\.value) + (view?.actions ?? []).compactMap(\.condition)
    return imports(of: feature)
      + imports(
        of: feature.name, listed: [], mentioning: fragments.mentionedNames, dependencies: [])
  }

  /// The modules that the tests of a feature need.
  ///
  /// - Parameter sources: Those that its sources need.
  public func testImports(
    of feature: Feature, beside sources: [ImportedModule]
  ) -> [ImportedModule] {
    let tests = feature.tests + [feature.exploration?.setup].compactMap(\.self)
    let overrides = tests.flatMap(\.overrides)
    let fragments = tests.flatMap(\.fragments) + overrides.flatMap(typesSpelled)
    return sources
      + imports(
        of: feature.name, listed: [], mentioning: fragments.mentionedNames,
        dependencies: overrides.map(\.key.value))
  }

  /// The types of an endpoint that a test spells out: those of recorded arguments, and that of a stream's elements.
  private func typesSpelled(by override: DependencyOverride) -> [SwiftFragment] {
    guard let name = override.endpoint, case .client(let client)? = dependency(override.key.value),
      let endpoint = client.endpoint(named: name.value)
    else { return [] }
    switch override.behaviour {
    case .records: return endpoint.parameters.map(\.type)
    case .stream: return [endpoint.element, endpoint.returns].compactMap(\.self)
    case .value, .throwing, .closure: return []
    }
  }

  /// The modules that a model needs beside its own.
  public func imports(of model: Model) -> [ImportedModule] {
    imports(
      of: model.name, listed: model.imports, mentioning: model.fragments.mentionedNames,
      dependencies: [])
  }

  /// The modules that a client needs beside its own.
  public func imports(of client: Client) -> [ImportedModule] {
    imports(
      of: client.name, listed: client.imports, mentioning: client.fragments.mentionedNames,
      dependencies: [])
  }

  /// The names of types that the sources and tests of a feature mention.
  public func names(mentionedBy feature: Feature) -> Set<String> {
    let tests = feature.tests + [feature.exploration?.setup].compactMap(\.self)
    return (feature.fragments + tests.flatMap(\.fragments)).mentionedNames
  }

  /// The names of types that a model mentions.
  public func names(mentionedBy model: Model) -> Set<String> {
    model.fragments.mentionedNames
  }

  /// The names of types that a client mentions.
  public func names(mentionedBy client: Client) -> Set<String> {
    client.fragments.mentionedNames
  }

  /// The modules that a spec lists, those that its module always imports, and those of what it mentions.
  private func imports(
    of name: Located<String>, listed: [ImportedModule], mentioning names: Set<String>,
    dependencies: [String]
  ) -> [ImportedModule] {
    let own = module(of: name)
    var imports = listed + own.imports
    for name in names {
      switch declarations[name] {
      case .feature(let feature):
        imports += feature.external == nil ? home(of: feature.name, own) : feature.imports
      case .client(let client): imports += modules(of: client, own)
      case .model(let model): imports += home(of: model.name, own)
      case nil: break
      }
    }
    for key in dependencies {
      if case .client(let client)? = dependency(key) { imports += modules(of: client, own) }
    }
    return imports
  }

  /// The modules that a client's type comes from.
  private func modules(of client: Client, _ own: ModuleSettings) -> [ImportedModule] {
    client.isExternal ? client.imports : home(of: client.name, own)
  }

  /// The module of a spec, unless it is the one that imports.
  private func home(of name: Located<String>, _ own: ModuleSettings) -> [ImportedModule] {
    let module = module(of: name)
    return module.name.value == own.name.value
      ? [] : [ImportedModule(name: module.name, isOptional: false)]
  }
}

// The Swift of a spec.

extension Feature {
  /// The fragments of the feature's sources.
  var fragments: [SwiftFragment] {
    let parameters =
      actions.flatMap(\.parameters) + delegate.flatMap(\.parameters)
      + questions.flatMap(\.parameters) + procedures.flatMap(\.parameters)
    let texts = questions.flatMap { question in
      [question.title, question.message].compactMap(\.self) + question.buttons.map(\.label)
    }
    let overrides = children.flatMap(\.features).flatMap(\.overrides)
    return state.flatMap(\.fragments) + computed.flatMap(\.fragments) + types.flatMap(\.fragments)
      + parameters.map(\.type) + texts.flatMap(\.values) + overrides.map(\.value)
      + children.compactMap(\.defaultValue)
      + blocks.flatMap { BlockScopes($0, locals: []).fragments.map(\.fragment) }
  }

  /// The keys of the dependencies that are others for its children.
  fileprivate var childDependencies: [String] {
    children.flatMap(\.features).flatMap(\.overrides).compactMap {
      $0.address.components.first?.name.name
    }
  }
}

extension Model {
  /// The fragments of the model.
  var fragments: [SwiftFragment] {
    fields.flatMap(\.fragments) + computed.flatMap(\.fragments) + types.flatMap(\.fragments)
      + (cases ?? []).flatMap(\.parameters).map(\.type)
  }
}

extension Client {
  /// The fragments of the client.
  var fragments: [SwiftFragment] {
    types.flatMap(\.fragments)
      + endpoints.flatMap { endpoint in
        endpoint.parameters.map(\.type)
          + [endpoint.returns, endpoint.element, endpoint.live, endpoint.placeholder]
          .compactMap(\.self)
      }
  }
}

extension TestCase {
  /// The fragments of the test.
  var fragments: [SwiftFragment] {
    given.map(\.value) + overrides.flatMap(\.behaviour.fragments)
      + steps.flatMap { $0.fragments + $0.expectations.map(\.value) }
  }
}

extension TestStep {
  fileprivate var fragments: [SwiftFragment] {
    switch kind {
    case .send(let call), .receive(let call): call.argumentValues
    case .bind(let assignment): [assignment.value]
    case .advance(let duration): [duration.fragment].compactMap(\.self)
    case .assert(let condition): [condition]
    case .finish, .exhaustivity: []
    }
  }
}

extension DependencyOverride.Behaviour {
  fileprivate var fragments: [SwiftFragment] {
    switch self {
    case .value(let value), .throwing(let value), .closure(let value): [value]
    case .records(_, let returns): [returns].compactMap(\.self)
    case .stream(let elements, let error): [elements] + [error].compactMap(\.self)
    }
  }
}

extension Field {
  fileprivate var fragments: [SwiftFragment] {
    [type] + [defaultValue].compactMap(\.self)
  }
}

extension ComputedProperty {
  fileprivate var fragments: [SwiftFragment] {
    [type, getter] + [setter].compactMap(\.self)
  }
}

extension NestedType {
  fileprivate var fragments: [SwiftFragment] {
    let content =
      switch kind {
      case .enumeration(let cases): cases.flatMap(\.parameters).map(\.type)
      case .structure(let fields): fields.flatMap(\.fragments)
      }
    return content + computed.flatMap(\.fragments)
  }
}

extension [SwiftFragment] {
  /// The names of types that the fragments mention, as types or in expressions.
  fileprivate var mentionedNames: Set<String> {
    var names: Set<String> = []
    for fragment in self {
      for type in fragment.facts.typeNames { names.insert(type.base.name) }
      for reference in fragment.facts.references { names.insert(reference.base.name) }
    }
    return names
  }
}

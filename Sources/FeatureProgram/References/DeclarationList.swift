import FeatureSpec
import SpecSource

extension Spec {
  /// The names that the spec declares, in no particular order.
  public var declarations: [SpecDeclaration] {
    var list = DeclarationList(owner: name.value)
    switch self {
    case .feature(let feature): list.add(feature)
    case .client(let client): list.add(client)
    case .model(let model): list.add(model)
    }
    // Declarations that could not be read have an empty place.
    return list.declarations.filter { !$0.span.offsets.isEmpty && $0.span.file === file }
  }
}

/// The declarations of a spec.
private struct DeclarationList {
  /// The name of the spec.
  let owner: String
  private(set) var declarations: [SpecDeclaration] = []

  init(owner: String) {
    self.owner = owner
  }

  /// Adds a declaration.
  ///
  /// - Parameters:
  ///   - path: The name in the identity.
  ///   - own: The name without the names before it, if this is another name.
  private mutating func add(
    _ kind: SpecDeclaration.Kind, _ name: Located<String>, _ idKind: DeclarationID.Kind,
    _ path: String? = nil, called own: String? = nil
  ) {
    declarations.append(
      SpecDeclaration(
        id: DeclarationID(idKind, path ?? name.value, of: owner), kind: kind,
        name: own ?? name.value, span: name.span))
  }

  /// Adds names, where equal names belong to a single declaration.
  private mutating func add(
    joined names: [Located<String>], _ kind: SpecDeclaration.Kind, _ idKind: DeclarationID.Kind,
    _ path: (String) -> String
  ) {
    for (name, places) in names.grouped {
      add(kind, places[0], idKind, path(name))
      declarations[declarations.count - 1].others = places.dropFirst().map(\.span)
    }
  }

  /// Adds the payload of a declaration.
  ///
  /// - Parameter path: The declaration of the payload, in a form that is unique among all declarations.
  private mutating func add(_ parameters: [Parameter], of path: String) {
    for parameter in parameters {
      add(.parameter, parameter.name, .payload, "\(path).\(parameter.name.value)")
    }
  }
}

// The parts of specs.
extension DeclarationList {
  mutating func add(_ client: Client) {
    add(.client, client.name, .client, "")
    // An external client may have a single name for the client and its key.
    if client.key.value != client.name.value { add(.key, client.key, .key, "") }
    for type in client.types { add(type) }
    for endpoint in client.endpoints {
      add(.endpoint, endpoint.name, .endpoint)
      add(endpoint.parameters, of: endpoint.name.value)
    }
  }

  mutating func add(_ model: Model) {
    add(.model, model.name, .type, "")
    for type in model.types { add(type) }
    for field in model.fields { add(.field, field.name, .property) }
    for one in model.cases ?? [] { add(one) }
    for property in model.computed { add(.computed, property.name, .property) }
  }

  mutating func add(_ feature: Feature) {
    add(.feature, feature.name, .feature, "", called: feature.ownName)
    for type in feature.types { add(type) }
    for field in feature.state { add(.field, field.name, .property) }
    for one in feature.stateForm.cases ?? [] {
      let index = declarations.count
      add(one)
      // A child that is a case of the state has the name of the case.
      if let child = feature.child(named: one.name.value), child.isCase {
        declarations[index].others.append(child.name.span)
      }
    }
    for property in feature.computed { add(.computed, property.name, .property) }
    for generic in feature.generics { add(.generic, generic.name, .generic) }
    for parameter in feature.parameters { add(.parameter, parameter.name, .parameter) }
    for own in feature.ownDependencies { add(.dependency, own.name, .dependency) }
    addPlaces(of: feature)
    for action in feature.allActions {
      let isDelegate = action.groups.first == "delegate"
      add(
        .action, action.name, isDelegate ? .delegate : .action,
        (isDelegate ? action.caseName : action.name).value, called: action.caseName.value)
      add(action.parameters, of: "action \(action.name.value)")
    }
    for procedure in feature.procedures {
      add(.procedure, procedure.name, .procedure)
      add(procedure.parameters, of: "procedure \(procedure.name.value)")
    }
    for test in feature.tests { add(test) }
    if let setup = feature.exploration?.setup { addRecordings(of: setup, named: "") }
  }

  private mutating func addPlaces(of feature: Feature) {
    let cases = Set((feature.stateForm.cases ?? []).map(\.name.value))
    for child in feature.children {
      if !cases.contains(child.name.value) { add(.child, child.name, .property) }
      for name in child.caseNamesOfItsOwn {
        add(.enumCase, name, .childCase, "\(child.name.value).\(name.value)")
      }
    }
    for prompt in feature.prompts {
      add(.prompt, prompt.name, .prompt)
      add(prompt.parameters, of: "prompt \(prompt.name.value)")
    }
    for place in feature.promptPlaces + feature.casePlaces {
      let name = place.name.value
      let buttons = place.prompts.flatMap(\.buttons).map(\.name)
      let answers = place.prompts.isEmpty ? place.answers.map(\.name) : buttons
      add(joined: answers, .button, .button) { "\(name).\($0)" }
      add(joined: place.prompts.compactMap(\.place), .place, .place) { $0 }
    }
  }

  private mutating func add(_ test: TestCase) {
    add(.test, test.name, .test)
    addRecordings(of: test, named: test.name.value)
  }

  private mutating func addRecordings(of test: TestCase, named name: String) {
    for override in test.overrides {
      guard case .records(let recording, _) = override.behaviour else { continue }
      add(.recording, recording, .recording, "\(name) \(recording.value)")
    }
  }

  private mutating func add(_ type: NestedType) {
    let name = type.name.value
    add(.type, type.name, .type)
    switch type.kind {
    case .enumeration(let cases): for one in cases { add(one, of: type) }
    case .structure(let fields):
      for field in fields { add(.field, field.name, .member, "\(name).\(field.name.value)") }
    }
    for property in type.computed {
      add(.computed, property.name, .member, "\(name).\(property.name.value)")
    }
  }

  /// Adds a case of a nested type, or of the spec's own type.
  private mutating func add(_ one: EnumCase, of type: NestedType? = nil) {
    let name = one.name.value
    let path = type.map { "\($0.name.value).\(name)" } ?? name
    add(.enumCase, one.name, type == nil ? .property : .member, path)
    add(one.parameters, of: "case \(path)")
  }
}

extension Child {
  /// The names of the place's cases that are not the names of features.
  fileprivate var caseNamesOfItsOwn: [Located<String>] {
    guard isOneOf else { return [] }
    let features = Set(features.map(\.feature.span))
    return caseNames.filter { !features.contains($0.span) }
  }
}

extension [Located<String>] {
  /// The names with their places, in the order of the first place of each name.
  fileprivate var grouped: [(name: String, places: [Located<String>])] {
    let places = Dictionary(grouping: self, by: \.value)
    var seen: Set<String> = []
    return filter { seen.insert($0.value).inserted }.map { ($0.value, places[$0.value] ?? []) }
  }
}

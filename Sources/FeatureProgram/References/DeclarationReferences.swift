import FeatureSpec
import SpecSource
import SpecSwift

extension ReferenceFinder {
  mutating func find(in client: Client) {
    for type in client.types { find(in: type) }
    for endpoint in client.endpoints {
      find(in: endpoint.parameters)
      for type in [endpoint.returns, endpoint.element, endpoint.thrownType] { find(type) }
      let locals = lookup.locals(of: endpoint.parameters, in: home)
      for body in [endpoint.live, endpoint.preview, endpoint.placeholder] {
        find(body, ofType: endpoint.returns, locals: locals)
      }
    }
  }

  mutating func find(in model: Model) {
    for type in model.types { find(in: type) }
    for field in model.fields { find(in: field) }
    for one in model.cases ?? [] { find(in: one.parameters) }
    find(in: model.computed, of: .value(home))
  }

  mutating func find(in feature: Feature) {
    add(outerOf: feature)
    for type in feature.types { find(in: type) }
    for generic in feature.generics {
      find(generic.constraint)
      find(generic.sample)
    }
    reader.world.names = [Meaning("state", .state(feature))]
    findState(of: feature)
    for parameter in feature.parameters { find(in: parameter) }
    findDependencies(of: feature)
    for child in feature.children { find(in: child, of: feature) }
    for prompt in feature.prompts { find(in: prompt, of: feature) }
    findBehaviour(of: feature)
    findTests(of: feature)
    if let view = feature.view.content ?? project.view(of: feature) { find(in: view, of: feature) }
  }

  /// Finds the references of the names of the types around a feature.
  private mutating func add(outerOf feature: Feature) {
    guard let outer = feature.outer else { return }
    add(outer, project.feature(named: outer.value).map { .init(.feature, of: $0.name.value) })
  }

  private mutating func findState(of feature: Feature) {
    for field in feature.state { find(in: field) }
    for one in feature.stateForm.cases ?? [] { find(in: one.parameters) }
    find(feature.stateForm.type)
    find(in: feature.computed, of: .state(feature))
  }

  private mutating func findDependencies(of feature: Feature) {
    for name in feature.dependencies {
      guard let own = feature.ownDependency(named: name.value) else {
        add(name, lookup.dependency(name.value))
        continue
      }
      let names = reader.world.names
      reader.world.names = [lookup.dependency(own.key)].compactMap(\.self)
      find(own.source)
      reader.world.names = names
    }
  }
}

// Parts of declarations.
extension ReferenceFinder {
  private mutating func find(in type: NestedType) {
    let value = Scope.value(.nested(type, in: lookup.name(of: home)))
    switch type.kind {
    case .enumeration(let cases): for one in cases { find(in: one.parameters) }
    case .structure(let fields): for field in fields { find(in: field) }
    }
    find(in: type.computed, of: value)
  }

  private mutating func find(in field: Field) {
    if !field.isTypeInferred { find(field.type) }
    find(field.defaultValue, ofType: field.isTypeInferred ? nil : field.type)
    for fragment in field.shared?.fragments ?? [] { find(fragment) }
    find(field.wrapper)
    find(
      field.didSet,
      locals: [Meaning("oldValue", .value, scope: lookup.scope(ofType: field.type.text, in: home))])
  }

  mutating func find(in parameters: [Parameter]) {
    for parameter in parameters {
      find(parameter.type)
      find(parameter.defaultValue, ofType: parameter.type)
    }
  }

  /// Finds the references of computed properties, in which the members of their values are named without a base.
  private mutating func find(in properties: [ComputedProperty], of value: Scope) {
    let outer = (place, reader.world.names)
    reader.world.members = value
    reader.world.names = [.value(value, named: "self")]
    for property in properties {
      find(property.type)
      place.context = .computed(property.name.value)
      find(property.getter, ofType: property.type)
      find(property.setter)
      place = outer.0
    }
    reader.world.members = nil
    reader.world.names = outer.1
  }

  private mutating func find(in child: Child, of feature: Feature) {
    place.context = .child(child.name.value)
    defer { place.context = .declaration }
    for one in child.features { find(in: one) }
    if let path = child.statePath { find(path, from: .state(feature)) }
    find(child.defaultValue, wanted: lookup.name(child.name.value, in: .state(feature)))
    for one in child.plainCases {
      for name in one.listed { add(name, own(.prompt, name.value)) }
      for answer in one.answers { find(in: answer.parameters) }
      find(one.type)
    }
  }

  private mutating func find(in one: ChildFeature) {
    addFeature(one.feature)
    let feature = project.feature(named: one.feature.value)
    let owner = feature?.name.value ?? one.feature.value
    for argument in one.arguments {
      add(argument.name, DeclarationID(.parameter, argument.name.value, of: owner))
      find(argument.value, ofType: feature?.parameter(named: argument.name.value)?.type)
    }
    for generic in one.generics {
      add(generic.name, DeclarationID(.generic, generic.name.value, of: owner))
      find(generic.value)
    }
    for override in one.overrides {
      find(override.address, from: .names(lookup.dependencies(of: override.address, in: home)))
      find(override.value)
    }
  }

  /// Finds the references of a feature's name, including the names of the types around the feature.
  private mutating func addFeature(_ name: Located<String>) {
    guard let feature = project.feature(named: name.value) else { return }
    let own = feature.ownName
    add(
      WrittenName(
        name: own, span: name.span.ofName(own), form: .alone, scalar: nil),
      DeclarationID(.feature, of: feature.name.value), [own])
    guard let outer = project.outerFeature(of: feature) else { return }
    let place = name.span.ofName(outer.ownName)
    guard place != name.span else { return }
    addFeature(Located(outer.name.value, at: place))
  }
}

extension NameLookup {
  /// Finds the dependency with which an address begins, by a name of the feature's own or by its key.
  func dependencies(of address: Address, in home: DeclaredType) -> [Meaning] {
    guard let name = address.components.first?.name.name else { return [] }
    let own = home.feature.map { ownDependencies(of: $0) } ?? []
    return own.filter { $0.name == name } + [dependency(name)].compactMap(\.self)
  }
}

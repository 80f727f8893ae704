import FeatureSpec
import SpecSource

extension FeatureProject {
  /// What the sources of a feature need beside their own module: the modules that its spec names, and what it mentions.
  ///
  /// - Parameter dependencies: The keys of the dependencies whose types the sources name.
  public func imports(
    of feature: Feature, namingTypesOf dependencies: [String] = []
  ) -> FileImports {
    let clients = dependencies.compactMap { key in
      if case .client(let client)? = dependency(key) { client.name.value } else { nil }
    }
    let children = feature.children.flatMap(\.features).map(\.feature.value)
    let names =
      feature.fragments.mentionedNames
      .union(children.map { typeName(ofFeature: $0) })
      .union(children.compactMap { self.feature(named: $0) }.flatMap(outerNames))
      .union(namesInHandlers(of: feature)).union(clients).union(outerNames(of: feature))
    return imports(
      of: feature.name, listed: feature.imports, mentioning: names,
      dependencies: feature.usedDependencyKeys + feature.childDependencies)
  }

  /// What the view of a feature needs beside what its sources need.
  ///
  /// - Parameter parts: The parts of other features' views that it is made of.
  public func viewImports(
    of feature: Feature, parts: [(feature: Feature, type: String)] = []
  ) -> FileImports {
    let view = view(of: feature)
    let given = (view?.preview ?? []) + (view?.arguments ?? [])
    let overrides = (view?.overrides ?? []).flatMap(\.fragments)
    let conditions = (view?.actions ?? []).compactMap(\.condition)
    let fragments = given.map(\.value) + overrides + conditions
    return imports(of: feature)
      + FileImports(
        modules: [],
        declarations: declarations(of: viewsOfChildren(of: feature) + parts, for: feature))
      + imports(
        of: feature.name, listed: [],
        mentioning: fragments.mentionedNames.union(namesInSample(of: feature))
          .union(namesInControls(of: feature)),
        dependencies: [])
  }

  /// What the tests of a feature need.
  ///
  /// They are a module of their own: to them, what the feature's module declares is another's too.
  ///
  /// - Parameter sources: What the feature's sources need.
  public func testImports(of feature: Feature, beside sources: FileImports) -> FileImports {
    let tests = feature.tests + [feature.exploration?.setup].compactMap(\.self)
    let overrides = tests.flatMap(\.overrides)
    let names = tests.flatMap(\.fragments).mentionedNames
      .union(overrides.flatMap { repeatedTypes(of: $0) }.mentionedNames)
    let own = imports(
      of: feature.name, listed: [], mentioning: names, dependencies: overrides.map(\.key.value))
    return FileImports(
      modules: sources.modules + own.modules,
      declarations: declarations(
        mentioned: names.union([typeName(of: feature)]).union(outerNames(of: feature)), outside: nil
      ))
  }

  /// The types around a feature, as far as specs declare them.
  private func outerNames(of feature: Feature) -> Set<String> {
    var names: Set<String> = []
    var path = typeName(of: feature)[...]
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      names.insert(String(path))
    }
    return names
  }

  /// What a model needs beside its own module.
  public func imports(of model: Model) -> FileImports {
    imports(
      of: model.name, listed: model.imports, mentioning: model.fragments.mentionedNames,
      dependencies: [])
  }

  /// What a client needs beside its own module.
  public func imports(of client: Client) -> FileImports {
    imports(
      of: client.name, listed: client.imports, mentioning: client.fragments.mentionedNames,
      dependencies: [])
  }

  /// The modules that a spec lists, those that its module always imports, and what it mentions.
  private func imports(
    of name: Located<String>, listed: [ImportedModule], mentioning names: Set<String>,
    dependencies: [String]
  ) -> FileImports {
    let own = module(of: name)
    var imports = listed + own.imports
    for name in names {
      switch index.declarations[name] {
      case .feature(let feature):
        imports += feature.isExternal ? feature.imports : home(of: feature.name, own)
      case .client(let client): imports += modules(of: client, own)
      case .model(let model): imports += home(of: model.name, own)
      case nil: break
      }
    }
    for key in dependencies {
      if case .client(let client)? = dependency(key) { imports += modules(of: client, own) }
    }
    return FileImports(
      modules: imports, declarations: declarations(mentioned: names, outside: own))
  }

  /// What specs declare of the names outside of a module, or at all.
  private func declarations(
    mentioned names: Set<String>, outside own: ModuleSettings?
  ) -> [ImportedDeclaration] {
    names.compactMap { name in
      guard let (spec, kind) = index.declarations[name]?.generated else { return nil }
      let module = module(of: spec).name.value
      guard module != own?.name.value else { return nil }
      return ImportedDeclaration(kind: kind, module: module, name: name)
    }
  }

  /// The views that children are shown with.
  private func viewsOfChildren(of feature: Feature) -> [(feature: Feature, type: String)] {
    feature.children.flatMap(\.features).compactMap { one in
      guard let child = self.feature(named: one.feature.value), let type = viewType(of: child),
        !child.isExternal
      else { return nil }
      return (child, type)
    }
  }

  /// Views of features, as far as they are declared in other modules than a feature's.
  private func declarations(
    of views: [(feature: Feature, type: String)], for feature: Feature
  ) -> [ImportedDeclaration] {
    let own = module(of: feature.name).name.value
    return views.compactMap { view in
      let module = module(of: view.feature.name).name.value
      return module == own
        ? nil : ImportedDeclaration(kind: .struct, module: module, name: view.type)
    }
  }

  /// The modules that a client's type comes from.
  private func modules(of client: Client, _ own: ModuleSettings) -> [ImportedModule] {
    client.isExternal ? client.imports : home(of: client.name, own)
  }

  /// The module of a spec, unless it is the importing module.
  private func home(of name: Located<String>, _ own: ModuleSettings) -> [ImportedModule] {
    let module = module(of: name)
    return module.name.value == own.name.value
      ? [] : [ImportedModule(name: module.name, isOptional: false)]
  }
}

extension Spec {
  /// The name of the spec and the kind of type that is generated from it; nil where the type is written by hand.
  fileprivate var generated: (spec: Located<String>, kind: ImportedDeclaration.Kind)? {
    switch self {
    case .feature(let feature): feature.isExternal ? nil : (feature.name, .struct)
    case .client(let client): client.isExternal ? nil : (client.name, .struct)
    case .model(let model): (model.name, model.cases == nil ? .struct : .enum)
    }
  }
}

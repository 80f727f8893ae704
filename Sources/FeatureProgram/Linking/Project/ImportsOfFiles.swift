import FeatureSpec
import SpecSource

extension FeatureProject {
  /// Finds the imports of a feature's sources: the modules that its spec names, and the modules of the declarations
  /// that it mentions.
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

  /// Finds the imports of a feature's view, in addition to the imports of its sources.
  ///
  /// - Parameter parts: The parts of other features' views that the view contains.
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

  /// Finds the imports of a feature's tests.
  ///
  /// The tests are a module of their own, for which the feature's module is another module, too.
  ///
  /// - Parameter sources: The imports of the feature's sources.
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

  /// Finds the types around a feature, as far as specs declare them.
  private func outerNames(of feature: Feature) -> Set<String> {
    var names: Set<String> = []
    var path = typeName(of: feature)[...]
    while let dot = path.lastIndex(of: ".") {
      path = path[..<dot]
      names.insert(String(path))
    }
    return names
  }

  /// Finds the imports of a model, in addition to its own module.
  public func imports(of model: Model) -> FileImports {
    imports(
      of: model.name, listed: model.imports, mentioning: model.fragments.mentionedNames,
      dependencies: [])
  }

  /// Finds the imports of a client, in addition to its own module.
  public func imports(of client: Client) -> FileImports {
    imports(
      of: client.name, listed: client.imports, mentioning: client.fragments.mentionedNames,
      dependencies: [])
  }

  /// Finds the modules that a spec lists, the modules that its module always imports, and the modules of the
  /// declarations that it mentions.
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

  /// Finds the declarations of mentioned names in specs, outside of a module if one is given.
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

  /// Finds the views that show children.
  private func viewsOfChildren(of feature: Feature) -> [(feature: Feature, type: String)] {
    feature.children.flatMap(\.features).compactMap { one in
      guard let child = self.feature(named: one.feature.value), let type = viewType(of: child),
        !child.isExternal
      else { return nil }
      return (child, type)
    }
  }

  /// Finds the declarations of features' views in modules other than a feature's own module.
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

  /// Finds the modules that declare a client's type.
  private func modules(of client: Client, _ own: ModuleSettings) -> [ImportedModule] {
    client.isExternal ? client.imports : home(of: client.name, own)
  }

  /// Finds the module of a spec, unless it is the importing module.
  private func home(of name: Located<String>, _ own: ModuleSettings) -> [ImportedModule] {
    let module = module(of: name)
    return module.name.value == own.name.value
      ? [] : [ImportedModule(name: module.name, isOptional: false)]
  }
}

extension Spec {
  /// The name of the spec and the kind of type that is generated from it; nil if the type is written by hand.
  fileprivate var generated: (spec: Located<String>, kind: ImportedDeclaration.Kind)? {
    switch self {
    case .feature(let feature): feature.isExternal ? nil : (feature.name, .struct)
    case .client(let client): client.isExternal ? nil : (client.name, .struct)
    case .model(let model): (model.name, model.cases == nil ? .struct : .enum)
    }
  }
}

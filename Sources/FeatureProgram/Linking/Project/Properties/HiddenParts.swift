import FeatureSpec

extension FeatureProject {
  /// Finds the access of a feature's declarations.
  public func access(of feature: Feature) -> Settings.Access {
    feature.access.feature ?? module(of: feature.name).access
  }

  /// Finds the access of a client's declarations.
  public func access(of client: Client) -> Settings.Access {
    client.access ?? module(of: client.name).access
  }

  /// Finds the access of a model's declarations.
  public func access(of model: Model) -> Settings.Access {
    model.access ?? module(of: model.name).access
  }

  /// Finds the access of the declarations that all specs of a module share.
  public func accessOfSupport(in module: ModuleSettings) -> Settings.Access {
    facts.modulesWithPublicParts.contains(module.name.value) ? .public : module.access
  }

  /// Whether tests of a feature may name parts that other modules do not see.
  public func hasHiddenParts(_ feature: Feature) -> Bool {
    facts.featuresWithHiddenParts.contains(feature.name.value)
  }
}

/// Finds the modules with public specs, including modules whose settings specify 'internal'.
func findPublicParts(in specs: [Spec], _ settings: Settings) -> Set<String> {
  let all = specs.filter { spec in
    switch spec {
    case .feature(let feature): feature.access.feature == .public
    case .client(let client): client.access == .public
    case .model(let model): model.access == .public
    }
  }
  return Set(all.compactMap { settings.module(ofSpecAt: $0.file.path)?.name.value })
}

/// Finds the features with parts that other modules do not see. The parts of a feature include the parts of its
/// children and of the models of its module.
func findHiddenParts(
  in features: [Feature], beside models: [Model], _ settings: Settings
) -> Set<String> {
  let modules = Set(
    models.filter { $0.access == .internal || $0.fields.hideSome || $0.computed.hideSome }
      .compactMap {
        settings.module(ofSpecAt: $0.name.span.file.path)?.name.value
      })
  return spreading(in: features) { feature in
    guard !feature.isExternal,
      let module = settings.module(ofSpecAt: feature.name.span.file.path)
    else { return false }
    return (feature.access.feature ?? module.access) == .internal
      || (feature.access.state ?? .public) != .public || feature.state.hideSome
      || feature.computed.hideSome || modules.contains(module.name.value)
  }
}

extension [Field] {
  fileprivate var hideSome: Bool { contains { ($0.access ?? .public) != .public } }
}

extension [ComputedProperty] {
  fileprivate var hideSome: Bool { contains { ($0.access ?? .public) != .public } }
}

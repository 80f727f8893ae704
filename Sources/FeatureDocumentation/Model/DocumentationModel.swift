import FeatureProgram
import FeatureSpec

/// The model of a project for its diagrams and pages: the parents and children of its features, and the consequences
/// of their actions.
///
/// Every format is made from this model alone, so that all formats agree.
public struct DocumentationModel: Sendable {
  /// The project.
  public let project: FeatureProject
  /// The features of the project, by name.
  public let features: [DocumentedFeature]

  /// Makes the model of a project without errors.
  public init(of project: FeatureProject) {
    self.project = project
    var parents: [String: [DocumentedFeature.Home]] = [:]
    for parent in project.features {
      for child in parent.children {
        for one in child.features {
          parents[one.feature.value, default: []].append(
            DocumentedFeature.Home(feature: parent.name.value, place: child.place(of: one)))
        }
      }
    }
    features = project.features.map { feature in
      DocumentedFeature(of: feature, in: project, homes: parents[feature.name.value] ?? [])
    }
  }

  /// Returns the feature with a name; nil for an unknown name.
  public func feature(named name: String) -> DocumentedFeature? {
    let whole = project.feature(named: name)?.name.value
    return features.first { $0.feature.name.value == whole }
  }

  /// Returns the sorted paths of the specs of a feature's parents, by the path of the feature's spec.
  public func specsOfHomes(ofSpecAt path: String) -> [String] {
    let homes = features.first { $0.feature.name.span.file.path == path }?.homes ?? []
    let paths = homes.compactMap { project.feature(named: $0.feature)?.name.span.file.path }
    return Set(paths).sorted()
  }

  /// The features without parents. Features with more descendants come first.
  var roots: [DocumentedFeature] {
    var counts: [String: Int] = [:]
    let roots = features.filter(\.homes.isEmpty)
    for root in roots { counts[root.name] = project.descendants(of: [root.feature]).count }
    return roots.sorted {
      (counts[$1.name] ?? 0, $0.name) < (counts[$0.name] ?? 0, $1.name)
    }
  }
}

/// A feature in the form for its diagram and its page.
public struct DocumentedFeature: Sendable {
  /// A place of the feature in a parent.
  struct Home: Sendable {
    /// The name of the parent.
    var feature: String
    /// The name of the place in the parent, such as `counter` or `destination.share`.
    var place: String
  }

  /// A dependency, and the endpoints that the feature calls.
  struct Use: Sendable {
    /// The name of the dependency in the feature: its key, or a name of the feature's own.
    var key: String
    /// The source of the dependency, if it has a name of the feature's own.
    var source: String?
    /// The name of the client; nil for a dependency that is part of the runtime.
    var client: String?
    /// The endpoints that are called, in the order of their names.
    var endpoints: [String]
  }

  /// The feature.
  public let feature: Feature
  /// The places of the feature in its parents, by the names of the parents.
  let homes: [Home]
  /// The actions, reactions and procedures with their consequences, in the order of the spec.
  let handlers: [Handler]
  /// The dependencies that the feature's own Swift uses.
  let uses: [Use]
  /// The cases of the state and the transitions between them; nil for a state that is not an enum.
  let statechart: Statechart?

  /// The name of the feature.
  public var name: String { feature.name.value }

  init(of feature: Feature, in project: FeatureProject, homes: [Home]) {
    self.feature = feature
    self.homes = homes
    handlers = FeatureDocumentation.handlers(of: feature)
    statechart = project.statechart(of: feature)
    let calls = project.references(of: feature).filter(\.isOfBehaviour)
      .map(\.declaration).filter { $0.kind == .endpoint }
    uses = feature.usedDependencies.map { key in
      let source = feature.ownDependency(named: key)?.text
      guard case .client(let client)? = project.dependency(key, in: feature) else {
        return Use(key: key, source: source, client: nil, endpoints: [])
      }
      let called = Set(calls.filter { $0.owner == client.name.value }.map(\.name)).filter {
        client.takesAnyMember || client.endpoint(named: $0) != nil
      }
      return Use(
        key: key, source: source, client: client.name.value, endpoints: called.sorted())
    }
  }
}

extension Child {
  /// Returns the name of the place of one of the child's features: `counter`, `destination.share`.
  func place(of one: ChildFeature) -> String {
    isOneOf ? "\(name.value).\(one.name.value)" : name.value
  }
}

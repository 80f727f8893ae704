import FeatureProgram
import FeatureSpec

/// A project as its diagrams and pages show it: which feature is a child of which, and what follows each action.
///
/// Each format is made from it alone, so that all formats agree.
public struct DocumentationModel: Sendable {
  /// The project.
  public let project: FeatureProject
  /// Its features, by name.
  public let features: [DocumentedFeature]

  /// Looks at a project without errors.
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

  /// The feature of a name; nil if there is none.
  public func feature(named name: String) -> DocumentedFeature? {
    let whole = project.feature(named: name)?.name.value
    return features.first { $0.feature.name.value == whole }
  }

  /// The paths of the specs of the features that the feature of a spec lives in, sorted.
  public func specsOfHomes(ofSpecAt path: String) -> [String] {
    let homes = features.first { $0.feature.name.span.file.path == path }?.homes ?? []
    let paths = homes.compactMap { project.feature(named: $0.feature)?.name.span.file.path }
    return Set(paths).sorted()
  }

  /// The features that live in no other, those with the most features in them first.
  var roots: [DocumentedFeature] {
    var counts: [String: Int] = [:]
    let roots = features.filter(\.homes.isEmpty)
    for root in roots { counts[root.name] = project.descendants(of: [root.feature]).count }
    return roots.sorted {
      (counts[$1.name] ?? 0, $0.name) < (counts[$0.name] ?? 0, $1.name)
    }
  }
}

/// A feature as its diagram and its page show it.
public struct DocumentedFeature: Sendable {
  /// A place that the feature lives in.
  struct Home: Sendable {
    /// The name of the parent.
    var feature: String
    /// What the parent calls it: `counter`, `destination.share`.
    var place: String
  }

  /// A dependency, and the endpoints that the feature calls.
  struct Use: Sendable {
    /// What the feature calls it: its key, or a name of its own.
    var key: String
    /// What it is, if it has a name of the feature's own.
    var source: String?
    /// The name of the client; nil for what the runtime brings along.
    var client: String?
    /// The endpoints that are called, in the order of their names.
    var endpoints: [String]
  }

  /// The feature.
  public let feature: Feature
  /// The places that it lives in, by the names of the parents.
  let homes: [Home]
  /// What follows its actions, reactions and procedures, in the order of the spec.
  let handlers: [Handler]
  /// The dependencies that its own Swift uses.
  let uses: [Use]
  /// The cases of its state and the ways between them; nil where the state is no enum.
  let statechart: Statechart?

  /// Its name.
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
  /// What the feature calls the place where one of its children lives: `counter`, `destination.share`.
  func place(of one: ChildFeature) -> String {
    isOneOf ? "\(name.value).\(one.name.value)" : name.value
  }
}

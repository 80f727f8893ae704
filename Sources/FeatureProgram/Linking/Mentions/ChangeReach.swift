import FeatureSpec
import Platform

/// The specs for which the diagnostics may differ after other specs have changed.
struct ChangeReach: Sendable {
  /// The paths of the specs whose names may refer to other declarations, or may violate other rules.
  let ruled: Set<String>
  /// The paths of the specs for which the findings of lint may differ. Lint also reads the features around a feature.
  let linted: Set<String>

  /// Finds the reach of changes. None of the changes concerns a name that a spec declares or a fact about a feature.
  ///
  /// - Parameters:
  ///   - changed: The paths of the specs that have changed.
  ///   - old: The project before the changes.
  ///   - project: The project after the changes.
  ///   - mentions: The mentions after the changes.
  init(
    of changed: Set<String>, from old: FeatureProject, to project: FeatureProject,
    _ mentions: SpecMentions
  ) {
    let named = mentions.leading(to: changed)
    let families = project.features.filter { feature in
      project.scopes(of: feature).contains { named.contains($0.name.span.file.path) }
    }
    let users = families + families.flatMap(project.ancestors(of:))
    ruled = named.union(users.map(\.name.span.file.path))
    let inside = [old, project].flatMap { project in
      project.descendants(of: project.features.filter { changed.contains($0.name.span.file.path) })
    }
    linted = ruled.union(inside.map(\.name.span.file.path))
  }
}

extension FeatureProject {
  /// Finds the paths of the specs that differ from the specs of another project; nil when a difference may concern
  /// any spec.
  func changes(since old: FeatureProject) -> Set<String>? {
    guard isComplete == old.isComplete, index.declares(theSameAs: old.index), facts == old.facts
    else { return nil }
    return Set(specs.map(\.file).filter { $0 !== old.index.specs[$0.path]?.file }.map(\.path))
  }
}

extension ProjectIndex {
  /// Whether the files of another project declare the same names, under the same keys.
  fileprivate func declares(theSameAs other: ProjectIndex) -> Bool {
    specs.mapValues(\.name.value) == other.specs.mapValues(\.name.value)
      && clients.mapValues(\.name.value) == other.clients.mapValues(\.name.value)
      && endpoints == other.endpoints
      && declarations.keys == other.declarations.keys
      && nestedTypes.keys == other.nestedTypes.keys
  }

  /// The names of the endpoints of each client, by its key.
  private var endpoints: [String: [String]] {
    clients.mapValues { $0.endpoints.map(\.name.value) }
  }
}

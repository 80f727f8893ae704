import FeatureSpec

/// The template sets of a project, by what its settings and specs call them.
public struct TemplateSets: Sendable {
  private let sets: [String: TemplateSet]

  /// Collects sets by their names.
  public init(_ sets: [String: TemplateSet]) {
    self.sets = sets
  }

  /// The names, sorted.
  public var names: [String] {
    sets.keys.sorted()
  }

  /// The set of a name.
  public subscript(name: String) -> TemplateSet? {
    sets[name]
  }

  /// The sets, with another one under some of their names.
  public func replacing(_ names: Set<String>, by set: TemplateSet) -> TemplateSets {
    TemplateSets(sets.merging(names.map { ($0, set) }) { $1 })
  }

  /// What the code of a spec is written for.
  public func dialect(ofSpecAt path: String, in project: FeatureProject) -> Dialect {
    sets[project.templates(ofSpecAt: path).value]?.dialect ?? .runtime
  }
}

import FeatureProgram
import FeatureSpec

/// The template sets of a project, by what its settings and specs call them.
public struct TemplateSets: Sendable {
  private var sets: [String: TemplateSet]
  /// The names under which another set is used than the one of that name.
  private var replaced: [String: String] = [:]

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

  /// The sets, with another one in place of some of them.
  ///
  /// - Parameter newName: What the other one is called.
  public func replacing(
    _ names: Set<String>, by set: TemplateSet, named newName: String
  ) -> TemplateSets {
    var other = self
    for name in names {
      other.sets[name] = nil
      other.replaced[name] = newName
    }
    other.sets[newName] = set
    return other
  }

  /// The name of the set that a spec is rendered with.
  func name(ofSpecAt path: String, in project: FeatureProject) -> String {
    let name = project.templates(ofSpecAt: path).value
    return replaced[name] ?? name
  }

  /// What the code of a spec is written for.
  public func dialect(ofSpecAt path: String, in project: FeatureProject) -> Dialect {
    sets[name(ofSpecAt: path, in: project)]?.dialect ?? .runtime
  }
}

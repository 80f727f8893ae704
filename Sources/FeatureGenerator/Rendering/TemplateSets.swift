import FeatureProgram
import FeatureSpec

/// The template sets of a project, by their names in its settings and specs.
public struct TemplateSets: Sendable {
  private var sets: [String: TemplateSet]
  /// The names whose sets are replaced, with the names of the replacements.
  private var replaced: [String: String] = [:]

  /// Collects sets by their names.
  public init(_ sets: [String: TemplateSet]) {
    self.sets = sets
  }

  /// The names, sorted.
  public var names: [String] {
    sets.keys.sorted()
  }

  /// Returns the set with a name; nil for an unknown name.
  public subscript(name: String) -> TemplateSet? {
    sets[name]
  }

  /// Returns the sets, with another set in place of some of them.
  ///
  /// - Parameter newName: The name of the other set.
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

  /// Returns the name of the set that a spec is rendered with.
  func name(ofSpecAt path: String, in project: FeatureProject) -> String {
    let name = project.templates(ofSpecAt: path).value
    return replaced[name] ?? name
  }

  /// Returns the dialect of a spec's code.
  public func dialect(ofSpecAt path: String, in project: FeatureProject) -> Dialect {
    sets[name(ofSpecAt: path, in: project)]?.dialect ?? .runtime
  }
}

import SpecSource
import SpecSwift

/// A dependency to which a feature gives a name of its own: `{clock: continuousClock}`.
public struct OwnDependency: Sendable {
  /// The feature's name for the dependency.
  public var name: Located<String>
  /// The source of the dependency: a key that names of properties may follow, a type, as in `StoreClient.self`, or
  /// the property wrapper that provides it.
  public var source: SwiftFragment
  /// Whether a property wrapper other than `Dependency` provides the dependency: `@Injected(\.store)`.
  public var isWrapped: Bool

  /// The source of the dependency, as a spec writes it.
  public var text: String { isWrapped ? "@\(source.text)" : source.text }

  /// The property wrapper with its arguments, without `@`.
  public var wrapper: String {
    isWrapped ? source.text : "Dependency(\(type == nil ? "\\." : "")\(source.text))"
  }

  /// The dependency's type, if the source is a type.
  public var type: String? {
    isWrapped
      ? nil : source.text.hasSuffix(".self") ? String(source.text.dropLast(".self".count)) : nil
  }

  /// The dependency's key, or its type.
  public var key: String {
    isWrapped ? text : type ?? source.text.split(separator: ".").first.map(String.init) ?? text
  }

  /// The property of the dependency that the source names, as in `date.now`; nil if the source is the dependency
  /// itself.
  public var member: String? {
    guard type == nil, text != key else { return nil }
    return String(source.text.dropFirst(key.count + 1))
  }

  /// The dependency as an entry of the list.
  var entry: String { "{\(name.value): \(isWrapped ? "'\(text)'" : text)}" }
}

extension Feature {
  /// Finds the dependency to which the feature gives the name.
  public func ownDependency(named name: String) -> OwnDependency? {
    ownDependencies.first { $0.name.value == name }
  }

  /// Finds the key or the type of the dependency that the feature calls by a name.
  public func dependencyKey(of name: String) -> String {
    ownDependency(named: name)?.key ?? name
  }

  /// The keys of the dependencies that the feature uses, and the types of the dependencies that are named by types.
  public var usedDependencyKeys: [String] { usedDependencies.map(dependencyKey) }

  /// The dependencies as entries of a list.
  package var dependencyEntries: [String] {
    dependencies.map { ownDependency(named: $0.value)?.entry ?? $0.value }
  }
}

extension DependencyOverride {
  /// Resolves the override of a dependency that has a name of the feature's own.
  func resolved(_ own: [OwnDependency]) -> DependencyOverride {
    guard self.own == nil, let own = own.first(where: { $0.name.value == key.value }) else {
      return self
    }
    var override = self
    override.ownName = name
    override.key.value = own.key
    override.own = own
    let names = [own.member, endpoint?.value].compactMap(\.self)
    // An override of the present date is not an override of the generator of dates.
    guard names != ["now"] || own.key != "date" else { return override }
    override.endpoint =
      names.isEmpty
      ? nil : Located(names.joined(separator: "."), at: endpoint?.span ?? key.span)
    return override
  }

  /// The name of a test's constant that replaces the dependency: the feature's name for the dependency.
  public var constantName: String { own?.name.value ?? key.value }

  /// Whether the key is a type.
  public var isOfType: Bool { key.value.isCapitalized }
}

extension TestCase {
  /// Resolves the feature's own names of dependencies in the test.
  func resolved(_ own: [OwnDependency]) -> TestCase {
    guard !own.isEmpty else { return self }
    var test = self
    test.overrides = overrides.map { $0.resolved(own) }
    return test
  }
}

extension Exploration {
  /// Resolves the feature's own names of dependencies in the exploration.
  func resolved(_ own: [OwnDependency]) -> Exploration {
    var exploration = self
    exploration.setup = setup.resolved(own)
    return exploration
  }
}

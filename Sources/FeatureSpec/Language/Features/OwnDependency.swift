import SpecSource
import SpecSwift

/// A dependency that a feature calls by a name of its own: `{clock: continuousClock}`.
public struct OwnDependency: Sendable {
  /// The feature's name for it.
  public var name: Located<String>
  /// What it is: a key with names of properties behind it, a type, as in `StoreClient.self`, or the property wrapper that gives it.
  public var source: SwiftFragment
  /// Whether another property wrapper than `Dependency` gives it: `@Injected(\.store)`.
  public var isWrapped: Bool

  /// What it is, as a spec says it.
  public var text: String { isWrapped ? "@\(source.text)" : source.text }

  /// The property wrapper with its arguments, without `@`.
  public var wrapper: String {
    isWrapped ? source.text : "Dependency(\(type == nil ? "\\." : "")\(source.text))"
  }

  /// The dependency's type, if it is named by it.
  public var type: String? {
    isWrapped
      ? nil : source.text.hasSuffix(".self") ? String(source.text.dropLast(".self".count)) : nil
  }

  /// The dependency's key, or its type.
  public var key: String {
    isWrapped ? text : type ?? source.text.split(separator: ".").first.map(String.init) ?? text
  }

  /// The property of the dependency that it is, as in `date.now`; nil if it is the dependency itself.
  public var member: String? {
    guard type == nil, text != key else { return nil }
    return String(source.text.dropFirst(key.count + 1))
  }

  /// The entry of the list.
  var entry: String { "{\(name.value): \(isWrapped ? "'\(text)'" : text)}" }
}

extension Feature {
  /// The dependency that the feature calls by a name of its own.
  public func ownDependency(named name: String) -> OwnDependency? {
    ownDependencies.first { $0.name.value == name }
  }

  /// The key of the dependency, or its type, that the feature calls by a name.
  public func dependencyKey(of name: String) -> String {
    ownDependency(named: name)?.key ?? name
  }

  /// The keys of the dependencies that the feature uses, and the types of those that it names by them.
  public var usedDependencyKeys: [String] { usedDependencies.map(dependencyKey) }

  /// The dependencies as entries of a list.
  package var dependencyEntries: [String] {
    dependencies.map { ownDependency(named: $0.value)?.entry ?? $0.value }
  }
}

extension DependencyOverride {
  /// The override with what a feature's own name stands for.
  func resolved(_ own: [OwnDependency]) -> DependencyOverride {
    guard self.own == nil, let own = own.first(where: { $0.name.value == key.value }) else {
      return self
    }
    var override = self
    override.ownName = name
    override.key.value = own.key
    override.own = own
    let names = [own.member, endpoint?.value].compactMap(\.self)
    // An override of the present date is none of the generator of dates.
    guard names != ["now"] || own.key != "date" else { return override }
    override.endpoint =
      names.isEmpty
      ? nil : Located(names.joined(separator: "."), at: endpoint?.span ?? key.span)
    return override
  }

  /// What a constant of a test is called that takes the dependency's place: as the feature calls it.
  public var constantName: String { own?.name.value ?? key.value }

  /// Whether the key is a type.
  public var isOfType: Bool { key.value.isCapitalized }
}

extension TestCase {
  /// The test with what a feature's own names of dependencies stand for.
  func resolved(_ own: [OwnDependency]) -> TestCase {
    guard !own.isEmpty else { return self }
    var test = self
    test.overrides = overrides.map { $0.resolved(own) }
    return test
  }
}

extension Exploration {
  /// The exploration with what a feature's own names of dependencies stand for.
  func resolved(_ own: [OwnDependency]) -> Exploration {
    var exploration = self
    exploration.setup = setup.resolved(own)
    return exploration
  }
}

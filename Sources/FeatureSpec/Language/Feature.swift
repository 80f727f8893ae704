import SpecSource
import SpecSwift

/// A feature: its state, what can happen to it, and what must be true of it.
public struct Feature: Sendable {
  /// The feature's name, which is also its file's.
  public var name: Located<String>
  /// What the feature is for.
  public var documentation: Documentation
  /// Modules that its Swift needs.
  public var imports: [ImportedModule]
  /// Types nested in the feature.
  public var types: [NestedType]
  /// The stored fields of the state.
  public var state: [Field]
  /// The computed properties of the state.
  public var computed: [ComputedProperty]
  /// The keys of the dependencies that the feature's own Swift uses.
  public var dependencies: [Located<String>]
  /// What can happen.
  public var actions: [FeatureAction]
  /// What must be true.
  public var tests: [TestCase]
  /// What is explored.
  public var exploration: Exploration?
  /// Whether parts of the file could not be read, so that what is missing may have been meant to be there.
  public var isIncomplete: Bool

  /// The action of a name.
  public func action(named name: String) -> FeatureAction? {
    actions.first { $0.name.value == name }
  }

  /// The stored field of a name.
  public func field(named name: String) -> Field? {
    state.first { $0.name.value == name }
  }

  /// The computed property of a name.
  public func computedProperty(named name: String) -> ComputedProperty? {
    computed.first { $0.name.value == name }
  }

  /// Whether a field can be bound, so that the feature has a `binding` action.
  public var hasBindings: Bool {
    state.contains { $0.isBinding }
  }
}

import SpecSource
import SpecSwift

/// A place in a feature's state in which other features live.
public struct Child: Sendable {
  /// The number of features in a place, and their lifetime.
  public enum Presence: String, Sendable, CaseIterable {
    /// A single feature, which lives as long as the parent.
    case always
    /// A single feature or none, which appears and disappears.
    case optional
    /// Any number of features, distinguished by their ids.
    case many
    /// Any number of features, one on top of another.
    case stack
  }

  /// The features of a place.
  public enum Content: Sendable {
    /// A single feature.
    case feature(ChildFeature)
    /// One of several features. Each feature is a case of an enum that is named after the place.
    case oneOf([ChildFeature])
  }

  /// The name of the place.
  public var name: Located<String>
  /// The features that live in the place.
  public var content: Content
  /// The cases without a feature, of a place with several cases.
  public var plainCases: [PlainCase]
  /// The number of features in the place, and their lifetime.
  public var presence: Presence
  /// Whether an optional feature is presented, so that users can dismiss it. A feature that is not presented is a
  /// part of the parent's view.
  public var isPresented: Bool
  /// Whether the child's state is a case of the parent's state, which is an enum.
  public var isCase: Bool
  /// The path to the child's state among the parent's properties, if the child has no property of its own.
  public var statePath: Optional<Address>
  /// The child's value when the initialiser is given no value.
  public var defaultValue: Optional<SwiftFragment>
  /// The documentation of the place.
  public var documentation: Documentation

  /// The features that live in the place.
  public var features: [ChildFeature] {
    switch content {
    case .feature(let feature): [feature]
    case .oneOf(let features): features
    }
  }

  /// Whether one of several features lives in the place.
  public var isOneOf: Bool {
    if case .oneOf = content { true } else { false }
  }

  /// Whether the parent's state has a property for the place.
  public var hasProperty: Bool { statePath == nil && !isCase }

  /// The names of the properties that lead from the parent's state to the child's state.
  public var stateNames: [String] {
    statePath?.components.map(\.name.name) ?? [name.value]
  }

  /// The presence of the features, in a few words.
  public var presenceText: String {
    if isCase { return "a case of the state" }
    return presence == .optional && !isPresented ? "optional, not presented" : presence.rawValue
  }

  /// The name of the enum for a place of several features.
  public var enumName: String {
    name.value.capitalizedFirst
  }
}

extension Child {
  /// Adapts the child to the form of the state. In a state that is an enum, the child is a case, which exists at
  /// times and is not presented.
  func lying(in state: StateForm) -> Child {
    guard state.cases != nil, presence == .always, !isOneOf, statePath == nil, defaultValue == nil
    else { return self }
    var child = self
    child.isCase = true
    child.presence = .optional
    return child
  }
}

/// A feature that lives in a place of its parent.
public struct ChildFeature: Sendable {
  /// The name of the feature's case in a place of several features; otherwise the name of the place.
  public var name: Located<String>
  /// The name of the feature.
  public var feature: Located<String>
  /// The dependencies that have other values for the feature and its children.
  public var overrides: [ChildOverride]
  /// The types of the feature's generic parameters.
  public var generics: [GivenField]
  /// The values of the feature's parameters.
  public var arguments: [GivenField]
}

/// A dependency that has another value for a child.
public struct ChildOverride: Sendable {
  /// The dependency's key, or one of its endpoints.
  public var address: Address
  /// The value of the dependency.
  public var value: SwiftFragment
}

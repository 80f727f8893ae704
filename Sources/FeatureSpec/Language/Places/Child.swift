import SpecSource
import SpecSwift

/// A place in a feature's state that other features live in.
public struct Child: Sendable {
  /// How many features live there, and for how long.
  public enum Presence: String, Sendable, CaseIterable {
    /// One, as long as the parent.
    case always
    /// One or none: it comes and goes.
    case optional
    /// Any number, told apart by their ids.
    case many
    /// Any number, one upon the other.
    case stack
  }

  /// Which features live there.
  public enum Content: Sendable {
    /// One feature.
    case feature(ChildFeature)
    /// One of several features, each a case of an enum of the slot's name.
    case oneOf([ChildFeature])
  }

  /// The name of the place.
  public var name: Located<String>
  /// Which features live there.
  public var content: Content
  /// The cases of a place of several that no feature lives in.
  public var plainCases: [PlainCase]
  /// How many live there.
  public var presence: Presence
  /// Whether one that comes and goes is presented, so that users can dismiss it; others are a part of the parent's view.
  public var isPresented: Bool
  /// Whether its state is a case of the parent's, which is an enum.
  public var isCase: Bool
  /// Where its state lies among the parent's properties, if it has none of its own.
  public var statePath: Optional<Address>
  /// Its value when the initialiser is not given one.
  public var defaultValue: Optional<SwiftFragment>
  /// What it is for.
  public var documentation: Documentation

  /// The features that live there.
  public var features: [ChildFeature] {
    switch content {
    case .feature(let feature): [feature]
    case .oneOf(let features): features
    }
  }

  /// Whether one of several features lives there.
  public var isOneOf: Bool {
    if case .oneOf = content { true } else { false }
  }

  /// Whether the parent's state has a property for it.
  public var hasProperty: Bool { statePath == nil && !isCase }

  /// The names of the properties that lead from the parent's state to its own.
  public var stateNames: [String] {
    statePath?.components.map(\.name.name) ?? [name.value]
  }

  /// How many live there, in a few words.
  public var presenceText: String {
    if isCase { return "a case of the state" }
    return presence == .optional && !isPresented ? "optional, not presented" : presence.rawValue
  }

  /// The name of the enum of a place that one of several features lives in.
  public var enumName: String {
    name.value.capitalizedFirst
  }
}

extension Child {
  /// The child as it lies in a state: a case of one that is an enum is there at times, and not presented.
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
  /// The name of its case in a place of several features; that of the place otherwise.
  public var name: Located<String>
  /// The name of the feature.
  public var feature: Located<String>
  /// Dependencies that are others for it and what lives in it.
  public var overrides: [ChildOverride]
  /// The types of its generic parameters.
  public var generics: [GivenField]
  /// The values of its parameters.
  public var arguments: [GivenField]
}

/// A dependency that is another one for a child.
public struct ChildOverride: Sendable {
  /// The dependency's key, or one of its endpoints.
  public var address: Address
  /// What it is.
  public var value: SwiftFragment
}

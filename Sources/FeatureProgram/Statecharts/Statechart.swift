import FeatureSpec
import SpecSource

/// The cases of a state that is an enum, and the ways between them.
public struct Statechart: Sendable {
  /// An end of a transition.
  public enum Place: Sendable, Hashable {
    /// A case of a name.
    case named(String)
    /// A case that the spec does not show.
    case any
  }

  /// A change of the state from one case to another, or to the same.
  public struct Transition: Sendable, Hashable {
    /// The case that it leaves.
    public var from: Place
    /// The case that it enters.
    public var to: Place
    /// The action or the reaction that it follows, as the spec calls it: `load`, `list.delegate.busy`.
    public var trigger: String
    /// The conditions in Swift beside the case that it leaves.
    public var conditions: [String]
  }

  /// A case that the state begins with.
  public struct Beginning: Sendable, Hashable {
    /// The origin of a first state.
    public enum Origin: Sendable, Hashable {
      /// A parent, with its name for the place.
      case parent(String, place: String)
      /// A test or an exploration.
      case test
    }

    /// The case; any where the spec does not show it.
    public var to: Place
    /// The origin of the state.
    public var origin: Origin
  }

  /// The cases, in the order of the spec.
  public let cases: [EnumCase]
  /// The cases that the state begins with, each once for its origin.
  public let beginnings: [Beginning]
  /// The transitions, in the order of the spec.
  public let transitions: [Transition]
  /// The cases whose values are changed in place.
  public let changedInPlace: Set<String>
  /// Whether Swift that no spec holds, as a handler or a method of the state, may change the state.
  public let mayChangeUnseen: Bool
}

extension Statechart {
  /// Whether a case is entered, or may be.
  func mayEnter(_ name: String) -> Bool {
    let ends = transitions.map(\.to) + beginnings.map(\.to)
    return ends.contains { $0 == .any || $0 == .named(name) }
  }

  /// Whether a case is left, or may be.
  func mayLeave(_ name: String) -> Bool {
    transitions.contains { transition in
      [.any, .named(name)].contains(transition.from) && transition.to != .named(name)
    }
  }

  /// Whether something happens in a case that stays the case.
  func isChanged(within name: String) -> Bool {
    changedInPlace.contains(name)
      || transitions.contains { $0.from == .named(name) && $0.to == .named(name) }
  }
}

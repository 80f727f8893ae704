import FeatureSpec
import SpecSource

/// The cases of a state that is an enum, and the transitions between them.
public struct Statechart: Sendable {
  /// An end of a transition.
  public enum Place: Sendable, Hashable {
    /// A case with a name.
    case named(String)
    /// A case that the spec does not show.
    case any
  }

  /// A change of the state from one case to another case, or to the same case.
  public struct Transition: Sendable, Hashable {
    /// The case that the transition leaves.
    public var from: Place
    /// The case that the transition enters.
    public var to: Place
    /// The action or the reaction that causes the transition, by its name in the spec: `load`, `list.delegate.busy`.
    public var trigger: String
    /// The conditions in Swift, in addition to the case that the transition leaves.
    public var conditions: [String]
  }

  /// A case with which the state begins.
  public struct Beginning: Sendable, Hashable {
    /// The origin of a first state.
    public enum Origin: Sendable, Hashable {
      /// A parent, with its name for the place.
      case parent(String, place: String)
      /// A test or an exploration.
      case test
    }

    /// The case; any case if the spec does not show it.
    public var to: Place
    /// The origin of the state.
    public var origin: Origin
  }

  /// The cases, in the order of the spec.
  public let cases: [EnumCase]
  /// The cases with which the state begins, each once for its origin.
  public let beginnings: [Beginning]
  /// The transitions, in the order of the spec.
  public let transitions: [Transition]
  /// The cases whose values are changed in place.
  public let changedInPlace: Set<String>
  /// Whether Swift outside of the specs, such as a handler or a method of the state, may change the state.
  public let mayChangeUnseen: Bool
}

extension Statechart {
  /// Whether a case is entered, or may be entered.
  func mayEnter(_ name: String) -> Bool {
    let ends = transitions.map(\.to) + beginnings.map(\.to)
    return ends.contains { $0 == .any || $0 == .named(name) }
  }

  /// Whether a case is left, or may be left.
  func mayLeave(_ name: String) -> Bool {
    transitions.contains { transition in
      [.any, .named(name)].contains(transition.from) && transition.to != .named(name)
    }
  }

  /// Whether the value of a case changes while the case stays the same.
  func isChanged(within name: String) -> Bool {
    changedInPlace.contains(name)
      || transitions.contains { $0.from == .named(name) && $0.to == .named(name) }
  }
}

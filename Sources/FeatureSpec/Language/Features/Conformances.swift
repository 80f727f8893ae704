import SpecSource

/// The protocols of a feature's state and action, as far as a spec or the settings specify them.
public struct Conformances: Sendable {
  /// The protocols of the state or of the action, with their place.
  public struct List: Sendable {
    /// The names of the protocols.
    public var names: [Located<String>]
    /// The key that holds the protocols.
    public var place: SourceSpan
  }

  /// The protocols of the state, in place of `Equatable` and `Sendable`.
  public var state: Optional<List>
  /// The protocols of the action, in place of `Sendable`.
  public var action: Optional<List>

  /// Conformances without any specified protocols.
  public static let none = Conformances(state: nil, action: nil)
}

/// A protocol that states or actions conform to unless a spec or the settings specify other protocols.
package enum UsualConformance: CaseIterable {
  case equatableState
  case sendableState
  case sendableAction

  /// The list that can specify other protocols.
  package var part: KeyPath<Conformances, Conformances.List?> {
    self == .sendableAction ? \.action : \.state
  }

  /// The protocol's name.
  package var name: String { self == .equatableState ? "Equatable" : "Sendable" }
}

extension [String] {
  /// Whether a type that conforms to these protocols conforms to another protocol, which these may imply.
  public func imply(_ name: String) -> Bool {
    switch name {
    case _ where contains(name): true
    case "Equatable": contains("Hashable") || contains("Comparable")
    case "Codable": contains("Decodable") && contains("Encodable")
    case "Decodable", "Encodable": contains("Codable")
    default: false
    }
  }

  /// Whether values of a type that conforms to these protocols are decoded.
  public var decode: Bool { imply("Decodable") }

  /// Whether values of a type that conforms to these protocols are encoded.
  public var encode: Bool { imply("Encodable") }
}

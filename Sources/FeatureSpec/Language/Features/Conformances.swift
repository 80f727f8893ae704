import SpecSource

/// The protocols that the state and the action of a feature conform to, as far as a spec or the settings say.
public struct Conformances: Sendable {
  /// The protocols of one of the two, and where they are said.
  public struct List: Sendable {
    /// The names of the protocols.
    public var names: [Located<String>]
    /// The key that holds them.
    public var place: SourceSpan
  }

  /// Those of the state, in place of `Equatable` and `Sendable`.
  public var state: Optional<List>
  /// Those of the action, in place of `Sendable`.
  public var action: Optional<List>

  /// Nothing is said.
  public static let none = Conformances(state: nil, action: nil)
}

/// A protocol that states or actions conform to unless something else is said.
package enum UsualConformance: CaseIterable {
  case equatableState
  case sendableState
  case sendableAction

  /// Where something else can be said.
  package var part: KeyPath<Conformances, Conformances.List?> {
    self == .sendableAction ? \.action : \.state
  }

  /// The protocol's name.
  package var name: String { self == .equatableState ? "Equatable" : "Sendable" }
}

extension [String] {
  /// Whether a type that conforms to these protocols conforms to another, which they may imply.
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

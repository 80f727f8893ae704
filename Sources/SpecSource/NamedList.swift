/// Parts in order that can be looked up by name. Among several parts with the same name, the first one is found.
public struct NamedList<Part: Sendable>: RandomAccessCollection, Sendable {
  private let parts: [Part]
  private let positions: [String: Int]

  /// Makes a list of parts with names.
  public init(_ parts: [Part], name: (Part) -> String) {
    self.parts = parts
    positions = Dictionary(zip(parts.lazy.map(name), parts.indices)) { first, _ in first }
  }

  /// Returns the part with a name.
  public func part(named name: String) -> Part? {
    positions[name].map { parts[$0] }
  }

  public var startIndex: Int { parts.startIndex }
  public var endIndex: Int { parts.endIndex }
  public subscript(position: Int) -> Part { parts[position] }
}

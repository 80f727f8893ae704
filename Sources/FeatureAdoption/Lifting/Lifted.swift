import SpecSource

/// The parts of some Swift that the keys of the spec language express, and the parts that they do not.
struct Lifted {
  /// The keys.
  var keys: Set<String> = []
  /// The parts that can be an `effect`.
  var effects: [AdoptionReason] = []
  /// The reasons that keep the whole in Swift.
  var manual: [AdoptionReason] = []

  /// Adds the results of another part.
  mutating func add(_ other: Lifted) {
    keys.formUnion(other.keys)
    effects += other.effects
    manual += other.manual
  }

  /// Returns the joined results of several parts.
  static func all(_ parts: some Sequence<Lifted>) -> Lifted {
    parts.reduce(into: Lifted()) { $0.add($1) }
  }

  /// Returns the result of a part that a key expresses.
  static func key(_ key: String, _ parts: Lifted...) -> Lifted {
    parts.reduce(into: Lifted(keys: [key])) { $0.add($1) }
  }

  /// Whether keys express the whole. If a part stays Swift, the whole is an effect.
  var isInKeys: Bool { effects.isEmpty && manual.isEmpty }
}

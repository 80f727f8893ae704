import SpecSource

/// What of some Swift the keys of the language say.
struct Lifted {
  /// The keys.
  var keys: Set<String> = []
  /// What can be an `effect`.
  var effects: [AdoptionReason] = []
  /// What keeps all of it in Swift.
  var manual: [AdoptionReason] = []

  /// Takes over what was found elsewhere.
  mutating func add(_ other: Lifted) {
    keys.formUnion(other.keys)
    effects += other.effects
    manual += other.manual
  }

  /// All of several things.
  static func all(_ parts: some Sequence<Lifted>) -> Lifted {
    parts.reduce(into: Lifted()) { $0.add($1) }
  }

  /// What a key says.
  static func key(_ key: String, _ parts: Lifted...) -> Lifted {
    parts.reduce(into: Lifted(keys: [key])) { $0.add($1) }
  }

  /// Without a part that stays Swift, all of which is an effect then.
  var isInKeys: Bool { effects.isEmpty && manual.isEmpty }
}

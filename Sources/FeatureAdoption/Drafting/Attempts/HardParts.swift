/// The parts of a feature that a spec expresses in another way, because no key can express them, the spec is refused, or
/// keys have another meaning.
struct HardParts: Equatable {
  /// The cases whose effects are made by Swift that changes the state.
  var branches: Set<String> = []
  /// The children, dialogs and bindings for which a single reaction handles all actions, by patterns in its conditions.
  var holders: Set<String> = []
  /// The features of the children that stay Swift, because only the app makes their first states.
  var madeByApp: Set<String> = []
  /// The properties whose alerts stay Swift.
  var alerts: Set<String> = []
  /// The operators of children that stay Swift, by their places.
  var operators: Set<Int> = []
  /// The parts of the body that stay Swift as a whole.
  var units: Set<String> = []
  /// The types whose cases name effects in code that stays Swift.
  var cancelTypes: Set<String> = []
  /// Whether all reactions to changes of the state stay Swift.
  var hasChanges = false

  /// Returns these parts together with other parts.
  func union(_ other: HardParts) -> HardParts {
    HardParts(
      branches: branches.union(other.branches), holders: holders.union(other.holders),
      madeByApp: madeByApp.union(other.madeByApp), alerts: alerts.union(other.alerts),
      operators: operators.union(other.operators), units: units.union(other.units),
      cancelTypes: cancelTypes.union(other.cancelTypes),
      hasChanges: hasChanges || other.hasChanges)
  }
}

/// An attempt that made no draft.
struct FailedAttempt: Error {
  /// The reason that is reported.
  let reason: NotDrafted
  /// The last of the attempts.
  let last: DraftingAttempt
  /// The findings of the last attempt.
  let findings: Findings

  /// Returns the failure with the reason of an earlier attempt.
  func because(of earlier: NotDrafted) -> FailedAttempt {
    FailedAttempt(reason: earlier, last: last, findings: findings)
  }
}

/// The findings of an attempt that decide what is tried next.
struct Findings {
  /// The names of the places of alerts: `alert`, `destination.alert`.
  var alertPlaces: Set<String>
  /// The properties of the state that contain these places.
  var alertProperties: Set<String>
  /// The place of the operator of a child to which a reaction comes too early.
  var earlyOperator: Int?
  /// The types whose cases name effects in parts of the body that stay Swift, if the generated type has another name.
  var effectTypes: Set<String>
  /// Whether the drafter found reactions to changes of the state.
  var hasChanges: Bool
  /// Whether a reaction to changes of the state cannot be expressed by keys.
  var hasOtherChanges: Bool
  /// The sizes of the parts of the body that do something, by the identifiers of the parts; only if the error is about
  /// one of the parts.
  var unitSizes: [String: Int]

  /// Makes the findings of a drafter that failed.
  init(_ drafter: FeatureDrafter, _ error: NotDrafted) {
    alertPlaces = Set(drafter.body.alerts.places.map(\.name))
    alertProperties = Set(drafter.body.alerts.places.map(\.property))
    earlyOperator = drafter.body.earlyOperator
    effectTypes = drafter.body.effectTypes
    hasOtherChanges = error.isAboutChanges
    hasChanges = hasOtherChanges || !drafter.body.changes.isEmpty
    unitSizes = error.unit == nil ? [:] : drafter.body.unitSizes
  }

  /// Whether a part of the body does less than another part.
  func isSmall(_ unit: String) -> Bool {
    guard let size = unitSizes[unit] else { return false }
    return unitSizes.values.contains { $0 > size }
  }
}

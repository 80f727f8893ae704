import SpecSwift

/// The body of a feature's reducer.
struct DraftedBody {
  /// The parts of the body.
  var parts: [BodyPart] = []
  /// The reducers and operators that stay Swift.
  var composition: [ComposedPart] = []
  /// The place of each `Reduce`.
  var reducePlaces: [Int] = []
  /// The children, in the order of their fields.
  var children: [DraftedChild] = []
  /// The alerts and dialogs, with the properties that present them.
  var alerts = DraftedAlerts()
  /// The place of the last part.
  var place = 0
  /// The place of the last part to which operators are applied.
  var rootPlace = 0
  /// The part that is being read.
  var unit: Expression?
  /// The places of the operators that are the reducers of children.
  var childOperators: [String: Int] = [:]
  /// A child to which a reaction comes before its reducer, or whose reducer is followed by an operator that stays
  /// Swift.
  var earlyReaction: String?
  /// Whether a reaction to changes of the state cannot be expressed by keys.
  var hasOtherChanges = false
  /// The types whose cases name effects in parts that stay Swift, if the generated type has another name.
  var effectTypes: Set<String> = []
}

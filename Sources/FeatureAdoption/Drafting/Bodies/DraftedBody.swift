import SpecSource
import SpecSwift

/// The body of a feature's reducer.
struct DraftedBody {
  /// The parts of the body.
  var parts: [BodyPart] = []
  /// The reactions to changes of fields.
  var changes: [ChangeReaction] = []
  /// The reducers and operators that stay Swift.
  var composition: [ComposedPart] = []
  /// The place of each `Reduce`.
  var reducePlaces: [Int] = []
  /// The children, in the order of their fields.
  var children: [DraftedChild] = []
  /// The alerts and dialogs, with the properties that present them.
  var alerts = DraftedAlerts()
  /// The operator of a child to which a reaction comes too early, or that an operator that stays Swift follows: its
  /// place in its file.
  var earlyOperator: Int?
  /// The types whose cases name effects in parts that stay Swift, if the generated type has another name.
  var effectTypes: Set<String> = []
}

extension DraftedBody {
  /// Whether a handler runs before the child that it reacts to.
  func isEarly(_ handler: DraftedHandler) -> Bool {
    guard let child = children.first(where: { handler.address.isReaction(to: $0.name) }) else {
      return false
    }
    return handler.place < (child.isOperator ? child.base : child.place)
  }
}

/// A reaction to the changes of a field.
struct ChangeReaction {
  /// The name of the field.
  var field: String
  /// The statements of the reaction.
  var branch: Branch
  /// The place of the reaction in the body.
  var place: Int
  /// The replacements for names that the spec does not have.
  var substitutions: [String: String]
  /// The file of the reaction.
  var file: ReadSwiftFile
  /// The place of the reaction in its file.
  var span: SourceSpan
  /// Whether the reaction follows the changes of a part of the body.
  var isOfPart: Bool
}

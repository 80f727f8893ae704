import SpecSource
import SpecSwift

/// Makes a spec of a feature that is written in Swift.
///
/// The drafter throws code that it does not understand: a feature is drafted as a whole, or not at all.
struct FeatureDrafter {
  /// The facts about the feature that are known before.
  let context: DraftingContext
  /// The attempt.
  let attempt: DraftingAttempt
  /// The parts of the source that the draft describes.
  var claims = Claims()
  /// The members, sorted by their treatment.
  var members = DraftedMembers()
  /// The actions of the feature.
  var table: ActionTable
  /// The meanings of the action's cases.
  var names: ActionNames
  /// The types whose cases name effects to cancel.
  var cancelTypes: Set<String> = []
  /// The fields of the state that belong to no child, and the computed properties.
  var fields: [DraftKey] = []
  var computed: [DraftKey] = []
  /// The access levels of the state's properties, if other modules see the feature.
  var stateAccess = StateAccess()
  /// Whether views may only write the fields of the state that are marked for binding.
  var bindsSome = false
  /// The fields whose types only their values show, to a reader who knows the app's types.
  var shownTypes: Set<String> = []
  /// The form of a state without fields of its own: its cases, or another type.
  var stateForm: SpecDraft?
  /// The generic parameters of the feature's type.
  var generics: [DraftKey] = []
  /// The parameters of the reducer, and the names of the ones that always have the same value.
  var reducerParameters: [DraftKey] = []
  var fixedParameters: Set<String> = []
  /// The fields that were private, or that only their file set.
  var openedFields: [Member] = []
  /// The order of the fields in the generated initializer; empty if it is the order of their declarations.
  var fieldOrder: [String] = []
  /// The fields whose first values initializers of the app set. They are required parameters of the generated
  /// initializer.
  var openedValues: Set<String> = []
  /// The fields of children, by their names.
  var childFields: [String: ChildField] = [:]
  /// The reducers and operators of the body that stay Swift.
  var composition: [ComposedPart] = []
  /// The place of each `Reduce` in the body.
  var reducePlaces: [Int] = []
  /// The fields and actions that look like those of children, but are the feature's own.
  var released: Set<String> = []
  var releasedActions: Set<String> = []
  /// The actions of which the feature ignores some forms.
  var passed: Set<String> = []
  /// The children, in the order of their fields.
  var children: [DraftedChild] = []
  /// The handlers, in their order.
  var handlers: [DraftedHandler] = []
  /// The handlers without keys, if the drafter only looks for handlers.
  var passedOver: [AdoptedHandler] = []
  /// The functions that are procedures of the spec.
  var procedures: [DraftedHandler] = []
  /// The dependencies, as entries of a list, with their keys or types.
  var dependencies: [(entry: SpecDraft, key: String)] = []
  /// The choices of children, by the names of their types.
  var oneOfs: [String: [OneOfCase]] = [:]
  /// The key paths to state that properties of the feature contain, by the properties' names.
  var keyPaths: [String: String] = [:]
  /// The body.
  var body: (statements: [Statement], interior: Range<Int>, file: ReadSwiftFile)?
  /// The parts of the body.
  var parts: [BodyPart] = []
  /// The place of the last part, and the place of the last part to which operators are applied.
  var placeInBody = 0
  var rootPlace = 0
  /// The places of the operators that are the reducers of children.
  var childOperators: [String: Int] = [:]
  /// The part of the body that is being read.
  var bodyUnit: Expression?
  /// A child to which a reaction comes before its reducer, or whose reducer is followed by an operator that stays
  /// Swift.
  var earlyReaction: String?
  /// The names of members whose code the spec contains where they are used, by the identifiers of the members.
  var inlined: [String: String] = [:]
  /// Whether a reaction to changes of the state cannot be expressed by keys.
  var hasOtherChanges = false
  /// The protocol of the functions that are already handlers in Swift.
  var handlersProtocol: LinkedType?
  /// The types whose cases name effects in parts of the body that stay Swift, if the generated type has another name.
  var effectTypesInBody: Set<String> = []
  /// The alerts and dialogs that keys express.
  var alerts = DraftedAlerts()
  /// The nested features of this feature.
  var elsewhere: [Member] = []

  /// Makes the drafter for an attempt.
  init(_ context: DraftingContext, _ attempt: DraftingAttempt) {
    (self.context, self.attempt) = (context, attempt)
    (table, names) = (context.table, context.names)
  }

  /// The feature.
  var feature: LinkedType { context.feature }

  /// The types of the app.
  var types: LinkedTypes { context.types }

  /// The app's protocol that the feature conforms to instead of `Reducer`.
  var style: AppStyle? { context.style }

  /// The actions of the feature's children.
  var tables: ActionTables { context.tables }

  /// Records that the spec describes a member.
  mutating func drafted(_ member: Member, claiming range: Range<Int>) {
    members.drafted.append(member)
    claims.claim(range, in: member.file)
  }

  /// Keeps a member as it is.
  mutating func keep(_ member: Member, in type: String) {
    members.kept.append((type, member))
  }
}

extension Declaration {
  /// Whether modules of other packages see the declaration.
  var isPublic: Bool { modifiers.contains { ["public", "open"].contains($0) } }

  /// Whether other modules of the same package see or set the declaration, and modules of other packages do not.
  var isOfPackage: Bool { modifiers.contains("package") }
}

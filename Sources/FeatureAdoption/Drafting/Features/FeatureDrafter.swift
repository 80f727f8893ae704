import FeatureGenerator
import FeatureHeader
import SpecSource
import SpecSwift

/// Makes a spec of a feature that is written in Swift.
///
/// What it does not understand it throws: a feature is drafted as a whole, or not at all.
struct FeatureDrafter {
  /// The feature.
  let feature: LinkedType
  /// The types of the app.
  let types: LinkedTypes
  /// The endpoints of clients that are described, by the clients' keys.
  let describedEndpoints: DescribedEndpoints
  /// Whether it was generated, so that some of its code only makes up for what the library lacks.
  let isGenerated: Bool
  /// Whether all is read that keys say in generated code, though the same stays Swift in an app's own: lists of effects, children with
  /// arguments, or with their state elsewhere. What is generated of an app's feature is read as that was.
  var readsInFull: Bool
  /// What the draft says.
  var claims = Claims()
  /// What becomes of the members.
  var members = DraftedMembers()
  /// The app's protocol that the feature conforms to in place of `Reducer`.
  let style: AppStyle?
  /// The actions.
  var table: ActionTable
  /// Those of its children.
  let tables: ActionTables
  /// What the cases of the action mean.
  var names = ActionNames()
  /// The types whose cases name effects to cancel.
  var cancelTypes: Set<String> = []
  /// The fields of the state that no child has, and the computed properties.
  var fields: [DraftKey] = []
  var computed: [DraftKey] = []
  /// The access of the state's properties, where other modules see the feature.
  var stateAccess = StateAccess()
  /// Whether views may only write the fields of the state that are marked so.
  var bindsSome = false
  /// The fields whose types only their values show, to a reader that knows the app's types.
  var shownTypes: Set<String> = []
  /// What the state is, where it has no fields of its own: its cases, or another type.
  var stateForm: SpecDraft?
  /// The generic parameters of its type.
  var generics: [DraftKey] = []
  /// What it is made with, and the names of those that always have the same value.
  var reducerParameters: [DraftKey] = []
  var fixedParameters: Set<String> = []
  /// The fields that only their file saw, or set.
  var openedFields: [Member] = []
  /// The order of the fields as the generated initializer takes them; empty where it is that of their declarations.
  var fieldOrder: [String] = []
  /// The fields whose first values initializers of the app give, so that the generated one asks for them.
  var openedValues: Set<String> = []
  /// The fields of children by their names.
  var childFields: [String: ChildField] = [:]
  /// The reducers and operators of the body that stay Swift.
  var composition: [ComposedPart] = []
  /// Where each `Reduce` stands in the body.
  var reducePlaces: [Int] = []
  /// The fields and actions that would be those of children, but are the feature's own.
  var released: Set<String> = []
  var releasedActions: Set<String> = []
  /// Those of the actions of which the feature lets some forms go by.
  var passed: Set<String> = []
  /// The children, in the order of their fields.
  var children: [DraftedChild] = []
  /// What handlers do, in their order.
  var handlers: [DraftedHandler] = []
  /// What functions do that are procedures of the spec.
  var procedures: [DraftedHandler] = []
  /// The dependencies, as entries of a list, with their keys or types.
  var dependencies: [(entry: SpecDraft, key: String)] = []
  /// The choices between children, by the names of their types.
  var oneOfs: [String: [OneOfCase]] = [:]
  /// Key paths to state that properties of the feature stand for, by the properties' names.
  var keyPaths: [String: String] = [:]
  /// The body.
  var body: (statements: [Statement], interior: Range<Int>, file: ReadSwiftFile)?
  /// What the body is made of.
  var parts: [BodyPart] = []
  /// The place of the last of them, and that of the last one to which operators are applied.
  var placeInBody = 0
  var rootPlace = 0
  /// Where operators begin that are the reducers of children, and those that stay Swift though they could be.
  var childOperators: [String: Int] = [:]
  var keptOperators: Set<Int> = []
  /// The parts of the body that stay Swift beside others, and the one that is read.
  var keptUnits: Set<String> = []
  var bodyUnit: Expression?
  /// A child to which something reacts before its reducer, or behind whose reducer an operator follows that stays Swift.
  var earlyReaction: String?
  /// The names of members that the spec has in the places where they are named, by what tells the members apart.
  var inlined: [String: String] = [:]
  /// The types whose cases name effects that stay Swift.
  var keptCancelTypes: Set<String> = []
  /// Whether something follows changes of the state that no key says, and whether all that follows them stays Swift.
  var hasOtherChanges = false
  var keepsChanges = false
  /// Whether handlers that no key says become functions in Swift.
  var takesManual = false
  /// The children, dialogs and bindings about all of whose actions one reaction decides, by patterns in its conditions.
  var wholeHolders: Set<String> = []
  /// The cases whose effects are made by Swift that changes the state, because keys would say something else.
  var hardBranches: Set<String> = []
  /// The protocol of the functions that are handlers in Swift already.
  var handlersProtocol: LinkedType?
  /// The types whose cases name effects in parts of the body that are to stay Swift, where the generated type has another name.
  var effectTypesInBody: Set<String> = []
  /// The alerts and dialogs that keys say.
  var alerts = DraftedAlerts()
  /// The features that cannot be made without values, so that children of them are made by what the app adds to them.
  var madeByApp: Set<String> = []
  /// The features of which those have specs of their own that stand in other ones.
  var specsInside: Set<String> = []
  /// Those of them that stand in this one.
  var elsewhere: [Member] = []
  /// The children with whose first states the app's own state begins, where generated code is read, which says so of others, too.
  var originalFirstStates: Set<String>?
  /// The properties whose alerts stay Swift.
  var plainAlerts: Set<String> = []

  /// Reads the actions; throws when they are no enum of the feature.
  init(
    _ feature: LinkedType, in types: LinkedTypes, endpoints: DescribedEndpoints
  ) throws(NotDrafted) {
    (self.feature, self.types) = (feature, types)
    tables = ActionTables(in: types, from: feature.origin.file)
    describedEndpoints = endpoints
    style = types.style(of: feature)
    guard let table = ActionTable(of: feature, style: style, given: types.names(givenTo: feature))
    else {
      throw NotDrafted("the actions are another type", at: feature.origin.span)
    }
    self.table = table
    isGenerated = GeneratedHeader.isBorne(by: feature.origin.file.file.bytes)
    readsInFull = isGenerated
    for name in table.cases.keys {
      let isBinding =
        table.cases[name].map { feature.isBindingAction($0.payload.type) } ?? false
        && (name != "binding" || table.enclosing[name] != nil || feature.writesBindings)
      names.kinds[name] = isBinding ? .binding : .child
    }
    if let style, style.action != nil {
      // Its type has them, whether the feature has a use for them or not.
      for group in style.groups { names.kinds[group.name] = .group }
      for name in style.cases where table.cases[name] == nil { names.kinds[name] = .presented }
    }
    for name in table.groups.keys { names.kinds[name] = .group }
    names.enclosing = table.enclosing
  }

  /// Notes that the spec says a member.
  mutating func drafted(_ member: Member, claiming range: Range<Int>) {
    members.drafted.append(member)
    claims.claim(range, in: member.file)
  }

  /// Leaves a member as it is.
  mutating func keep(_ member: Member, in type: String) {
    members.kept.append((type, member))
  }
}

extension LinkedType {
  /// Whether a reducer of its own writes what views change.
  fileprivate var writesBindings: Bool {
    members.contains { member in
      member.file.words(in: member.declaration.source.range).contains("BindingReducer")
    }
  }

  /// Whether a type is that of the actions by which views write its state.
  fileprivate func isBindingAction(_ payload: String) -> Bool {
    guard payload.hasPrefix("BindingAction<"), payload.hasSuffix(">") else { return false }
    let words = swiftPieces(of: payload.utf8).filter { !$0.isComment }.map(\.text)
    let state = words.dropFirst(2).dropLast().joined()
    return ["State", "Self.State", "\(type.name).State", "\(name).State"].contains(state)
  }
}

extension Declaration {
  /// Whether modules of other packages see it.
  var isPublic: Bool { modifiers.contains { ["public", "open"].contains($0) } }

  /// Whether the other modules of its package see it, or set it, and those of other packages do not.
  var isOfPackage: Bool { modifiers.contains("package") }
}

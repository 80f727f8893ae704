import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

struct FunctionsModel: TemplateModel {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// What comes before the children.
  private let beforeChildren: OwnBlock
  /// The group of actions around the children if nothing can happen in it.
  let emptyGroup: (first: String, pattern: String)?
  /// What the feature does itself, where that is not among the cases of the children.
  private var own = OwnBlock(items: [])

  init(feature: Feature, project: FeatureProject, dialect: Dialect) {
    (self.feature, self.project, self.dialect) = (feature, project, dialect)
    emptyGroup = Self.emptyGroup(of: feature, in: project)
    let cases = CaseLowering(feature: feature, project: project, dialect: dialect)
    beforeChildren = OwnLowering(cases: cases).beforeChildren
    let binding = layout.bindings.wrapping(".binding(let binding)")
    own = OwnLowering(cases: cases).own(
      with: isOwnApart ? cases.ownCases : [],
      writing: "if case \(binding) = action { binding.apply(to: &state) }")
  }

  static let members = Members<Self>(
    "functions",
    """
    The functions of a reducer. `observed` is `reduce(into:action:)`, or `reduce` where it is false; in a feature with a \
    `composition` that function is called `reduceCore`.
    """
  ) {
    Member("observed", \.observed, "the function that compares properties before and after") {
      Member("opening", \.opening, "its first line")
      Member("properties", \.properties, "the properties")
    }
    Member(
      "reduce", \.reduce,
      "the function that does what follows actions and leads them into the children"
    ) {
      Member("opening", \.opening, "its first line")
      Member(
        "isIdle", \.isIdle, "whether no action ever comes, so that there is nothing to switch over")
      Member("isBody", \.isBody, "whether it is the property `body` for that reason")
      Member("cases", \.cases, "the cases of its switch over the action")
      Member(
        "endsSwitch", \.endsSwitch, "whether a case ends the switch instead of returning effects")
    }
    Member("before", \.before, "the function of what comes before the children")
    Member(
      "reactions", \.reactions,
      "the function of what the feature does when children act, with a `before` of its own actions")
    Member(
      "composedBindings", \.composedBindings,
      "the function that does what views write, with the app's operators around it"
    ) {
      Member("doc", \.doc, "the lines of its documentation")
      Member("opening", \.opening, "its first line")
      Member("pattern", \.pattern, "the pattern of the action that holds a `binding`")
      Member("operators", \.operators, "the operators, each with its dot in front")
    }
    Member(
      "composedOwn", \.composedOwn,
      "the function that calls the one before with the app's operators around it"
    ) {
      Member("doc", \.doc, "the lines of its documentation")
      Member("opening", \.opening, "its first line")
      Member("operators", \.operators, "the operators, each with its dot in front")
    }
    Member(
      "parts", \.parts, "the functions that these two call, where one switch cannot hold all")
    Member("changed", \.changed, "the functions of what follows a change")
    Member("procedures", \.cases.procedures, "the procedures that blocks perform")
  }

  /// The reactions to changes of properties.
  private var changes: [Reaction] { feature.reactions.filter(\.isOnChange) }

  private var observed: (opening: String, properties: [ComparedPropertyModel])? {
    changes.isEmpty ? nil : (opening(whole), changes.map(lowerChange))
  }

  private var reduce: MainFunction? {
    guard !isOwnAlone else { return nil }
    let cases = reducerCases
    // The compiler warns of a function whose action cannot be.
    let isBody = project.isIdle(feature) && mainName == "reduce"
    let access = project.access(of: feature).prefix
    return MainFunction(
      opening: isBody ? "\(access)var body: some ReducerOf<Self> {" : opening(mainName),
      isIdle: project.isIdle(feature), isBody: isBody, cases: cases.map(\.ended).grouped,
      endsSwitch: cases.contains(where: \.endsSwitch))
  }

  private struct MainFunction {
    var opening: String
    var isIdle: Bool
    var isBody: Bool
    var cases: [ReducerCaseModel]
    var endsSwitch: Bool
  }

  /// The name of the function that does everything but what follows changes.
  private var mainName: String { changes.isEmpty ? whole : "reduceAll" }

  /// Whether all that the feature does itself is in a function of its own.
  var isOwnApart: Bool { feature.before != nil || !feature.composition.own.isEmpty }

  /// Whether there are neither children nor bindings nor prompts, and everything has something in front or around it.
  private var isOwnAlone: Bool {
    isOwnApart && feature.children.isEmpty && !feature.hasBindings
      && feature.prompts.isEmpty
  }

  private var before: FunctionModel? {
    function("reduceBefore", beforeChildren.items)
  }

  private var reactions: FunctionModel? {
    function(feature.composition.own.isEmpty ? ownName : "reduceOwn", own.items)
  }

  private var ownName: String { isOwnAlone ? mainName : "reduceSelf" }

  private var composedOwn: ComposedFunction? {
    let operators = feature.composition.own
    return operators.isEmpty
      ? nil
      : ComposedFunction(
        doc: Documentation(text: "What the feature does itself, with operators around it."),
        opening: opening(ownName), operators: operators)
  }

  private var composedBindings: ComposedBindings? {
    let operators = feature.composition.bindings
    return operators.isEmpty
      ? nil
      : ComposedBindings(
        doc: Documentation(text: "What views write, with operators around it."),
        opening: opening("reduceBindings"),
        pattern: layout.bindings.wrapping(".binding(let binding)"), operators: operators)
  }

  private struct ComposedBindings {
    var doc: Documentation
    var opening: String
    var pattern: String
    var operators: [SwiftFragment]
  }

  private struct ComposedFunction {
    var doc: Documentation
    var opening: String
    var operators: [SwiftFragment]
  }

  private var parts: [FunctionModel] { beforeChildren.functions + own.functions }

  private var changed: [FunctionModel] { changes.map(lowerChanged) }

  /// The function that does all that the spec says, around which reducers of the app may stand.
  private var whole: String { feature.composition.surroundsFeature ? "reduceCore" : "reduce" }

  /// The first line of a function that reduces; `reduce` is the reducer's requirement.
  private func opening(_ name: String) -> String {
    let access = name == "reduce" ? project.access(of: feature).prefix : "private "
    return
      "\(access)func \(name)(into state: inout State, action: Action) -> Effect<Action> {"
  }

  /// A function of some lines; nil when there are none.
  private func function(_ name: String, _ items: [BlockItem]) -> FunctionModel? {
    items.isEmpty
      ? nil : FunctionModel(doc: .none, opening: opening(name), block: BlockModel(items: items))
  }

  /// What the feature itself does.
  var cases: CaseLowering {
    CaseLowering(feature: feature, project: project, dialect: dialect)
  }
}

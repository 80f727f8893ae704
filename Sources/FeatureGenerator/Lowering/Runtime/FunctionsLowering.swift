import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns the behavior of a feature into the functions of its reducer.
///
/// The outermost function is `reduce(into:action:)`. In a feature with a `composition` it is `reduceCore`.
struct FunctionsLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The block that runs before the children.
  private let beforeChildren: OwnBlock
  /// The group of actions around the children if no action in it is possible, with the first child in the group.
  let emptyGroup: (first: String, pattern: Code)?
  /// The feature's own behavior, unless it is among the cases of the children.
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

  /// Lowers the functions: the outermost function first, then the functions that it calls.
  func lower() -> [FunctionModel] {
    let main = [observed, reduce, before, reactions, composedBindings, composedOwn]
    return main.compactMap(\.self) + beforeChildren.functions + own.functions
      + changes.map(lowerChanged) + cases.procedures
  }

  /// The reactions to changes of properties.
  private var changes: [Reaction] { feature.reactions.filter(\.isOnChange) }

  /// The function that compares properties before and after an action.
  private var observed: FunctionModel? {
    guard !changes.isEmpty else { return nil }
    let properties = changes.map(comparison(of:))
    return FunctionModel(
      opening: opening(whole),
      block: .lines(
        properties.map(\.kept) + ["var effect = reduceAll(into: &state, action: action)"]
          + properties.map(\.compared) + ["return effect"]))
  }

  /// The function that handles the feature's actions and passes actions to the children.
  private var reduce: FunctionModel? {
    guard !isOwnAlone else { return nil }
    guard project.isIdle(feature) else {
      return FunctionModel(opening: opening(mainName), block: reducerCases.switched.code)
    }
    // The compiler warns about a function whose action is impossible.
    guard mainName == "reduce" else {
      return FunctionModel(opening: opening(mainName), block: ".none")
    }
    let access = project.access(of: feature).prefix
    return FunctionModel(
      opening: "\(access)var body: some ReducerOf<Self> {", block: "EmptyReducer()")
  }

  /// The name of the function that does everything except the reactions to changes.
  private var mainName: String { changes.isEmpty ? whole : "reduceAll" }

  /// Whether the feature's whole own behavior is in a function of its own.
  var isOwnApart: Bool { feature.always != nil || !feature.composition.own.isEmpty }

  /// Whether the feature has neither children, bindings nor prompts, and its own behavior is in a function of its
  /// own.
  private var isOwnAlone: Bool {
    isOwnApart && feature.children.isEmpty && !feature.hasBindings
      && feature.prompts.isEmpty
  }

  /// The function that runs before the children.
  private var before: FunctionModel? {
    function("reduceBefore", beforeChildren.items)
  }

  /// The function for the feature's behavior after the children's, including its own actions if it has an `always` block.
  private var reactions: FunctionModel? {
    function(feature.composition.own.isEmpty ? ownName : "reduceOwn", own.items)
  }

  private var ownName: String { isOwnAlone ? mainName : "reduceSelf" }

  /// The function that calls the feature's own behavior with the app's operators around it.
  private var composedOwn: FunctionModel? {
    let operators = feature.composition.own
    guard !operators.isEmpty else { return nil }
    let lines = operators.map(\.code) + [".reduce(into: &state, action: action)"]
    return FunctionModel(
      doc: Documentation(
        text: "Performs the feature's own behavior, with the app's operators around it."),
      opening: opening(ownName), block: .chain("return Reduce(reduceOwn)", lines))
  }

  /// The function that performs the writes of views, with the app's operators around it.
  private var composedBindings: FunctionModel? {
    let operators = feature.composition.bindings
    guard !operators.isEmpty else { return nil }
    let pattern = layout.bindings.wrapping(".binding(let binding)")
    let reducer = Code.block(
      "return Reduce<State, Action> { state, action in",
      ["if case \(pattern) = action { binding.apply(to: &state) }", "return .none"])
    return FunctionModel(
      doc: Documentation(
        text: "Performs the writes of views, with the app's operators around them."),
      opening: opening("reduceBindings"),
      block: .lines(
        [reducer] + operators.map(\.code) + [".reduce(into: &state, action: action)"]))
  }

  /// The name of the function for everything that the spec declares. Reducers of the app may surround the function.
  private var whole: String { feature.composition.surroundsFeature ? "reduceCore" : "reduce" }

  /// Returns the first line of a reducing function. `reduce` is the requirement of the reducer protocol.
  private func opening(_ name: String) -> Code {
    let access = name == "reduce" ? project.access(of: feature).prefix : "private "
    return
      "\(access)func \(name)(into state: inout State, action: Action) -> Effect<Action> {"
  }

  /// Returns a function of some lines; nil without lines.
  private func function(_ name: String, _ items: [BlockItem]) -> FunctionModel? {
    items.isEmpty ? nil : FunctionModel(opening: opening(name), block: items.code)
  }

  /// The lowering of the feature's own behavior.
  var cases: CaseLowering {
    CaseLowering(feature: feature, project: project, dialect: dialect)
  }
}

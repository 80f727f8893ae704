import FeatureSpec
import SpecSource
import SpecSwift

/// Turns a feature's reducer into functions: its own block, its children around it, and what follows changes.
struct CompositionLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The functions: what follows changes, the children, the blocks before theirs, the own blocks, then what they call.
  func lower() -> FunctionsModel {
    let changes = feature.reactions.filter(\.isOnChange)
    var names = ["reduce", "reduceAll", "reduceSelf"]
    var observed: FunctionsModel.Observed?
    if !changes.isEmpty {
      observed = .init(
        opening: opening(names.removeFirst()), inner: isComposed ? "reduceAll" : "reduceSelf",
        properties: changes.map(lowerChange))
    }
    var composed: FunctionsModel.Composed?
    if isComposed {
      composed = composition(opening(names.removeFirst()))
    }
    let own = isComposed || !changes.isEmpty ? "reduceSelf" : "reduce"
    return FunctionsModel(
      observed: observed,
      composed: composed,
      before: hasBefore
        ? function(opening("reduceBefore"), cases.beforeCases + [cases.rest(nil)]) : nil,
      own: hasOwn ? function(opening(own), ownCases) : nil,
      changed: changes.map(lowerChanged),
      procedures: cases.procedures)
  }

  /// The first line of a function that reduces; the first one is the reducer's requirement.
  private func opening(_ name: String) -> String {
    let access = name == "reduce" ? project.access(of: feature.name).prefix : "private "
    return
      "\(access)func \(name)(into state: inout State, action: Action) -> Effect<Action> {"
  }

  /// Whether something stands around the feature's own blocks.
  var isComposed: Bool {
    !feature.children.isEmpty || !feature.questions.isEmpty || hasBindingReactions
  }

  private var hasBefore: Bool {
    feature.reactions.contains(where: \.isBefore)
  }

  var hasBindingReactions: Bool {
    feature.reactions.contains { $0.names.first == "binding" }
  }

  /// Whether the feature has blocks of its own, around which the others stand.
  private var hasOwn: Bool {
    !isComposed || !feature.actions.isEmpty || feature.reactions.contains(where: \.isPartOfBlock)
  }

  /// What the feature itself does.
  var cases: CaseLowering {
    CaseLowering(feature: feature, project: project, dialect: dialect)
  }
}

// The switches over what the feature itself does.

extension CompositionLowering {
  /// A function that is a switch over the action.
  private func function(_ opening: String, _ cases: [MatchCaseModel]) -> FunctionModel {
    FunctionModel(
      doc: .none, opening: opening, block: BlockModel(items: [.match("action", cases)]))
  }

  /// The cases of the feature's own block.
  private var ownCases: [MatchCaseModel] {
    cases.ownCases + ownBinding + (ownRest.map { [cases.rest($0)] } ?? [])
  }

  /// The case of bindings, where nothing stands around the own blocks.
  private var ownBinding: [MatchCaseModel] {
    guard feature.hasBindings, !isComposed else { return [] }
    return [
      MatchCaseModel(
        pattern: ".binding(let binding)",
        items: [.text("binding.apply(to: &state)"), .result(.line(".none"))])
    ]
  }

  /// The cases of the action that the own blocks leave to others; nil when there are none.
  private var ownRest: String? {
    var names = feature.delegate.isEmpty ? [] : ["delegate"]
    if isComposed {
      names += feature.children.map(\.name.member)
      names += Question.Kind.allCases.filter { !feature.questions($0).isEmpty }.map(\.rawValue)
      names += feature.hasBindings ? ["binding"] : []
    }
    return names.isEmpty
      ? nil : alternatives(names.map { ".\($0)" }, columns: dialect.patternColumns)
  }
}

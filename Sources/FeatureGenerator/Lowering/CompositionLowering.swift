import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature's reducer into functions: its own block, its children around it, and what follows changes.
struct CompositionLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The functions: what follows changes, the children, the blocks before theirs, the own blocks, then what they call.
  func lower() -> TemplateValue {
    let changes = feature.reactions.filter(\.isOnChange)
    var names = ["reduce", "reduceAll", "reduceSelf"]
    var observed: TemplateValue = false
    if !changes.isEmpty {
      observed = [
        "opening": .text(opening(names.removeFirst())),
        "inner": .text(isComposed ? "reduceAll" : "reduceSelf"),
        "properties": .list(changes.map(lowerChange)),
      ]
    }
    var composed: TemplateValue = false
    if isComposed {
      composed = composition(opening(names.removeFirst()))
    }
    let own = composed == false && observed == false ? "reduce" : "reduceSelf"
    return [
      "observed": observed,
      "composed": composed,
      "before": hasBefore
        ? function(opening("reduceBefore"), cases.beforeCases + [cases.rest(nil)]) : false,
      "own": hasOwn ? function(opening(own), ownCases) : false,
      "changed": .list(changes.map(lowerChanged)),
      "procedures": cases.procedures,
    ]
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
  private func function(_ opening: String, _ cases: [BlockCase]) -> TemplateValue {
    [
      "opening": .text(opening), "doc": [],
      "block": ["items": [BlockItem.match("action", cases).value]],
    ]
  }

  /// The cases of the feature's own block.
  private var ownCases: [BlockCase] {
    cases.ownCases + ownBinding + (ownRest.map { [cases.rest($0)] } ?? [])
  }

  /// The case of bindings, where nothing stands around the own blocks.
  private var ownBinding: [BlockCase] {
    guard feature.hasBindings, !isComposed else { return [] }
    return [
      BlockCase(
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

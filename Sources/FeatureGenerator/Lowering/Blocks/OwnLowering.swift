import FeatureSpec
import SpecSource
import SwiftCode

/// Orders the behavior of a feature itself: `always`, then the action or the reaction to it, then reactions to any
/// action of a place, from inner to outer places.
///
/// A switch takes only one case. If several cases may follow an action, each case has a switch in a function of its
/// own.
struct OwnLowering {
  let cases: CaseLowering

  private var feature: Feature { cases.feature }

  /// The block that runs before the children receive an action.
  var beforeChildren: OwnBlock {
    lower(nil, switches(over: feature.reactions.filter(\.isBefore), names: "reduceBefore"))
  }

  /// Returns the block that runs after the children: `always`, the feature's own actions unless they are elsewhere,
  /// and the reactions.
  ///
  /// - Parameters:
  ///   - actions: The cases of the feature's own actions.
  ///   - rest: The cases that the first switch leaves to other switches; nil for a default where the switch needs
  ///     one.
  ///   - write: The statement that performs a view's write, for reactions that compare the written value with the old
  ///     value.
  func own(
    with actions: [SwitchCase], rest: [SwitchCase]? = nil, writing write: Code
  ) -> OwnBlock {
    let switches = switches(
      over: feature.reactions.filter { $0.isPartOfBlock && !$0.comparesBinding }, beside: actions,
      rest: rest, names: "reduce")
    let written = WrittenFields(of: feature, cases: cases)
    guard !written.isEmpty else { return lower(feature.always?.value, switches) }
    let calls = switches.map { blocks.appended($0.call) }
    let compared = feature.reactions.filter(\.comparesBinding).map(\.block)
    let gathers = !calls.isEmpty || compared.contains { $0.returnsEffects || $0.isManual }
    let front = switches.first?.isOfAny == false ? 1 : 0
    return OwnBlock(
      items: written.kept + [.statements(write)] + written.comparisons
        + blocks.items(
          of: feature.always?.value ?? .empty,
          before: Array(calls.prefix(front)) + written.reactions + Array(calls.dropFirst(front)),
          gathers: gathers),
      functions: switches.map(\.function))
  }

  private var blocks: BlockLowering {
    BlockLowering(
      feature: feature, project: cases.project, dialect: cases.dialect, payload: ["action"])
  }

  /// A switch over the action.
  private struct Switch {
    var name: String
    /// The name of a constant for the effect of the switch.
    var constant: String
    var doc: String
    var cases: [SwitchCase]
    var isOfAny = false

    /// The call of the function that contains the switch.
    var call: LoweredEffect {
      .perform("\(name)(into: &state, action: action)", constant: constant)
    }

    /// The function that contains the switch.
    var function: FunctionModel {
      FunctionModel(
        doc: Documentation(text: doc),
        opening: "private func \(name)(into state: inout State, action: Action) "
          + "-> Effect<Action> {",
        block: cases.switched.code)
    }
  }

  /// Returns the lines of a block and of the switches after it.
  private func lower(_ leading: Block?, _ switches: [Switch]) -> OwnBlock {
    guard let first = switches.first else {
      return OwnBlock(items: leading.map { blocks.items(of: $0) } ?? [])
    }
    if switches.count == 1, leading?.canLead != false {
      return OwnBlock(
        items: (leading.map { blocks.leading($0) } ?? []) + first.cases.switched)
    }
    return OwnBlock(
      items: blocks.items(of: leading ?? .empty, before: switches.map(\.call)),
      functions: switches.map(\.function))
  }

  /// Returns the switches over reactions. The reactions to a single action share a switch with the own actions.
  private func switches(
    over reactions: [Reaction], beside actions: [SwitchCase] = [],
    rest: [SwitchCase]? = nil, names stem: String
  ) -> [Switch] {
    var names = FreeNames(of: feature)
    let what = stem == "reduceBefore" ? "Runs before the children receive" : "Handles"
    let exact = reactions.filter { !$0.path.linked.isAny }
    var switches: [Switch] = []
    if !exact.isEmpty || !actions.isEmpty {
      let own = actions.isEmpty ? [] : feature.actions
      let first =
        rest.map { actions + cases.cases(of: exact) + $0 }
        ?? actions + cases.completeCases(of: exact, beside: own)
      switches.append(
        Switch(
          name: names.free("\(stem)Each"), constant: "eachEffect", doc: "\(what) each action.",
          cases: first))
    }
    return switches
      + layers(of: reactions.filter(\.path.linked.isAny)).enumerated().map { level, layer in
        Switch(
          name: names.free("\(stem)Any"), constant: "anyEffect",
          doc: level == 0
            ? "\(what) any action of a child or group."
            : "\(what) any action of an outer child or group.",
          cases: cases.completeCases(of: layer), isOfAny: true)
      }
  }

  /// Returns reactions to any action in layers, so that no two reactions of a layer can follow the same action.
  /// Reactions to inner places come first.
  private func layers(of reactions: [Reaction]) -> [[Reaction]] {
    let places = reactions.map { $0.names.dropLast() }
    func height(_ place: ArraySlice<String>) -> Int {
      let inner = places.filter { $0.count > place.count && $0.starts(with: place) }
      return inner.map { height($0) + 1 }.max() ?? 0
    }
    let heights = places.map(height)
    return (0...(heights.max() ?? 0)).map { level in
      zip(reactions, heights).filter { $1 == level }.map(\.0)
    }.filter { !$0.isEmpty }
  }
}

/// The lines for the behavior of a feature itself, and the functions that these lines call.
struct OwnBlock {
  var items: [BlockItem]
  var functions: [FunctionModel] = []
}

/// Names that no other member of a reducer has.
struct FreeNames {
  private var taken: Set<String>

  init(of feature: Feature) {
    let members =
      feature.dependencies + feature.parameters.map(\.name) + feature.procedures.map(\.name)
    taken = Set(members.map(\.value))
  }

  /// Returns the name, or the name with a number after it if it is taken.
  mutating func free(_ name: String) -> String {
    var found = name
    var number = 1
    while !taken.insert(found).inserted {
      number += 1
      found = "\(name)\(number)"
    }
    return found
  }
}

import FeatureSpec
import SpecSwift

extension FeatureProject {
  /// Makes the statechart of a feature whose state is an enum; nil for other features.
  public func statechart(of feature: Feature) -> Statechart? {
    guard let cases = feature.stateForm.cases, !feature.isExternal else { return nil }
    var reader = StatechartReader(feature: feature, cases: cases)
    reader.readBlocks()
    return Statechart(
      cases: cases, beginnings: beginnings(of: feature, cases: cases),
      transitions: reader.transitions, changedInPlace: reader.changedInPlace,
      mayChangeUnseen: reader.mayChangeUnseen || !feature.composition.isEmpty
        || !feature.isWhole)
  }
}

/// A reader of the transitions of a state, from the blocks of its feature.
private struct StatechartReader {
  private let feature: Feature
  private let blocks: BlockReader
  private let names: [String]
  private let followed: FollowedEnum
  private(set) var transitions: [Statechart.Transition] = []
  private(set) var changedInPlace: Set<String> = []
  private(set) var mayChangeUnseen = false
  private var known: Set<Statechart.Transition> = []

  init(feature: Feature, cases: [EnumCase]) {
    self.feature = feature
    blocks = BlockReader(feature: feature)
    names = cases.map(\.name.value)
    followed = FollowedEnum(
      "state", cases: names,
      getters: Dictionary(feature.computed.map { ($0.name.value, $0.getter) }) { first, _ in first
      },
      settable: Set(feature.computed.filter { $0.setter != nil }.map(\.name.value)))
  }

  mutating func readBlocks() {
    if let always = feature.always { read(always.value, "always", from: names) }
    for action in feature.actions { read(action.block, action.name.value, from: names) }
    for reaction in feature.reactions {
      // A child sends actions only while the state is the child's case.
      let place = reaction.names.first.flatMap(feature.child(named:))
      let isCase = place?.isCase == true
      read(
        reaction.block, reaction.names.joined(separator: "."),
        from: isCase ? place.map { [$0.name.value] } ?? names : names)
    }
  }

  /// Reads the consequences of an action or a reaction.
  private mutating func read(_ block: Block, _ trigger: String, from cases: [String]) {
    var flow = CaseFlow(through: followed, from: Set(cases))
    blocks.read(block, &flow)
    changedInPlace.formUnion(flow.changedInPlace)
    mayChangeUnseen = mayChangeUnseen || flow.mayChangeUnseen
    let targets = names.map(CaseRoutes.Target.named) + [.unknown]
    for target in targets {
      for way in flow.routes.changes[target] ?? [] {
        for origin in origins(of: way) {
          add(.init(from: origin, to: target.place, trigger: trigger, conditions: way.conditions))
        }
      }
    }
  }

  /// Finds the cases with which a route begins, with a single place for all cases of the state.
  private func origins(of way: CaseRoutes.Way) -> [Statechart.Place] {
    let cases = names.filter(way.origins.contains)
    return cases.count == names.count && cases.count > 1 ? [.any] : cases.map { .named($0) }
  }

  private mutating func add(_ transition: Statechart.Transition) {
    if known.insert(transition).inserted { transitions.append(transition) }
  }
}

extension CaseRoutes.Target {
  /// The end of a transition.
  var place: Statechart.Place {
    switch self {
    case .named(let name): .named(name)
    case .unknown: .any
    }
  }
}

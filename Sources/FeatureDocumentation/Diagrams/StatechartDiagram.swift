import FeatureProgram
import FeatureSpec
import SpecSource

extension DocumentedFeature {
  /// The cases of the state, and the actions and reactions that change the case; nil for a state that is not an enum.
  var statechartDiagram: Diagram? {
    guard let statechart else { return nil }
    var diagram = Diagram(title: "The cases of \(name)", .statechart)
    diagram.addBoxes(of: statechart, in: feature)
    let beginnings = statechart.drawnBeginnings
    for beginning in beginnings {
      diagram.connect(
        startID, boxID(beginning.to), .begins, label: beginning.origin.label)
    }
    for transition in statechart.transitions {
      diagram.connect(
        boxID(transition.from), boxID(transition.to), .leads, label: transition.trigger,
        condition: transition.conditions.map { oneLine($0) }.joined(separator: ", "))
    }
    return diagram
  }
}

/// The name of the box of the start.
private let startID = "start"

/// Returns the name of the box of a place.
private func boxID(_ place: Statechart.Place) -> String {
  switch place {
  case .named(let name): "case:\(name)"
  case .any: "any"
  }
}

extension Diagram {
  /// Adds the box of each case. The boxes of the start and of any case are added only if arrows need them.
  fileprivate mutating func addBoxes(of statechart: Statechart, in feature: Feature) {
    if !statechart.drawnBeginnings.isEmpty { add(.start, startID, "start") }
    let usesAny = statechart.transitions.contains { [$0.from, $0.to].contains(.any) }
    if usesAny { add(.any, boxID(.any), "any case") }
    for one in statechart.cases {
      let name = one.name.value
      let child = feature.child(named: name).flatMap { $0.isCase ? $0.features.first : nil }
      add(.case, boxID(.named(name)), name, feature: child?.feature.value)
    }
  }
}

extension Statechart {
  /// The first states in the drawing: the first states in parents, or, without any, the first states of tests, which
  /// may begin in any case.
  fileprivate var drawnBeginnings: [Beginning] {
    let known = beginnings.filter { $0.to != .any }
    let ofParents = known.filter { $0.origin != .test }
    return ofParents.isEmpty ? known : ofParents
  }
}

extension Statechart.Beginning.Origin {
  /// The text at the arrow.
  fileprivate var label: String {
    switch self {
    case .parent(let name, let place): "\(name).\(place)"
    case .test: "tests"
    }
  }
}

import FeatureProgram
import FeatureSpec

/// A model of the Composable Architecture's cancellation: the effects that an id reaches, by navigation path.
struct CancellationModel {
  /// The id of an effect, in the form that the library stores.
  private struct Key: Hashable {
    var id: [String]
    var path: [String]
  }

  private var running: [Key: Set<Int>] = [:]

  /// Begins an effect, which is stored under each prefix of the navigation path.
  mutating func begin(_ effect: Int, id: [String], path: [String]) {
    for length in 0...path.count {
      running[Key(id: id, path: Array(path.prefix(length))), default: []].insert(effect)
    }
  }

  /// Returns the effects that an id ends at a navigation path.
  func cancelled(id: [String], path: [String]) -> Set<Int> {
    running[Key(id: id, path: path)] ?? []
  }
}

/// An instance of a feature in a store.
struct Instance {
  /// A position on the path to the instance.
  struct Position: Equatable {
    var place: String
    /// The id of a row or an element of a stack.
    var element: Int?
    /// The case, if the slot holds one of several features.
    var member: String?
    /// Whether the slot is a case of the parent's state.
    var isCase: Bool
  }

  let feature: Feature
  var positions: [Position] = []
  /// The steps of the library's navigation path.
  var path: [String] = []
  /// The positions that the generated code adds to the `featurePath`.
  var featurePath: [String] = []

  /// Returns the id of the instance's effect.
  func id(in project: FeatureProject) -> [String] {
    [feature.name.value] + (project.hasSiblingInstance(feature) ? featurePath : [])
  }

  /// Returns whether both instances can exist in a store at the same time: a slot has only one case at a time.
  func canBe(beside other: Instance) -> Bool {
    for (own, others) in zip(positions, other.positions) where own != others {
      return own.isCase && others.isCase
        ? false : own.place != others.place || own.element != others.element
    }
    return true
  }

  /// Returns the instances of features in a store, up to a depth.
  static func all(
    in project: FeatureProject, of root: Feature, depth: Int = 4
  ) -> [Instance] {
    var found: [Instance] = []
    var pending = [Instance(feature: root)]
    while let next = pending.popLast() {
      found.append(next)
      guard next.positions.count < depth else { continue }
      pending += next.feature.children.flatMap { next.inside($0, in: project) }
    }
    return found
  }

  private func inside(_ child: Child, in project: FeatureProject) -> [Instance] {
    let elements: [Int?] =
      switch child.presence {
      case .always, .optional: [nil]
      case .many, .stack: [0, 1]
      }
    return elements.flatMap { element in
      child.features.compactMap { one in
        project.feature(named: one.feature.value).map {
          at(child, element, child.isOneOf ? one.name.value : nil, $0, in: project)
        }
      }
    }
  }

  private func at(
    _ child: Child, _ element: Int?, _ member: String?, _ inner: Feature,
    in project: FeatureProject
  ) -> Instance {
    let place = "\(feature.name.value).\(child.name.value)"
    var path = path
    if child.presence != .always { path.append(place + (element.map { "[\($0)]" } ?? "")) }
    if let member { path.append("\(place)#\(member)") }
    return Instance(
      feature: inner,
      positions: positions + [
        Position(
          place: child.name.value, element: element, member: member, isCase: child.isCase)
      ],
      path: path,
      featurePath: featurePath
        + (project.leadsToSiblingInstance(child, of: feature) ? [child.name.value] : []))
  }
}

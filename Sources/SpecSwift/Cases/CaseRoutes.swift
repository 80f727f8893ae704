/// The ways in which an enum can reach a position in Swift code: its initial cases, and the case that each way led
/// to.
public struct CaseRoutes: Sendable, Hashable {
  /// The case of an assigned value, as far as the text shows it.
  public enum Target: Sendable, Hashable {
    /// A case with a name.
    case named(String)
    /// An unknown case: the value comes from a call or a variable.
    case unknown
  }

  /// An assignment, with its conditions and the initial cases of the enum.
  public struct Way: Sendable, Hashable {
    /// The possible initial cases of the enum.
    public var origins: Set<String>
    /// The conditions that hold at the assignment, as written.
    public var conditions: [String]

    /// Whether another way adds nothing to this way, which has no conditions.
    fileprivate func covers(_ other: Way) -> Bool {
      conditions.isEmpty && origins.isSuperset(of: other.origins)
    }
  }

  /// The possible initial cases of the enum on the ways without an assignment.
  private(set) var kept: Set<String>
  /// The last assignments, by the case that they lead to.
  public private(set) var changes: [Target: [Way]] = [:]

  /// Makes routes that start with some cases.
  init(from cases: Set<String>) { kept = cases }

  /// Routes without any way, for a position that is never reached.
  static let none = CaseRoutes(from: [])

  /// Whether no way leads to the position.
  var isEmpty: Bool { kept.isEmpty && changes.isEmpty }

  /// The possible initial cases of the enum.
  var origins: Set<String> {
    changes.values.joined().reduce(into: kept) { $0.formUnion($1.origins) }
  }

  /// The possible current cases of the enum; nil if it may be in any case.
  var currentCases: Set<String>? {
    var cases = kept
    for target in changes.keys {
      guard case .named(let name) = target else { return nil }
      cases.insert(name)
    }
    return cases
  }

  /// Returns the ways on which the enum is in one of some cases.
  func narrowed(to cases: Set<String>) -> CaseRoutes {
    var routes = self
    routes.kept.formIntersection(cases)
    routes.changes = changes.filter { target, _ in
      if case .named(let name) = target { cases.contains(name) } else { true }
    }
    return routes
  }

  /// Returns the ways after an assignment.
  func assigning(_ target: Target, where conditions: [String]) -> CaseRoutes {
    let origins = origins
    guard !origins.isEmpty else { return .none }
    var routes = CaseRoutes.none
    routes.changes = [target: [Way(origins: origins, conditions: conditions)]]
    return routes
  }

  /// Adds the ways of other routes.
  mutating func join(_ other: CaseRoutes) {
    kept.formUnion(other.kept)
    changes.merge(other.changes) { $0.joined(with: $1) }
  }
}

extension [CaseRoutes.Way] {
  /// The maximum number of ways that are kept apart. More ways are merged into a single way without conditions.
  private static let limit = 16

  fileprivate func joined(with others: [CaseRoutes.Way]) -> [CaseRoutes.Way] {
    var ways = self
    for other in others {
      if let index = ways.firstIndex(where: { $0.conditions == other.conditions }) {
        ways[index].origins.formUnion(other.origins)
      } else if !ways.contains(where: { $0.covers(other) }) {
        ways.removeAll { other.covers($0) }
        ways.append(other)
      }
    }
    guard ways.count > Self.limit else { return ways }
    let origins = ways.reduce(into: Set<String>()) { $0.formUnion($1.origins) }
    return [CaseRoutes.Way(origins: origins, conditions: [])]
  }
}

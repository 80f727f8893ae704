/// The ways by which an enum has come to a place of some Swift: the cases it began with, and the case that each way has led to.
public struct CaseRoutes: Sendable, Hashable {
  /// A case that is assigned, as far as the text shows it.
  public enum Target: Sendable, Hashable {
    /// A case of a name.
    case named(String)
    /// A value that a call or a variable provides.
    case unknown
  }

  /// An assignment, seen from the beginning.
  public struct Way: Sendable, Hashable {
    /// The cases that the enum may have begun with.
    public var origins: Set<String>
    /// The conditions that hold at the assignment, as they are written.
    public var conditions: [String]

    /// Whether another way adds nothing to this one, which no condition limits.
    fileprivate func covers(_ other: Way) -> Bool {
      conditions.isEmpty && origins.isSuperset(of: other.origins)
    }
  }

  /// The cases that the enum may have begun with, where nothing was assigned.
  private(set) var kept: Set<String>
  /// The last assignments, by the case that they lead to.
  public private(set) var changes: [Target: [Way]] = [:]

  /// Routes that begin with some cases.
  init(from cases: Set<String>) { kept = cases }

  /// No way: nothing runs there.
  static let none = CaseRoutes(from: [])

  /// Whether no way leads there.
  var isEmpty: Bool { kept.isEmpty && changes.isEmpty }

  /// The cases that the enum may have begun with.
  var origins: Set<String> {
    changes.values.joined().reduce(into: kept) { $0.formUnion($1.origins) }
  }

  /// The cases that the enum may be; nil for any.
  var currentCases: Set<String>? {
    var cases = kept
    for target in changes.keys {
      guard case .named(let name) = target else { return nil }
      cases.insert(name)
    }
    return cases
  }

  /// The ways on which the enum is one of some cases.
  func narrowed(to cases: Set<String>) -> CaseRoutes {
    var routes = self
    routes.kept.formIntersection(cases)
    routes.changes = changes.filter { target, _ in
      if case .named(let name) = target { cases.contains(name) } else { true }
    }
    return routes
  }

  /// The ways after an assignment.
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
  /// The number of conditions that are told apart; more are as good as none.
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

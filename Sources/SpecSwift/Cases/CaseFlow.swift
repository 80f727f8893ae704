import SwiftSyntax

/// Follows an enum through the Swift of a block, in the order it runs: from which cases to which it is changed, and when.
///
/// Any case is assumed that the text does not show: a way too many, never one too few. Swift that may change the enum where no
/// text shows it, such as a method of the enum, is noted.
public struct CaseFlow: Sendable {
  /// The enum.
  let followed: FollowedEnum
  /// The ways to the place that was reached.
  public internal(set) var routes: CaseRoutes
  /// The cases whose values were changed in place.
  public internal(set) var changedInPlace: Set<String> = []
  /// Whether the enum may be changed by Swift that the fragments do not show.
  public internal(set) var mayChangeUnseen = false
  /// The conditions that hold at the place.
  var conditions: [String] = []
  /// The ways to all places since the last `do` began.
  var passed: CaseRoutes
  /// The ways to `break`, `continue` and `return`.
  var left = CaseRoutes.none
  /// The number of loops and closures around the place.
  var repetitionDepth = 0

  /// Begins where the enum may be any of some cases.
  public init(through followed: FollowedEnum, from cases: Set<String>) {
    self.followed = followed
    routes = CaseRoutes(from: cases.intersection(followed.cases))
    passed = routes
  }

  /// Follows the branches of a choice, of which the first that holds is taken.
  ///
  /// - Parameters:
  ///   - branches: The branches; one without a condition is taken where no other is.
  ///   - isExhaustive: Whether one of them always holds.
  public mutating func choose<Branch>(
    among branches: [(condition: CaseCondition?, branch: Branch)], isExhaustive: Bool = false,
    _ follow: (inout CaseFlow, Branch) -> Void
  ) {
    let outer = conditions
    var after = CaseRoutes.none
    // The cases for which a condition may have held, or failed.
    var undecided: Set<String> = []
    for (condition, branch) in branches {
      var rest = CaseRoutes.none
      if let condition {
        rest = routes.narrowed(to: condition.test.fails)
        routes = routes.narrowed(to: condition.test.holds)
        conditions += condition.texts
        undecided.formUnion(condition.test.holds.intersection(condition.test.fails))
      } else if !undecided.isDisjoint(with: routes.currentCases ?? followed.cases) {
        conditions.append("else")
      }
      follow(&self, branch)
      after.join(routes)
      conditions = outer
      routes = rest
    }
    if !isExhaustive { after.join(routes) }
    routes = after
  }

  /// Follows what is attempted, and what is done in place of the rest when that throws.
  public mutating func attempt(
    _ body: (inout CaseFlow) -> Void, rest: (inout CaseFlow) -> Void,
    caught: (inout CaseFlow) -> Void
  ) {
    let outer = (passed, conditions)
    passed = routes
    body(&self)
    let thrown = passed
    rest(&self)
    let after = routes
    routes = thrown
    conditions.append("an error")
    caught(&self)
    conditions = outer.1
    routes.join(after)
    passed.join(outer.0)
    passed.join(routes)
  }

  /// Notes that Swift may change the enum where no text shows it.
  public mutating func noteUnseenChange() { mayChangeUnseen = true }
}

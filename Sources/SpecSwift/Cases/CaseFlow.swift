import SwiftSyntax

/// Follows an enum through the Swift code of a block in the order of execution: its changes from case to case, and
/// their conditions.
///
/// If the text does not show the case, every case is assumed: the result may contain a way too many, but never one
/// too few. Swift that may change the enum without showing it in the text, such as a method of the enum, is noted.
public struct CaseFlow: Sendable {
  /// The enum that is followed.
  let followed: FollowedEnum
  /// The ways to the current position.
  public internal(set) var routes: CaseRoutes
  /// The cases whose payloads were changed in place.
  public internal(set) var changedInPlace: Set<String> = []
  /// Whether the enum may be changed by Swift code outside of the fragments.
  public internal(set) var mayChangeUnseen = false
  /// The conditions that hold at the current position.
  var conditions: [String] = []
  /// The ways to all positions since the start of the last `do`.
  var passed: CaseRoutes
  /// The ways to `break`, `continue` and `return`.
  var left = CaseRoutes.none
  /// The number of loops and closures around the current position.
  var repetitionDepth = 0

  /// Makes a flow that starts with the enum in any of some cases.
  public init(through followed: FollowedEnum, from cases: Set<String>) {
    self.followed = followed
    routes = CaseRoutes(from: cases.intersection(followed.cases))
    passed = routes
  }

  /// Follows the branches of a choice. The first branch whose condition holds runs.
  ///
  /// - Parameters:
  ///   - branches: The branches; a branch without a condition runs if no other branch does.
  ///   - isExhaustive: Whether one of the branches always runs.
  public mutating func choose<Branch>(
    among branches: [(condition: CaseCondition?, branch: Branch)], isExhaustive: Bool = false,
    _ follow: (inout CaseFlow, Branch) -> Void
  ) {
    let outer = conditions
    var after = CaseRoutes.none
    // The cases for which an earlier condition may have held or failed.
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

  /// Follows an attempt, the code after it, and the code that runs instead of the rest if the attempt throws.
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

  /// Notes that Swift may change the enum without showing it in the text.
  public mutating func noteUnseenChange() { mayChangeUnseen = true }
}

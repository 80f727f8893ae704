/// The answer of a condition, by the case of an enum.
struct CaseTest: Sendable, Hashable {
  /// The cases in which it may hold.
  var holds: Set<String>
  /// The cases in which it may fail.
  var fails: Set<String>

  /// Whether the case alone decides.
  var isExact: Bool { holds.isDisjoint(with: fails) }

  /// The test that fails where this one holds.
  var inverted: CaseTest { CaseTest(holds: fails, fails: holds) }

  /// The test that holds where both do.
  func and(_ other: CaseTest) -> CaseTest {
    CaseTest(holds: holds.intersection(other.holds), fails: fails.union(other.fails))
  }

  /// The test that holds where one of both does.
  func or(_ other: CaseTest) -> CaseTest { inverted.and(other.inverted).inverted }
}

/// A condition of a choice: the cases in which it holds, and the text of everything else that it asks.
public struct CaseCondition: Sendable {
  var test: CaseTest
  /// The conditions that the case alone does not decide, as they are written.
  var texts: [String]
}

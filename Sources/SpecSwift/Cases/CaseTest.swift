/// The outcome of a condition, by the case of an enum.
struct CaseTest: Sendable, Hashable {
  /// The cases in which the condition may hold.
  var holds: Set<String>
  /// The cases in which the condition may fail.
  var fails: Set<String>

  /// Whether the case alone decides the condition.
  var isExact: Bool { holds.isDisjoint(with: fails) }

  /// The test that fails where this test holds.
  var inverted: CaseTest { CaseTest(holds: fails, fails: holds) }

  /// Returns the test that holds where both tests hold.
  func and(_ other: CaseTest) -> CaseTest {
    CaseTest(holds: holds.intersection(other.holds), fails: fails.union(other.fails))
  }

  /// Returns the test that holds where at least one of the tests holds.
  func or(_ other: CaseTest) -> CaseTest { inverted.and(other.inverted).inverted }
}

/// The condition of a choice: the cases in which it holds, and the texts of its other requirements.
public struct CaseCondition: Sendable {
  var test: CaseTest
  /// The conditions that the case alone does not decide, as written.
  var texts: [String]
}

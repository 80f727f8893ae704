/// An enum whose cases are followed, and the properties that it computes.
public struct FollowedEnum: Sendable {
  /// The name of its value: `state`.
  let name: String
  /// The names of its cases.
  let cases: Set<String>
  /// The getters of its computed properties.
  let getters: [String: SwiftFragment]
  /// The names of the computed properties that can be set.
  let settable: Set<String>
  /// How many computed properties are followed into each other: each may ask for others several times.
  var levels = 3

  /// Takes the value's name, the names of the cases, and the computed properties.
  public init(
    _ name: String, cases: some Sequence<String>, getters: [String: SwiftFragment] = [:],
    settable: Set<String> = []
  ) {
    (self.name, self.cases) = (name, Set(cases))
    (self.getters, self.settable) = (getters, settable)
  }

  /// A condition that no case decides.
  var unknown: CaseTest { CaseTest(holds: cases, fails: cases) }
  /// A condition that always holds.
  var always: CaseTest { CaseTest(holds: cases, fails: []) }

  /// The condition that the value is a case.
  ///
  /// - Parameter isWhole: Whether the condition asks nothing of what the case holds.
  func test(for name: String, isWhole: Bool) -> CaseTest {
    CaseTest(holds: [name], fails: isWhole ? cases.subtracting([name]) : cases)
  }
}

/// An enum whose cases are followed, and its computed properties.
public struct FollowedEnum: Sendable {
  /// The name of the enum's value: `state`.
  let name: String
  /// The names of the cases.
  let cases: Set<String>
  /// The getters of the computed properties.
  let getters: [String: SwiftFragment]
  /// The names of the computed properties that have a setter.
  let settable: Set<String>
  /// The number of computed properties that are followed into each other.
  ///
  /// The number is limited, because each property may use other properties several times.
  var levels = 3

  /// Makes a followed enum from the name of its value, the names of its cases, and its computed properties.
  public init(
    _ name: String, cases: some Sequence<String>, getters: [String: SwiftFragment] = [:],
    settable: Set<String> = []
  ) {
    (self.name, self.cases) = (name, Set(cases))
    (self.getters, self.settable) = (getters, settable)
  }

  /// A test that no case decides.
  var unknown: CaseTest { CaseTest(holds: cases, fails: cases) }
  /// A test that always holds.
  var always: CaseTest { CaseTest(holds: cases, fails: []) }

  /// Returns the test whether the value is in a case.
  ///
  /// - Parameter isWhole: Whether the test has no requirements for the payload of the case.
  func test(for name: String, isWhole: Bool) -> CaseTest {
    CaseTest(holds: [name], fails: isWhole ? cases.subtracting([name]) : cases)
  }
}

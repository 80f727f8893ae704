import FeatureSpec
import SpecSource
import SpecSwift

/// Finds Swift in blocks whose value is another in each run.
func lintValues(of feature: Feature) -> [Diagnostic] {
  let dependencies = Set(feature.dependencies.map(\.value))
  return feature.blockFragments.flatMap { fragment in
    fragment.analysis.references.filter { !dependencies.contains($0.base.name) }.compactMap {
      reference in
      UncontrolledValue(reference).map { value in
        .finding(
          .uncontrolledValue, "a test cannot know this value in advance",
          at: fragment.span(of: reference.range), hint: value.hint)
      }
    }
  }
}

/// A value that is another in each run, unless a dependency provides it.
private enum UncontrolledValue {
  case date
  case uuid
  case random

  /// Makes the kind of value that a reference reads; nil for a value that a test can know.
  init?(_ reference: Reference) {
    let member = reference.members.first
    switch reference.base.name {
    case "Date" where member?.name == "now": self = .date
    case "Date" where member == nil && reference.baseCall.isCurrentDate: self = .date
    case "UUID" where reference.baseCall?.isEmpty == true: self = .uuid
    default:
      guard reference.members.contains(where: \.isRandom) else { return nil }
      self = .random
    }
  }

  /// The dependency that provides the value, and its use.
  var hint: String {
    switch self {
    case .date: "list 'date' in 'dependencies', and write 'date()'"
    case .uuid: "list 'uuid' in 'dependencies', and write 'uuid()'"
    case .random:
      "list 'withRandomNumberGenerator' in 'dependencies', and pass its generator as the argument 'using'"
    }
  }
}

extension [Argument]? {
  /// Whether the arguments of `Date` make a date from the present time.
  fileprivate var isCurrentDate: Bool {
    guard let self else { return false }
    return self.isEmpty || self.first?.label?.name == "timeIntervalSinceNow"
  }
}

extension Member {
  /// Whether the member is a call that uses the system's random numbers.
  fileprivate var isRandom: Bool {
    guard let call, !call.contains(where: { $0.label?.name == "using" }) else { return false }
    return ["random", "randomElement", "shuffled", "shuffle"].contains(name)
  }
}

extension Rule {
  /// A value that a test cannot know in advance.
  public static let uncontrolledValue = Rule(
    "uncontrolled-value", .optional(.warning),
    reason: """
      The present time, a new UUID and a random value differ in each run, so that no test can expect them.

      Use a dependency, which tests override: 'date()', 'uuid()', or the random numbers of 'withRandomNumberGenerator'.
      """,
    wrong: """
      feature: Note
      state: {editedAt: Date?}
      actions: {edit: state.editedAt = Date()}
      """,
    right: """
      feature: Note
      state: {editedAt: Date?}
      dependencies: [date]
      actions: {edit: state.editedAt = date()}
      """)
}

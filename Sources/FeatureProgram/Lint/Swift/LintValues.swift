import FeatureSpec
import SpecSource
import SpecSwift

/// Finds expressions in blocks whose values differ in each run.
func lintValues(of feature: Feature) -> [Diagnostic] {
  let dependencies = Set(feature.dependencies.map(\.value))
  return feature.blockFragments.flatMap { fragment in
    fragment.analysis.references.filter { !dependencies.contains($0.base.name) }.compactMap {
      reference in
      UncontrolledValue(reference).map { value in
        .finding(
          .uncontrolledValue, "\(value.subject) in each run, so no test can expect it",
          at: fragment.span(of: reference.range), hint: value.hint)
      }
    }
  }
}

/// The kind of a value that differs in each run.
private enum UncontrolledValue {
  case date
  case uuid
  case random

  /// Makes the kind of value that a reference reads; nil for a value that a test can know.
  init?(_ reference: Reference) {
    let member = reference.members.first
    // `Date(…)`, or `Date.init(…)`.
    let initialization = reference.baseCall ?? (member?.name == "init" ? member?.call : nil)
    switch reference.base.name {
    case "Date" where member?.name == "now": self = .date
    case "Date" where initialization?.labels.isPresentTime == true: self = .date
    case "UUID" where initialization?.isEmpty == true: self = .uuid
    case "Bool" where member?.name == "random" && member?.call?.isEmpty == true: self = .random
    default:
      guard reference.members.contains(where: \.isRandom) else { return nil }
      self = .random
    }
  }

  /// The subject and verb of the message.
  var subject: String {
    switch self {
    case .date: "the present time differs"
    case .uuid: "a new UUID differs"
    case .random: "a random value differs"
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

extension [Argument] {
  /// The labels of the arguments; nil for an argument without a label.
  fileprivate var labels: [String?] { map { $0.label?.name } }
}

extension [String?] {
  /// Whether an initializer of `Date` with these labels reads the present time.
  fileprivate var isPresentTime: Bool { isEmpty || self == ["timeIntervalSinceNow"] }
}

extension Member {
  /// Whether the member is a call of the standard library that uses the system's random numbers.
  fileprivate var isRandom: Bool {
    switch name {
    case "random": call?.labels == ["in"]
    case "randomElement", "shuffled", "shuffle": call?.isEmpty == true
    default: false
    }
  }
}

extension Rule {
  /// A value that a test cannot know in advance.
  public static let uncontrolledValue = Rule(
    "uncontrolled-value", .optional(.warning),
    reason: """
      The present time, a new UUID and a random value differ in each run, so that no test can expect them.

      Use a dependency, which tests override: 'date()', 'uuid()', or the random numbers of 'withRandomNumberGenerator'. \
      With the template set 'redux', call it in a 'run', whose action receives the value.
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

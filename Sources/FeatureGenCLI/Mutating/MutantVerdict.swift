/// The verdict on a mutant.
enum MutantVerdict: Sendable, Equatable {
  /// A test fails, or the tests end in a crash.
  case killed
  /// The tests did not end in time.
  case timedOut
  /// featuregen refuses the tests of the mutant, because they cannot be true.
  case refused
  /// No test fails.
  case survived
  /// The mutant shows nothing about the tests.
  case leftOut(Omission)

  /// The verdict in the report for programs.
  var code: String {
    switch self {
    case .killed: "killed"
    case .timedOut: "timedOut"
    case .refused: "refused"
    case .survived: "survived"
    case .leftOut(let omission): omission.kind.rawValue
    }
  }

  /// Whether the mutant counts as killed.
  var isKill: Bool { [.killed, .timedOut, .refused].contains(self) }

  /// Whether tests ran against the mutant.
  var comesFromTests: Bool {
    switch self {
    case .killed, .timedOut, .survived: true
    case .refused: false
    case .leftOut(let omission): omission.kind == .equivalent
    }
  }

  /// The reason why the mutant is left out; nil for a mutant that is not left out.
  var omission: Omission? {
    if case .leftOut(let omission) = self { omission } else { nil }
  }
}

/// The reason why a mutant is left out.
struct Omission: Sendable, Equatable {
  /// A kind of reason.
  enum Kind: String, Sendable, CaseIterable {
    /// The compiler does not accept the mutant.
    case doesNotCompile
    /// The mutant changes a declaration, which cannot be chosen while the tests run.
    case declaration
    /// featuregen does not accept the mutant as a spec.
    case invalidSpec
    /// The generated code of the mutant is equal to the code of the spec.
    case unchanged
    /// No test fails, and none could: 'featuregen.equivalents' contains the reason.
    case equivalent

    /// The predicate of a sentence about one mutant.
    fileprivate var singular: String {
      switch self {
      case .doesNotCompile: "does not compile"
      case .declaration: "changes only a declaration"
      case .invalidSpec: "makes the spec invalid"
      case .unchanged: "changes no generated code"
      case .equivalent: "is listed as equivalent"
      }
    }

    /// The predicate of a sentence about several mutants.
    private var plural: String {
      switch self {
      case .doesNotCompile: "do not compile"
      case .declaration: "change only a declaration"
      case .invalidSpec: "make the spec invalid"
      case .unchanged: "change no generated code"
      case .equivalent: "are listed as equivalent"
      }
    }

    /// Writes a count of mutants with the reason.
    func counted(_ count: Int) -> String { "\(count) \(count == 1 ? singular : plural)" }
  }

  var kind: Kind
  /// The message of the compiler or of featuregen, or the reason in the list of equivalent mutants.
  var detail: String?

  /// The reason as the predicate of a sentence.
  var text: String { kind.singular + (detail.map { ": \($0)" } ?? "") }
}

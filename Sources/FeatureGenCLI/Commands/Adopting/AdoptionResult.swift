/// The result of writing adopted features.
struct AdoptionResult {
  var outcome: CommandOutcome
  /// Whether the written code compiles, as far as the run knows.
  var compilation = AdoptedCompilation.untried
}

/// Whether the code that a run wrote compiles, as far as the run knows.
enum AdoptedCompilation {
  /// Nothing was written or built, or the project did not build before.
  case untried
  /// The project builds.
  case compiles
  /// The compiler reports errors that the project did not have before.
  case fails(errors: [String])

  /// The last line of the report about adopted features.
  var line: String {
    switch self {
    case .untried: "the code was not compiled; '--verify' builds and tests it"
    case .compiles: "the code compiles"
    case .fails: "the code does not compile"
    }
  }
}

/// The result of writing adopted features.
struct AdoptionResult {
  var outcome: CommandOutcome
  /// What the run knows of whether the written code compiles.
  var compilation = AdoptedCompilation.untried
}

/// What a run knows of whether the code that it wrote compiles.
enum AdoptedCompilation {
  /// Nothing was written or built, or the project did not build before.
  case untried
  /// The project builds.
  case compiles
  /// The compiler reports errors that the project did not have before.
  case fails(errors: [String])

  /// The last line about adopted features.
  var line: String {
    switch self {
    case .untried: "it was not compiled; '--verify' builds and tests it"
    case .compiles: "it compiles"
    case .fails: "it does not compile"
    }
  }
}

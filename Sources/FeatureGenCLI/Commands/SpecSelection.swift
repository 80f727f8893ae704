import ArgumentParser
import SpecSource

/// The specs that a command is limited to, as they were typed.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: "Specs to look at; all by default.", completion: .file(extensions: ["yaml", "yml"]))
  var specs: [String] = []

  /// The selection, with paths from the project's folder.
  func selection(in options: ProjectOptions) -> SpecSelection {
    specs.isEmpty ? .all : .named(specs.map(options.pathInProject))
  }
}

/// The specs that a command reports on. All specs of a project are read and checked together, whatever is selected.
enum SpecSelection: Sendable {
  /// All of them.
  case all
  /// Those at these paths.
  case named([String])

  /// Whether a spec is one of them.
  func contains(_ path: String?) -> Bool {
    switch self {
    case .all: true
    case .named(let paths): path.map(paths.contains) ?? false
    }
  }

  /// How many there are.
  ///
  /// - Parameter all: How many specs the project has.
  func count(among all: Int) -> Int {
    switch self {
    case .all: all
    case .named(let paths): Set(paths).count
    }
  }

  /// The errors for paths at which the project has no spec.
  func missing(among specs: [String]) -> [Diagnostic] {
    guard case .named(let paths) = self else { return [] }
    return paths.filter { !specs.contains($0) }.map { path in
      .error(
        .unusableArgument, "there is no spec '\(path)'", at: nil,
        hint: closestName(to: path, among: specs).map { "did you mean '\($0)'?" }
          ?? "specs lie under '\(specsFolder)'")
    }
  }
}

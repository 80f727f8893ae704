import ArgumentParser
import SpecSource

/// The specs that limit a command, from user input.
struct SpecArguments: ParsableArguments {
  @Argument(
    help: "The paths of specs; all by default.", completion: .file(extensions: ["yaml", "yml"]))
  var specs: [String] = []

  /// Returns the selection, with paths relative to the project's folder.
  func selection(in options: ProjectOptions) -> SpecSelection {
    specs.isEmpty ? .all : .named(specs.map(options.pathInProject))
  }
}

/// The specs that a command reports on. All specs of a project are read and checked together, regardless of the
/// selection.
enum SpecSelection: Sendable {
  /// All specs.
  case all
  /// The specs at these paths.
  case named([String])

  /// Whether the selection contains a spec.
  func contains(_ path: String?) -> Bool {
    switch self {
    case .all: true
    case .named(let paths): path.map(paths.contains) ?? false
    }
  }

  /// Counts the selected specs.
  ///
  /// - Parameter all: The number of specs of the project.
  func count(among all: Int) -> Int {
    switch self {
    case .all: all
    case .named(let paths): Set(paths).count
    }
  }

  /// Returns the errors for paths at which the project has no spec.
  func missing(among specs: [String]) -> [Diagnostic] {
    guard case .named(let paths) = self else { return [] }
    return paths.filter { !specs.contains($0) }.map { path in
      .error(
        .unusableArgument, "'\(path)' is not a spec of this project", at: nil,
        hint: closestName(to: path, among: specs).map { "did you mean '\($0)'?" }
          ?? "name a spec in '\(specsFolder)'")
    }
  }
}

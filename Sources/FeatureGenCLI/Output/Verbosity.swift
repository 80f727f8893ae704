import ArgumentParser

/// How much commands say beyond problems and what they were asked to print.
enum Verbosity: String, EnumerableFlag {
  /// Nothing.
  case quiet
  /// What is done, and how long it takes.
  case verbose

  static func name(for value: Verbosity) -> NameSpecification {
    .shortAndLong
  }

  static func help(for value: Verbosity) -> ArgumentHelp? {
    switch value {
    case .quiet: "Print problems only."
    case .verbose: "Also print what is done and when, to standard error."
    }
  }
}

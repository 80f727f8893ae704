import ArgumentParser

/// The amount that commands print beyond problems and requested output.
enum Verbosity: String, EnumerableFlag {
  /// Nothing more.
  case quiet
  /// The steps of the work, and their times.
  case verbose

  static func name(for value: Verbosity) -> NameSpecification {
    .shortAndLong
  }

  static func help(for value: Verbosity) -> ArgumentHelp? {
    switch value {
    case .quiet: "Print only problems."
    case .verbose: "Also print each step with its time, to standard error."
    }
  }
}

/// The settings of the Composable Architecture, for which the `tca` set writes code.
public struct TCASettings: Sendable {
  /// The version of the library.
  public var version: TCAVersion
  /// The treatment of the library's macros.
  public var macros: TCAMacros

  /// Makes settings of the library.
  public init(version: TCAVersion = .standard, macros: TCAMacros = .use) {
    (self.version, self.macros) = (version, macros)
  }
}

/// The treatment of the macros of the Composable Architecture in generated code: `@Reducer`, `@ObservableState`,
/// `@Presents` and `@CasePathable`.
public enum TCAMacros: String, Sendable, CaseIterable {
  /// The code has the macros' attributes, and the compiler expands them.
  case use
  /// The code has the expansions of the macros, which compile many times faster.
  case expand
}

/// A version of the Composable Architecture for which code can be written.
///
/// The history of two files of the library shows the differences between versions: `Reducer/Reducers/OnChange.swift`
/// and `Reducer/Reducers/Scope.swift`.
public enum TCAVersion: String, Sendable, CaseIterable {
  /// The first version with shared state from a package of its own.
  case first = "1.17"
  /// `onChange` takes a closure that returns an effect.
  case withEffectsOnChange = "1.25.0"
  /// The first argument of scopes has no label; the trait `ComposableArchitecture2Deprecations` deprecates the label.
  case withUnlabelledScopes = "1.25"

  /// The version for which code is written when the settings name none.
  public static let standard = withEffectsOnChange

  /// Whether `onChange` takes a reducer, rather than a closure that returns an effect.
  public var takesReducersOnChange: Bool { self == .first }

  /// Whether the first argument of scopes has the label `state`.
  public var labelsScopes: Bool { self != .withUnlabelledScopes }

  /// Whether a reducer calls another reducer by `reduce`, which later versions deprecate for `_reduce`.
  public var callsReduce: Bool { self == .first }

  /// Whether the expansions of the library's macros are known.
  var canExpandMacros: Bool { self != .first }

  /// The releases of the library with which the version's code compiles, in words.
  public var releases: String {
    switch self {
    case .first: "1.17 to 1.24"
    case .withEffectsOnChange: "1.25.0 and later"
    case .withUnlabelledScopes: "1.25 after 1.25.5, and its traits"
    }
  }
}

/// What the settings say about the Composable Architecture that the `tca` set writes for.
public struct TCASettings: Sendable {
  /// The version of the library.
  public var version: TCAVersion
  /// What becomes of the library's macros.
  public var macros: TCAMacros

  /// Says what the library is like.
  public init(version: TCAVersion = .standard, macros: TCAMacros = .use) {
    (self.version, self.macros) = (version, macros)
  }
}

/// What generated code does with the macros of the Composable Architecture: `@Reducer`, `@ObservableState`, `@Presents` and
/// `@CasePathable`.
public enum TCAMacros: String, Sendable, CaseIterable {
  /// It has their attributes, and the compiler expands them.
  case use
  /// It has what they expand to, which compiles many times faster.
  case expand
}

/// A version of the Composable Architecture that code can be written for.
///
/// The library's history tells what works where: `Reducer/Reducers/OnChange.swift` and `Reducer/Reducers/Scope.swift`.
public enum TCAVersion: String, Sendable, CaseIterable {
  /// The first version with shared state of its own package.
  case first = "1.17"
  /// `onChange` takes a closure that returns an effect.
  case withEffectsOnChange = "1.25.0"
  /// The first argument of scopes has no label; the trait `ComposableArchitecture2Deprecations` deprecates the label.
  case withUnlabelledScopes = "1.25"

  /// The version that is written for where the settings name none.
  public static let standard = withEffectsOnChange

  /// Whether `onChange` takes a reducer, rather than a closure that returns an effect.
  public var takesReducersOnChange: Bool { self == .first }

  /// Whether the first argument of scopes has the label `state`.
  public var labelsScopes: Bool { self != .withUnlabelledScopes }

  /// Whether one reducer calls another by `reduce`, which later versions deprecate for `_reduce`.
  public var callsReduce: Bool { self == .first }

  /// Whether it is known what the library's macros expand to.
  var canExpandMacros: Bool { self != .first }

  /// The releases of the library that its code compiles with.
  public var releases: String {
    switch self {
    case .first: "1.17 to 1.24"
    case .withEffectsOnChange: "1.25.0 and later"
    case .withUnlabelledScopes: "1.25 after 1.25.5, and its traits"
    }
  }
}

/// The library that generated code is written for, which decides the values of templates.
public enum Dialect: String, Sendable, CaseIterable {
  /// The bundled runtime, FeatureRuntime.
  case runtime
  /// The Composable Architecture.
  case tca
  /// The bundled runtime's `MiddlewareStore`: pure functions and middlewares.
  case redux
}

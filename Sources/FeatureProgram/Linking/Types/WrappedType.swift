import FeatureSpec

/// Finds the type that is optional in `T?` or `Optional<T>`; nil for any other type.
public func wrapped(of type: String) -> String? {
  if type.hasSuffix("?") { return String(type.dropLast()) }
  guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
  return String(type.dropFirst("Optional<".count).dropLast())
}

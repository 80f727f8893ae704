/// Overrides dependencies while an operation lasts.
///
/// - Parameters:
///   - update: Changes the values.
///   - operation: Everything it calls sees the changed values.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.$current.withValue(values, operation: operation)
}

/// Overrides dependencies while an asynchronous operation lasts.
///
/// - Parameters:
///   - update: Changes the values.
///   - isolation: The caller's actor, which the operation stays on.
///   - operation: Everything it calls sees the changed values, and so do the tasks it starts.
/// - Returns: The result of the operation.
@discardableResult
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try await DependencyValues.$current.withValue(
    values,
    operation: operation,
    isolation: isolation
  )
}

/// Where a shared value is kept, whatever its type.
package protocol SharedRoot: AnyObject, Sendable {
  /// The key, or the type of a value without key.
  var name: String { get }

  /// How loading and saving go.
  var status: SharedStatus { get }

  /// Loads the value anew by its key.
  func load() async throws

  /// Saves the value by its key.
  func save() async throws

  /// Tells observers that the value has changed.
  func notifyObservers()

  /// The value as it is, whatever a test takes it to be.
  var anyValue: any Sendable { get }

  /// Puts a value back that was there before.
  func restore(_ value: any Sendable)
}

/// How loading and saving of a shared value go.
package struct SharedStatus: Sendable {
  var isLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?
}

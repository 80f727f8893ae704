/// A shared value of any type.
package protocol SharedRoot: AnyObject, Sendable {
  /// The key, or the type of a value without key.
  var name: String { get }

  /// Whether the value is being loaded, and the errors of loading and saving.
  var status: SharedStatus { get }

  /// Loads the value anew by its key.
  func load() async throws

  /// Saves the value by its key.
  func save() async throws

  /// Notifies observers of a change.
  func notifyObservers()

  /// The value itself, regardless of the current view.
  var anyValue: any Sendable { get }

  /// Restores an earlier value.
  func restore(_ value: any Sendable)
}

/// Whether a shared value is being loaded, and the errors of loading and saving it.
package struct SharedStatus: Sendable {
  var isLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?
}

extension Shared {
  /// Makes a reference to the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, where nothing is saved under the key.
  ///   - key: Loads and saves the value.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(box: .of(key, wrappedValue()))
  }

  /// Makes a reference to the optional value of a key; it is nil at first.
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Makes a reference to the value of a key that has a default.
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Makes a reference to the value of a key with another initial value than the key's default.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Makes a reference to the value of a key; loads it, or throws.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await loadedValue(of: key)
    self.init(wrappedValue: value, key)
  }

  @available(*, unavailable, message: "Give the property an initial value")
  public init(_ key: some SharedKey<Value>) {
    fatalError("The initializer is unavailable")
  }
}

extension SharedReader {
  /// Makes a reference to the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, where nothing is saved under the key.
  ///   - key: Loads the value.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(box: .of(key, wrappedValue()))
  }

  /// Makes a reference to the optional value of a key; it is nil at first.
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Makes a reference to the value of a key that has a default.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Makes a reference to the value of a key with another initial value than the key's default.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Makes a reference to the value of a key; loads it, or throws.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await loadedValue(of: key)
    self.init(wrappedValue: value, key)
  }

  @available(*, unavailable, message: "Give the property an initial value")
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("The initializer is unavailable")
  }
}

/// The error of a key under which nothing is saved.
struct NothingSaved: Error, CustomStringConvertible {
  let key: String

  var description: String {
    "Nothing is saved under \(key)"
  }
}

private func loadedValue<Key: SharedReaderKey>(of key: Key) async throws -> Key.Value {
  try await withCheckedThrowingContinuation { continuation in
    key.load(
      context: .userInitiated,
      continuation: LoadContinuation("\(key)") { result in
        continuation.resume(
          with: result.flatMap { value in
            value.map { .success($0) } ?? .failure(NothingSaved(key: "\(key)"))
          }
        )
      }
    )
  }
}

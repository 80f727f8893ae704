import Foundation

extension SharedReaderKey {
  /// A value in a file of JSON: `@Shared(.fileStorage(url)) var items: [Item] = []`.
  ///
  /// Changes are written together, at the latest a second after the first of them, when the app goes
  /// to the background, when the process ends, and when ``Shared/save()`` asks for it. Writing that
  /// fails is reported and tried again. A file that cannot be decoded is reported and kept beside
  /// under another name. A file that cannot be read stays as it is, and nothing is written in its
  /// place until the value was loaded.
  ///
  /// - Parameters:
  ///   - url: The file; its folder is made if it is missing.
  ///   - decoder: Decodes the value.
  ///   - encoder: Encodes the value.
  public static func fileStorage<Value: Codable>(
    _ url: URL,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    let decoder = decoder ?? JSONDecoder()
    let encoder = encoder ?? sortingEncoder
    return FileStorageKey(
      url,
      decode: { try decoder.decode(Value.self, from: $0) },
      encode: { try encoder.encode($0) }
    )
  }

  /// A value in a file of any format.
  ///
  /// - Parameters:
  ///   - url: The file; its folder is made if it is missing.
  ///   - decode: Decodes the value.
  ///   - encode: Encodes the value.
  public static func fileStorage<Value>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

/// The key of a value in a file: see ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  /// Identifies the key.
  public struct ID: Hashable, Sendable {
    fileprivate let url: URL
    fileprivate let storage: ObjectIdentifier
  }

  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  fileprivate init(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    self.storage = DependencyValues.current.defaultFileStorage
    self.decode = decode
    self.encode = encode
  }

  /// The file with its storage.
  public var id: ID {
    ID(url: url, storage: storage.id)
  }

  /// Reads the file.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try storage.files.load(url, decode) })
  }

  /// Does nothing: changes of the file by other code are seen when the value is loaded.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Writes the file: at once if code asks for it, a changed value a little later.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.files.save(url, context, continuation) { [encode] in try encode(value) }
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String {
    ".fileStorage(\(url.path))"
  }
}

/// An encoder whose files do not differ where their values do not.
private var sortingEncoder: JSONEncoder {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  return encoder
}

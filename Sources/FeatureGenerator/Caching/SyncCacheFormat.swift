import FeatureLock

/// The form in which a cache is kept, of bytes that only this build has to understand.
///
/// A first line, the number of specs, of each its fingerprint and files, and the hash of all that: a file that was cut
/// short, or is anything else, is no cache.
extension SyncCache {
  private static let firstLine = Array("featuregen cache 1\n".utf8)

  /// The cache as it is kept.
  public var bytes: [UInt8] {
    var writer = Self.firstLine
    writer.append(count: outputs.count)
    let sorted = outputs.map { ($0.key.bytes, $0.value) }.sorted {
      $0.0.lexicographicallyPrecedes($1.0)
    }
    for (fingerprint, outputs) in sorted {
      writer += fingerprint
      writer.append(count: outputs.count)
      for output in outputs {
        writer.append(text: output.path)
        writer.append(text: output.templateSet)
        writer.append(output.hash == nil ? 0 : 1)
        writer += output.hash?.bytes ?? []
      }
    }
    return writer + ContentHash(ofExactly: writer).bytes
  }

  /// Takes a cache as it was kept; nil when the bytes are none.
  public init?(bytes: [UInt8]) {
    guard bytes.starts(with: Self.firstLine), bytes.count >= Self.firstLine.count + 32,
      ContentHash(ofExactly: Array(bytes.dropLast(32))).bytes.elementsEqual(bytes.suffix(32))
    else { return nil }
    var reader = CacheReader(rest: bytes.dropFirst(Self.firstLine.count).dropLast(32))
    guard let count = reader.count() else { return nil }
    for _ in 0..<count {
      guard let fingerprint = reader.hash(), let count = reader.count() else { return nil }
      var files: [Output] = []
      for _ in 0..<count {
        guard let output = reader.output() else { return nil }
        files.append(output)
      }
      outputs[fingerprint] = files
    }
    guard reader.rest.isEmpty else { return nil }
  }
}

/// Reads what `SyncCache.bytes` has written.
private struct CacheReader {
  var rest: ArraySlice<UInt8>

  mutating func output() -> SyncCache.Output? {
    guard let path = text(), let set = text(), let hasHash = take(1)?.first else { return nil }
    guard hasHash == 1 else { return SyncCache.Output(path: path, templateSet: set) }
    return hash().map { SyncCache.Output(path: path, templateSet: set, hash: $0) }
  }

  mutating func count() -> Int? {
    take(4).map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  private mutating func text() -> String? {
    count().flatMap { take($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func hash() -> ContentHash? {
    take(32).flatMap { ContentHash(bytes: $0) }
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

extension [UInt8] {
  fileprivate mutating func append(count: Int) {
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: count >> shift)) }
  }

  fileprivate mutating func append(text: String) {
    append(count: text.utf8.count)
    self += text.utf8
  }
}

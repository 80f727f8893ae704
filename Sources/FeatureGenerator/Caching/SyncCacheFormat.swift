import FeatureLock

/// The form in which a cache is kept, of bytes that only this build has to understand.
///
/// A first line, the number of specs, of each its fingerprint and files, and the hash of all that: a file that was cut
/// short, or is anything else, is no cache.
extension SyncCache {
  private static let firstLine = Array("featuregen cache 1\n".utf8)

  /// The cache as it is kept.
  public var bytes: [UInt8] {
    var bytes = Self.firstLine
    bytes.append(count: entries.count)
    let sorted = entries.map { ($0.key.bytes, $0.value) }.sorted {
      $0.0.lexicographicallyPrecedes($1.0)
    }
    for (fingerprint, entry) in sorted {
      bytes += fingerprint
      bytes.append(hash: entry.content)
      bytes.append(count: entry.outputs.count)
      for output in entry.outputs {
        bytes.append(text: output.path)
        bytes.append(text: output.templateSet)
        bytes.append(hash: output.hash)
      }
    }
    return bytes + ContentHash(ofExactly: bytes).bytes
  }

  /// Takes a cache as it was kept; nil when the bytes are none.
  public init?(bytes: [UInt8]) {
    guard bytes.starts(with: Self.firstLine), bytes.count >= Self.firstLine.count + 32,
      ContentHash(ofExactly: Array(bytes.dropLast(32))).bytes.elementsEqual(bytes.suffix(32))
    else { return nil }
    var reader = CacheReader(rest: bytes.dropFirst(Self.firstLine.count).dropLast(32))
    do {
      for _ in 0..<(try reader.count()) {
        let fingerprint = try reader.hash()
        let content = try reader.optionalHash()
        var outputs: [Output] = []
        for _ in 0..<(try reader.count()) { outputs.append(try reader.output()) }
        entries[fingerprint] = Entry(content: content, outputs: outputs)
      }
    } catch {
      return nil
    }
    guard reader.rest.isEmpty else { return nil }
  }
}

/// Reads what `SyncCache.bytes` has written.
private struct CacheReader {
  /// There is less than was announced.
  struct Ended: Error {}

  var rest: ArraySlice<UInt8>

  mutating func output() throws(Ended) -> SyncCache.Output {
    SyncCache.Output(path: try text(), templateSet: try text(), hash: try optionalHash())
  }

  mutating func count() throws(Ended) -> Int {
    try take(4).reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func hash() throws(Ended) -> ContentHash {
    guard let hash = ContentHash(bytes: try take(32)) else { throw Ended() }
    return hash
  }

  mutating func optionalHash() throws(Ended) -> ContentHash? {
    try take(1).first == 0 ? nil : try hash()
  }

  private mutating func text() throws(Ended) -> String {
    String(decoding: try take(try count()), as: UTF8.self)
  }

  private mutating func take(_ count: Int) throws(Ended) -> ArraySlice<UInt8> {
    guard rest.count >= count else { throw Ended() }
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

  fileprivate mutating func append(hash: ContentHash?) {
    append(hash == nil ? 0 : 1)
    self += hash?.bytes ?? []
  }
}

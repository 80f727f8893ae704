import SpecSource

/// What generated files were made of, each with its hash.
public struct LockInputs: Sendable, Equatable {
  /// The hashes by which a spec is known.
  public struct Spec: Sendable, Equatable {
    /// That of the whole file.
    public var hash: ContentHash
    /// The first digits of that of everything but its first key, by which a spec that got another name is recognised.
    public var body: String

    /// Hashes a spec.
    public init(of file: SourceFile) {
      hash = ContentHash(of: file.bytes)
      body = String(ContentHash(of: withoutFirstKey(file.bytes)).digits.prefix(16))
    }

    init(hash: ContentHash, body: String) {
      self.hash = hash
      self.body = body
    }
  }

  /// The version of the tool.
  public var generator: String
  /// The settings.
  public var settings: ContentHash
  /// The template sets with their partials, by name.
  public var templates: [String: ContentHash]
  /// The specs by path.
  public var specs: [String: Spec]

  /// Describes what files are made of.
  public init(
    generator: String, settings: ContentHash, templates: [String: ContentHash],
    specs: [String: Spec]
  ) {
    self.generator = generator
    self.settings = settings
    self.templates = templates
    self.specs = specs
  }
}

/// A file that was generated.
public struct LockedOutput: Sendable, Equatable {
  /// The hash of its bytes.
  public var hash: ContentHash
  /// The specs that it was made of, its own first.
  public var specs: [String]

  /// Describes a file.
  public init(hash: ContentHash, specs: [String]) {
    self.hash = hash
    self.specs = specs
  }
}

/// What the last run wrote, and from what: `Specs/featuregen.lock`.
///
/// It tells why a file is out of sync, never whether it is.
public struct Lock: Sendable, Equatable {
  /// What the files were made of.
  public var inputs: LockInputs
  /// The generated files by path; those that belong to the user are not among them.
  public var outputs: [String: LockedOutput]
  /// Further hashes that files have had from the generator: those of a run that was cut short.
  public var known: [String: Set<ContentHash>] = [:]

  /// Makes a lock.
  public init(
    inputs: LockInputs, outputs: [String: LockedOutput], known: [String: Set<ContentHash>] = [:]
  ) {
    self.inputs = inputs
    self.outputs = outputs
    self.known = known
  }

  /// Whether a file is as the generator left it.
  public func knows(_ path: String, _ hash: ContentHash) -> Bool {
    outputs[path]?.hash == hash || known[path]?.contains(hash) == true
  }

  /// Whether the generator has written the file at all.
  public func lists(_ path: String) -> Bool {
    outputs[path] != nil || known[path] != nil
  }

  /// The lock with all that another one knows of files.
  public func knowing(_ other: Lock) -> Lock {
    var lock = self
    for (path, output) in other.outputs { lock.known[path, default: []].insert(output.hash) }
    for (path, hashes) in other.known { lock.known[path, default: []].formUnion(hashes) }
    return lock
  }
}

/// A spec without its first key, the line that says what it describes and what it is called.
private func withoutFirstKey(_ bytes: [UInt8]) -> [UInt8] {
  var start = bytes.startIndex
  while start < bytes.endIndex {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    if firstKeys.contains(where: { bytes[start..<end].starts(with: $0) }) {
      // A line goes with its break; the last one may have none, and goes with that of the line above.
      let rest = end < bytes.endIndex ? end + 1 : end
      let kept = end < bytes.endIndex ? start : max(start - 1, bytes.startIndex)
      return Array(bytes[..<kept] + bytes[rest...])
    }
    start = end + 1
  }
  return bytes
}

private let firstKeys = ["feature:", "client:", "model:", "external:"].map { Array($0.utf8) }

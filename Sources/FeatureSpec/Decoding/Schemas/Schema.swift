import SpecSource

/// The keys that a mapping of the spec language may have.
///
/// Decoding reads exactly the keys of these tables.
package struct Schema: Sendable {
  /// The subject of the mapping, with its article: "a feature".
  let subject: String

  /// The value that may be written in place of the mapping, with its article; nil for none.
  let shortForm: String?

  /// The keys, in the order in which messages list them.
  let keys: [SchemaKey]

  /// The key whose value alone may be written in place of the mapping, if all other keys are missing; nil for none.
  let shortKey: String?

  /// Whether the keys run one after another, like the keys of a block, or are steps of a test.
  let runs: Bool

  /// The names of the required keys.
  let requiredKeys: [String]

  private let keysByName: NamedList<SchemaKey>

  /// Makes a schema.
  init(
    subject: String, shortForm: String? = nil, shortKey: String? = nil, runs: Bool = false,
    keys: [SchemaKey]
  ) {
    self.subject = subject
    self.shortKey = shortKey
    self.runs = runs
    self.shortForm = shortForm
    self.keys = keys
    keysByName = NamedList(keys) { $0.name }
    requiredKeys = keys.filter { $0.status == .required }.map(\.name)
  }

  /// Finds the key with the given name.
  func key(named name: String) -> SchemaKey? {
    keysByName.part(named: name)
  }

  /// Whether the schema has a key with the given name.
  func hasKey(named name: String) -> Bool {
    keysByName.part(named: name) != nil
  }

  /// The keys, as a list for hints.
  var knownKeys: String {
    keys.map { "'\($0.name)'" }.joined(separator: ", ")
  }

  /// The names of all keys of specs, of all schemas.
  static let allKeys = Set(LanguageSection.all.flatMap(\.schema.keys).map(\.name))

  /// The keys that the roots of specs may hold.
  package static let rootKeys = Set(
    [Schema.feature, .client, .model, .external].flatMap(\.keys).map(\.name))

  /// Finds the position of a key in the order in which the keys of a block run; nil for a key that is in no block.
  ///
  /// Keys with the same position, such as the keys of effects, run in the order in which they are written.
  static func rankInRun(of key: String) -> Int? { ranksInRun[key] }

  /// Whether a key of a block starts effects.
  static func isEffect(_ key: String) -> Bool {
    rankInRun(of: key).map { $0 >= rankInRun(of: "send") ?? 0 } ?? false
  }

  /// Makes a schema with further keys before the keys of this schema.
  func extended(as subject: String, shortForm: String?, by more: [SchemaKey]) -> Schema {
    Schema(
      subject: subject, shortForm: shortForm, shortKey: shortForm == nil ? nil : shortKey,
      runs: runs,
      keys: more + keys)
  }
}

/// The keys of blocks and of steps, in the order in which they run.
private let ranksInRun: [String: Int] = {
  let order: [[String]] = [
    ["if", "else", "on"], ["doc", "with", "order"], ["guard"], ["do"], ["catch"], ["when"],
    ["match", "cases"], ["perform"], ["dismiss", "pop", "present", "push"],
    ["cancel", "send", "run", "timer", "stream", "effect", "each", "task"], ["sequence"],
    ["expect"],
  ]
  let ranks = order.enumerated().flatMap { rank, keys in keys.map { ($0, rank) } }
  return Dictionary(ranks) { first, _ in first }
}()

/// A key of the spec language.
struct SchemaKey: Sendable {
  /// The necessity of a key.
  enum Status: Sendable {
    /// The mapping means nothing without the key.
    case required
    /// The key may be omitted.
    case optional
  }

  /// The name of the key.
  let name: String

  /// The content of the key, in a few words that follow "holds".
  let holds: String

  /// Whether the key may be omitted.
  var status: Status

  /// The shape of the key's value.
  let shape: ValueShape

  /// The key with a value, as a line of a spec.
  let example: String

  /// The name of the key in earlier specs; nil if the key was always called so.
  private(set) var former: FormerName?

  /// A name of a key in earlier specs.
  struct FormerName: Sendable {
    /// The kind of value for which the key had the name.
    enum Kind: Sendable {
      case any
      case list
      case mapping
    }

    let name: String
    let kind: Kind
  }

  /// Makes a key.
  ///
  /// - Parameter example: The value in the example.
  init(
    _ name: String, _ holds: String, _ status: Status = .optional, as shape: ValueShape,
    example: String
  ) {
    self.name = name
    self.holds = holds
    self.status = status
    self.shape = shape
    self.example = "\(name): \(example)"
  }

  /// Adds the name that the key had in earlier specs for values of a kind.
  func formerly(_ name: String, with kind: FormerName.Kind = .any) -> SchemaKey {
    var key = self
    key.former = FormerName(name: name, kind: kind)
    return key
  }
}

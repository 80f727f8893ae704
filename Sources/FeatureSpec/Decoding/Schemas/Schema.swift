import SpecSource

/// The keys that a mapping of the spec language may have.
///
/// Decoding reads the keys of these tables and no others.
package struct Schema: Sendable {
  /// What the mapping describes, with its article: "a feature".
  let subject: String

  /// What may stand in the mapping's place, with its article; nil for nothing.
  let shortForm: String?

  /// The keys, in the order in which messages list them.
  let keys: [SchemaKey]

  /// The names of those that must be there.
  let requiredKeys: [String]

  private let keysByName: NamedList<SchemaKey>

  /// Makes a table.
  init(subject: String, shortForm: String? = nil, keys: [SchemaKey]) {
    self.subject = subject
    self.shortForm = shortForm
    self.keys = keys
    keysByName = NamedList(keys) { $0.name }
    requiredKeys = keys.filter { $0.status == .required }.map(\.name)
  }

  /// The key of a name.
  func key(named name: String) -> SchemaKey? {
    keysByName.part(named: name)
  }

  /// Whether it has a key of a name.
  func hasKey(named name: String) -> Bool {
    keysByName.part(named: name) != nil
  }

  /// The keys, for hints.
  var knownKeys: String {
    keys.map { "'\($0.name)'" }.joined(separator: ", ")
  }

  /// The names of all keys of specs, whatever they belong to.
  static let allKeys = Set(LanguageSection.all.flatMap(\.schema.keys).map(\.name))

  /// The keys that the roots of specs may hold.
  package static let rootKeys = Set(
    [Schema.feature, .client, .model, .external].flatMap(\.keys).map(\.name))

  /// The same table with further keys behind its own.
  func extended(as subject: String, shortForm: String?, by more: [SchemaKey]) -> Schema {
    Schema(subject: subject, shortForm: shortForm, keys: more + keys)
  }
}

/// A key of the spec language.
struct SchemaKey: Sendable {
  /// How far the key can be used.
  enum Status: Sendable {
    /// Without it the mapping means nothing.
    case required
    /// It can be left out.
    case optional
  }

  /// The key itself.
  let name: String

  /// What it holds, in a few words that follow "holds".
  let holds: String

  /// How far it can be used.
  var status: Status

  /// What its value looks like.
  let shape: ValueShape

  /// The key as it stands in a spec, on one line.
  let example: String

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
}

/// A value to be written to a YAML file: a text, a list, or keys with values, with comments and layout.
public struct YAMLTree: Sendable {
  /// The value itself.
  public indirect enum Content: Sendable {
    /// A text.
    case text(YAMLText)
    /// The entries of a list, which have no keys.
    case list([YAMLEntry])
    /// The entries of a mapping.
    case keys([YAMLEntry])
  }

  /// The form of a collection.
  public enum Layout: Sendable {
    /// In brackets if the collection is short; otherwise in lines.
    case automatic
    /// In brackets if the collection fits on a single line.
    case brackets
    /// Each entry on a line of its own.
    case lines
  }

  /// The value itself.
  public var content: Content
  /// The form of a collection.
  public var layout: Layout
  /// The lines of comments after the last entry of a collection.
  public var closing: [String] = []

  /// Makes a value.
  public init(_ content: Content, layout: Layout = .automatic) {
    (self.content, self.layout) = (content, layout)
  }

  /// Makes a text.
  public static func text(_ text: String) -> YAMLTree { YAMLTree(.text(.any(text))) }

  /// Makes a list.
  public static func list(_ items: [YAMLTree], layout: Layout = .automatic) -> YAMLTree {
    YAMLTree(.list(items.map { YAMLEntry(value: $0) }), layout: layout)
  }

  /// Makes a mapping.
  public static func keys(_ entries: [YAMLEntry], layout: Layout = .automatic) -> YAMLTree {
    YAMLTree(.keys(entries), layout: layout)
  }

  /// The entries of a collection; none for a text.
  public var entries: [YAMLEntry] {
    switch content {
    case .text: []
    case .list(let entries), .keys(let entries): entries
    }
  }

  /// Whether another value has the same texts, keys and comments, regardless of the layout.
  public func isSame(as other: YAMLTree) -> Bool {
    guard closing == other.closing else { return false }
    switch (content, other.content) {
    case (.text(let one), .text(let two)): return one == two
    case (.list(let one), .list(let two)), (.keys(let one), .keys(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1) }
    default: return false
    }
  }
}

/// An entry of a list or a mapping.
public struct YAMLEntry: Sendable {
  /// The key; nil in a list.
  public var key: String?
  /// The value.
  public var value: YAMLTree
  /// The lines above the entry: comments with their `#`, and empty lines.
  public var above: [String] = []
  /// The comment at the end of the entry's line, with its `#`.
  public var beside: String?

  /// Makes an entry.
  public init(_ key: String? = nil, value: YAMLTree) {
    (self.key, self.value) = (key, value)
  }

  /// Makes an entry with a text.
  public init(_ key: String, _ text: String) {
    self.init(key, value: .text(text))
  }

  /// Whether a comment belongs to the entry.
  public var hasComments: Bool { beside != nil || above.contains { !$0.isEmpty } }

  fileprivate func isSame(as other: YAMLEntry) -> Bool {
    key == other.key && above == other.above && beside == other.beside
      && value.isSame(as: other.value)
  }
}

/// A text in a YAML file.
public enum YAMLText: Sendable, Equatable {
  /// No text: the value is omitted.
  case nothing
  /// A text, in quotes if YAML needs them, or after `|` if it has several lines.
  case any(String)
  /// A single-line text in quotes, because YAML or an editor would read it as something else without them.
  case quoted(String)
  /// A text in its written form, with its quotes or its `|`. The first line follows the key, and the other lines are
  /// indented relative to it.
  case written([String])
}

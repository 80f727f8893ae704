import SpecSource

extension YAMLNode {
  /// The scalar; nil for a collection.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The entries of a list; nil for any other node.
  public var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The members of a mapping; nil for any other node.
  public var members: [YAMLMember]? {
    if case .mapping(let members) = content { members } else { nil }
  }

  /// Returns the value of a mapping's key; nil if the key does not exist or the node is no mapping.
  ///
  /// The method searches the members one by one.
  public func value(of name: String) -> YAMLNode? {
    members?.first { $0.name == name }?.value
  }

  /// Whether the node is an empty mapping: `{}`, or an omitted value.
  public var isEmptyMapping: Bool {
    if case .mapping(let members) = content { members.isEmpty } else { isNothing }
  }

  /// Whether the value was omitted, as in `reset:`.
  public var isNothing: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.isEmpty && scalar.style == .plain
  }

  /// The kind of the node for messages: "a mapping", "a list", "a text" or "nothing".
  public var kindName: String {
    switch content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isNothing ? "nothing" : "a text"
    case .missing: "a part that cannot be read"
    }
  }

  /// Whether the node could not be read.
  public var isMissing: Bool {
    if case .missing = content { true } else { false }
  }

  /// Returns the node with the additional entries of another node; nil unless both are mappings or both are lists.
  func adding(_ other: YAMLNode) -> YAMLNode? {
    let all: Content
    switch (content, other.content) {
    case (.mapping(let members), .mapping(let others)): all = .mapping((members + others).uniqued)
    case (.sequence(let items), .sequence(let others)): all = .sequence(items + others)
    default: return nil
    }
    return YAMLNode(
      all, in: file, from: startPosition, to: endPosition, isFlow: isFlow,
      lacksEntries: lacksEntries || other.lacksEntries)
  }

  /// The text of the node in its file.
  public var source: String {
    span.text
  }

  /// Whether the node begins and ends on different lines of its file.
  public var isMultiline: Bool {
    startPosition.line != endPosition.line
  }
}

extension YAMLNode {
  /// The node's text, with the position of each byte in the file.
  ///
  /// For a scalar it is the decoded text. Each of its bytes maps to the byte or escape that it came from, and a space
  /// between folded lines to their line break. For a flow collection it is the unchanged text in the file, and so it
  /// is for a block collection, which has no text of its own. The conversion of positions costs almost nothing until
  /// it is used.
  public var sourcedText: SourcedText {
    guard let scalar else { return SourcedText(verbatim: span) }
    return SourcedText(scalar, at: span, text: scalar.text)
  }
}

extension [YAMLMember] {
  /// The members without those whose key an earlier member has.
  var uniqued: [YAMLMember] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }
}

extension Rule {
  /// A value of another kind than its key requires, or not one of the allowed values.
  public static let wrongValue = Rule(
    "wrong-value",
    reason: """
      A key holds a certain kind of value: a text, a list, a mapping, Swift, or one of a few words. The reference of the language \
      lists them, as does the hint of the message.

      Write a value of that kind.
      """,
    wrong: """
      feature: Counter
      state: {count: {type: Int, default: 0, binding: maybe}}
      """,
    right: """
      feature: Counter
      state: {count: {type: Int, default: 0, binding: true}}
      """)
}

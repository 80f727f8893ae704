import SpecSource

extension YAMLNode {
  /// The scalar; nil for a collection.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The entries of a list; nil for anything else.
  public var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The members of a mapping; nil for anything else.
  public var members: [YAMLMember]? {
    if case .mapping(let members) = content { members } else { nil }
  }

  /// The value of a mapping's key; nil when there is none or the node is no mapping.
  ///
  /// Looks through the members one by one.
  public func value(of name: String) -> YAMLNode? {
    members?.first { $0.name == name }?.value
  }

  /// Whether a mapping was meant and nothing stands in it: `{}`, or nothing at all.
  public var isEmptyMapping: Bool {
    if case .mapping(let members) = content { members.isEmpty } else { isNothing }
  }

  /// Whether the value was left out, as in `reset:`.
  public var isNothing: Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.text.isEmpty && scalar.style == .plain
  }

  /// What the node is, for messages: "a mapping", "a list", "a text" or "nothing".
  public var kindName: String {
    switch content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar: isNothing ? "nothing" : "a text"
    case .missing: "a part that cannot be read"
    }
  }

  /// Whether it could not be read.
  public var isMissing: Bool {
    if case .missing = content { true } else { false }
  }

  /// The node with the entries of another one of its kind that it has not; nil when the two are no such collections.
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

  /// The node as it is written in its file.
  public var source: String {
    span.text
  }

  /// Whether the node begins and ends on different lines of its file.
  public var isMultiline: Bool {
    startPosition.line != endPosition.line
  }
}

extension YAMLNode {
  /// The node's text with the way back to its file.
  ///
  /// For a scalar the decoded text, of which each byte leads to the byte or escape it came from (a space between folded
  /// lines to their line break); for a flow collection what stands in the file. A block collection, which has no text of
  /// its own, gives its source too. Costs next to nothing before it is asked for a place.
  public var sourcedText: SourcedText {
    guard let scalar else { return SourcedText(verbatim: span) }
    return SourcedText(scalar, at: span, text: scalar.text)
  }
}

extension [YAMLMember] {
  /// The members without those whose key another one in front of them has.
  var uniqued: [YAMLMember] {
    var names: Set<String> = []
    return filter { names.insert($0.name).inserted }
  }
}

extension Rule {
  /// A value of another kind than its key holds, or not one of those it may be.
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

import SpecSource

/// A value in a YAML file, with its position and style.
public struct YAMLNode: Sendable {
  /// The content of a node.
  public enum Content: Sendable {
    /// A text.
    case scalar(YAMLScalar)
    /// A list, in the order of the file.
    case sequence([YAMLNode])
    /// Keys with their values, in the order of the file. All keys are different.
    case mapping([YAMLMember])
    /// A part that could not be read, whose problem was reported.
    case missing
  }

  /// The content of the node.
  public let content: Content

  /// Whether the node is a collection written with `[]` or `{}`; always false for a scalar.
  public let isFlow: Bool

  /// Whether the collection lacks entries that could not be read and that no node represents.
  public let lacksEntries: Bool

  /// Whether the node is between the brackets of a collection, where YAML has no `|`.
  let isInsideFlow: Bool

  /// The position of the node's first character.
  public let startPosition: SourcePosition

  /// The position directly after the node's last character.
  let endPosition: SourcePosition

  let file: SourceFile

  /// Makes a node. Its file must be smaller than 2 GiB.
  public init(_ content: consuming Content, at span: SourceSpan, isFlow: Bool = false) {
    self.init(content, in: span.file, from: span.start, to: span.end, isFlow: isFlow)
  }

  /// Makes a node without an intermediate span, which would retain the file once more.
  init(
    _ content: consuming Content, in file: SourceFile, from start: SourcePosition,
    to end: SourcePosition, isFlow: Bool = false, isInsideFlow: Bool = false,
    lacksEntries: Bool = false
  ) {
    self.content = content
    self.isFlow = isFlow
    self.lacksEntries = lacksEntries
    self.isInsideFlow = isInsideFlow
    self.file = file
    startPosition = start
    endPosition = end
  }

  /// The span of the node, from its first character to directly after its last one.
  ///
  /// Quotes, brackets and block headers belong to the node. The line break after a block scalar and the blank lines
  /// after it do not. An omitted value has an empty span directly after its key's colon.
  public var span: SourceSpan {
    SourceSpan(file: file, start: startPosition, end: endPosition)
  }
}

/// A key of a mapping with its value.
public struct YAMLMember: Sendable {
  /// The key, always a scalar.
  public let key: YAMLNode

  /// The value.
  public let value: YAMLNode

  /// Makes a member. `key` must be a scalar.
  public init(key: consuming YAMLNode, value: consuming YAMLNode) {
    self.key = key
    self.value = value
  }

  /// The key's text.
  public var name: String {
    key.scalar?.text ?? ""
  }
}

/// A text in a YAML file, after escapes are resolved, lines folded and indentation removed.
public struct YAMLScalar: Sendable, Hashable {
  /// The style in which a scalar is written.
  public enum Style: Sendable, Hashable {
    /// Plain, without quotes.
    case plain
    /// In `'…'`, where `''` is a single quote.
    case singleQuoted
    /// In `"…"`, with backslash escapes.
    case doubleQuoted
    /// After `|`, where lines stay unchanged.
    case literal
    /// After `>`, where lines are joined.
    case folded
  }

  /// The text.
  public let text: String

  /// The style in which the scalar is written.
  public let style: Style

  /// Makes a scalar from a text and a style.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

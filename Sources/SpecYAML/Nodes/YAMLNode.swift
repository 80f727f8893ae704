import SpecSource

/// A value of a YAML file, with its place and the style it is written in.
public struct YAMLNode: Sendable {
  /// What a node holds.
  public enum Content: Sendable {
    /// A text.
    case scalar(YAMLScalar)
    /// A list, in the order of the file.
    case sequence([YAMLNode])
    /// Keys with their values, in the order of the file; no key stands there twice.
    case mapping([YAMLMember])
    /// A part that could not be read; what is wrong with it was reported.
    case missing
  }

  /// What the node holds.
  public let content: Content

  /// Whether a collection is written with `[]` or `{}`; always false for a scalar.
  public let isFlow: Bool

  /// Whether entries of a collection are missing, because they could not be read, that no node stands for.
  public let lacksEntries: Bool

  /// Whether the node stands between the brackets of a collection, where YAML has no `|`.
  let isInsideFlow: Bool

  /// The node's first character.
  public let startPosition: SourcePosition

  /// Right behind the node's last character.
  let endPosition: SourcePosition

  let file: SourceFile

  /// Makes a node; its file must be smaller than 2 GiB.
  public init(_ content: consuming Content, at span: SourceSpan, isFlow: Bool = false) {
    self.init(content, in: span.file, from: span.start, to: span.end, isFlow: isFlow)
  }

  /// Makes a node without a span in between, which would count references to the file once more.
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

  /// Where the node stands, from its first character to right behind its last one.
  ///
  /// Quotes, brackets and block headers belong to it; the line break behind a block scalar and the blank lines that
  /// follow it do not. A value that was left out has an empty span, right behind its key's colon.
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

  /// Makes a member; `key` must be a scalar.
  public init(key: consuming YAMLNode, value: consuming YAMLNode) {
    self.key = key
    self.value = value
  }

  /// The key's text.
  public var name: String {
    key.scalar?.text ?? ""
  }
}

/// A text of a YAML file: escapes resolved, lines folded, indentation removed.
public struct YAMLScalar: Sendable, Hashable {
  /// How a scalar is written.
  public enum Style: Sendable, Hashable {
    /// Without quotes.
    case plain
    /// In `'…'`, where `''` stands for one quote.
    case singleQuoted
    /// In `"…"`, with backslash escapes.
    case doubleQuoted
    /// Behind `|`: lines stay as they are.
    case literal
    /// Behind `>`: lines are joined.
    case folded
  }

  /// The text.
  public let text: String

  /// How it is written.
  public let style: Style

  /// Makes a scalar.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

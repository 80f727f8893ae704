/// A tag of a template, or a range of text between tags, with the results of the stages of compilation.
struct Token {
  /// The kind of a token.
  enum Kind: Sendable {
    /// Text that is written unchanged; at most a single line, with its line break.
    case text
    /// A variable: `{{name}}`, `{{&name}}`, `{{{name}}}`.
    case variable
    /// The start of a section: `{{#name}}`.
    case section
    /// The start of an inverted section: `{{^name}}`.
    case inverted
    /// A close tag: `{{/name}}`.
    case close
    /// A partial: `{{>name}}`.
    case partial
    /// The start of a block: `{{$name}}`.
    case block
    /// The start of a parent: `{{<name}}`.
    case parent
    /// A comment or new delimiters, which render nothing: `{{! text }}` and `{{=<% %>=}}`.
    case silent
  }

  /// The kind of the token.
  var kind: Kind

  /// The range of the token in the file, in bytes, including delimiters.
  var range: Range<Int>

  /// The name in a tag, without padding; empty in text.
  var name = ""

  /// The path that `name` spells, for variables and sections; for a partial, the path of its context, if it has one.
  var path: TagPath?

  /// Whether a text begins at the start of a line.
  var startsLine = false

  /// Whether a text ends with a line break.
  var endsLine = false

  /// Whether the close tag of a block is on the same line.
  var isOneLine = false

  /// The index of an opening tag's close tag, or of a close tag's opening tag.
  var partner: Int?

  /// Whether the token is an override for a parent, or the close tag of one.
  var isOverride = false

  /// The position of a tag on its line.
  var placement = Placement.inline

  /// Whether a text is omitted, because it is the rest of a line with a standalone tag.
  var isDropped = false
}

/// The position of a tag on its line, relative to other content.
enum Placement: Equatable {
  /// The line has other content. The output of the tag is written in place.
  case inline

  /// The tag, or the pair of tags, is alone on its line.
  ///
  /// - Parameters:
  ///   - indent: The blanks before the tag, in bytes of the file.
  ///   - lineEnd: The line break after the tag, in bytes of the file; empty at the end of the file.
  case standalone(indent: Range<Int>, lineEnd: Range<Int>)
}

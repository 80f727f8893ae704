/// A tag of a template, or a stretch of text between tags, with what the stages of compilation find out about it.
struct Token {
  /// What a token is.
  enum Kind: Sendable {
    /// Text that is written as it stands; at most one line, with its line break.
    case text
    /// `{{name}}`, `{{&name}}`, `{{{name}}}`
    case variable
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case inverted
    /// `{{/name}}`
    case close
    /// `{{>name}}`
    case partial
    /// `{{$name}}`
    case block
    /// `{{<name}}`
    case parent
    /// `{{! text }}` and `{{=<% %>=}}`: nothing to render.
    case silent
  }

  /// What it is.
  var kind: Kind

  /// Where it stands in the file, in bytes; delimiters included.
  var range: Range<Int>

  /// The name in a tag, without padding; empty in text.
  var name = ""

  /// The path that `name` spells, in variables and sections; the context of a partial that names one.
  var path: TagPath?

  /// Whether a text starts at the start of a line.
  var startsLine = false

  /// Whether a text ends with a line break.
  var endsLine = false

  /// Whether the close tag of a block is on the same line.
  var isOneLine = false

  /// The index of the close tag of an opening one, and the reverse.
  var partner: Int?

  /// Whether it is a block given to a parent, or the close tag of one.
  var isOverride = false

  /// How a tag shares its line.
  var placement = Placement.inline

  /// Whether a text is left out, because it is the rest of a line with a standalone tag.
  var isDropped = false
}

/// How a tag shares its line with others.
enum Placement: Equatable {
  /// There are other things on the line; what the tag yields is written in place.
  case inline

  /// The tag, or the pair of tags, has its line to itself.
  ///
  /// - Parameters:
  ///   - indent: The blanks before it, in bytes of the file.
  ///   - lineEnd: The line break behind it, in bytes of the file; empty at the end of the file.
  case standalone(indent: Range<Int>, lineEnd: Range<Int>)
}

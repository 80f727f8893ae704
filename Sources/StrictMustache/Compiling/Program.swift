import SpecSource

/// A stretch of a program's literals.
struct Slice: Sendable {
  /// The offset of its first byte.
  var start: Int32
  /// The number of its bytes.
  var count: Int32

  /// No bytes.
  static let empty = Slice(start: 0, count: 0)

  /// The offsets of its bytes.
  var range: Range<Int> {
    Int(start)..<Int(start) + Int(count)
  }
}

/// What surrounds something that has its line to itself.
struct LineFrame: Sendable {
  /// The blanks before each line.
  var indent = Slice.empty
  /// The line break behind it; empty for what shares its line and at the end of a file.
  var lineEnd = Slice.empty
}

/// A step of rendering. Steps follow each other; indices of steps count from the start of the program.
enum Instruction: Sendable {
  /// Writes bytes of the template.
  case literal(Slice)
  /// Writes a text.
  case variable(path: Int)
  /// Writes a text whose tag has its line to itself.
  case lines(path: Int, frame: LineFrame)
  /// Starts a section; `end` is the step behind it.
  case section(path: Int, end: Int)
  /// Ends a section, or repeats it from behind its start.
  case endSection(start: Int)
  /// Goes on behind itself, or at `end` if the value is true.
  case inverted(path: Int, end: Int)
  /// Renders a partial; `context` is a path or -1.
  case partial(template: Int32, context: Int32, indent: Slice)
  /// Renders a parent with blocks; the index is that of a `ParentCall`.
  case parent(call: Int)
  /// Renders a block that was given for the name, or the default that follows.
  case block(name: Int32, end: Int32, frame: LineFrame)
  /// Ends a block, given or default.
  case endBlock
  /// Ends a template.
  case endTemplate
}

/// A path whose names are hashed.
struct CompiledPath: Sendable {
  /// Where it goes once it has reached its context.
  enum Target: Sendable {
    case current, names, isFirst, isLast
  }

  /// How many contexts it goes out.
  var ups: Int
  /// Where it goes from there.
  var target: Target
  /// The index of its first name among the program's names.
  var start: Int
  /// The number of its names.
  var count: Int
}

/// A parent tag.
struct ParentCall: Sendable {
  /// The index of the template it renders.
  var template: Int
  /// The blanks before each of its lines.
  var indent: Slice
  /// The names of the blocks given, and the steps they start at.
  var overrides: [(name: Int32, entry: Int)] = []
  /// The step behind it.
  var next = 0
}

/// Compiled templates.
struct Program: Sendable {
  /// A template of a program.
  struct Template: Sendable {
    /// The name that tags and callers use.
    var name: String
    /// Where it was read from.
    var file: SourceFile
    /// The step it starts at.
    var entry = 0
  }

  /// Where in the templates a step comes from.
  struct Place: Sendable {
    /// The index of the template.
    var template: Int32
    /// The offsets of the tag or text in its file.
    var start, end: Int32
  }

  /// The templates, in the order of their names.
  var templates: [Template]
  /// The indices of the templates by their names.
  var templateIndices: [String: Int]
  /// Whether names that are not defined are looked for further out, and then empty.
  var isLenient = false
  /// The steps of all templates.
  var instructions: [Instruction] = []
  /// Where the steps come from; at the same indices.
  var places: [Place] = []
  /// The bytes that templates write, one after the other.
  var literals: [UInt8] = []
  /// The paths of variables and sections.
  var paths: [CompiledPath] = []
  /// The names in paths.
  var names: [TemplateName] = []
  /// The parent tags.
  var parentCalls: [ParentCall] = []

  /// The place of a step in its file, for diagnostics.
  func span(of step: Int) -> SourceSpan {
    let place = places[step]
    let file = templates[Int(place.template)].file
    return SourceSpan(file: file, offsets: Int(place.start)..<Int(place.end))
  }
}

import SpecSource

/// A range of a program's literals.
struct Slice: Sendable {
  /// The offset of the first byte.
  var start: Int32
  /// The number of bytes.
  var count: Int32

  /// The empty slice.
  static let empty = Slice(start: 0, count: 0)

  /// The offsets of the bytes.
  var range: Range<Int> {
    Int(start)..<Int(start) + Int(count)
  }
}

/// The surroundings of a tag that is alone on its line.
struct LineFrame: Sendable {
  /// The blanks before each line.
  var indent = Slice.empty
  /// The line break after the tag; empty for a tag that shares its line, and at the end of a file.
  var lineEnd = Slice.empty
}

/// A step of rendering. Steps are executed in order; the indices of steps count from the start of the program.
enum Instruction: Sendable {
  /// Writes bytes of a template.
  case literal(Slice)
  /// Writes a text.
  case variable(path: Int)
  /// Writes a text whose tag is alone on its line.
  case lines(path: Int, frame: LineFrame)
  /// Starts a section; `end` is the step after it.
  case section(path: Int, end: Int)
  /// Ends a section, or repeats it from the step after its start.
  case endSection(start: Int)
  /// Continues with the next step, or at `end` if the value is true.
  case inverted(path: Int, end: Int)
  /// Renders a partial; `context` is a path or -1.
  case partial(template: Int32, context: Int32, indent: Slice)
  /// Renders a parent with overrides; the index is that of a `ParentCall`.
  case parent(call: Int)
  /// Renders the override for the name, or otherwise the default content that follows.
  case block(name: Int32, end: Int32, frame: LineFrame)
  /// Ends an override or the default content of a block.
  case endBlock
  /// Ends a template.
  case endTemplate
}

/// A path whose names are hashed.
struct CompiledPath: Sendable {
  /// The target of a path in its context.
  enum Target: Sendable {
    case current, names, isFirst, isLast
  }

  /// The number of contexts that the path goes out.
  var ups: Int
  /// The target of the path from there.
  var target: Target
  /// The index of the path's first name among the program's names.
  var start: Int
  /// The number of names.
  var count: Int
}

/// A parent tag.
struct ParentCall: Sendable {
  /// The index of the rendered template.
  var template: Int
  /// The blanks before each line of the template.
  var indent: Slice
  /// The names of the overridden blocks, and the steps at which the overrides start.
  var overrides: [(name: Int32, entry: Int)] = []
  /// The step after the parent.
  var next = 0
}

/// Compiled templates.
struct Program: Sendable {
  /// A template of a program.
  struct Template: Sendable {
    /// The name that tags and callers use.
    var name: String
    /// The file of the template.
    var file: SourceFile
    /// The first step of the template.
    var entry = 0
  }

  /// The position of a step in the templates.
  struct Place: Sendable {
    /// The index of the template.
    var template: Int32
    /// The offsets of the tag or text in the template's file.
    var start, end: Int32
  }

  /// The templates, in the order of their names.
  var templates: [Template]
  /// The indices of the templates by their names.
  var templateIndices: [String: Int]
  /// Whether undefined names are looked up in outer contexts, and are empty if they are not found there.
  var isLenient = false
  /// The steps of all templates.
  var instructions: [Instruction] = []
  /// The positions of the steps, at the same indices.
  var places: [Place] = []
  /// The bytes that templates write, in a single sequence.
  var literals: [UInt8] = []
  /// The paths of variables and sections.
  var paths: [CompiledPath] = []
  /// The names in the paths.
  var names: [TemplateName] = []
  /// The parent tags.
  var parentCalls: [ParentCall] = []

  /// Returns the span of a step in its file, for diagnostics.
  func span(of step: Int) -> SourceSpan {
    let place = places[step]
    let file = templates[Int(place.template)].file
    return SourceSpan(file: file, offsets: Int(place.start)..<Int(place.end))
  }
}

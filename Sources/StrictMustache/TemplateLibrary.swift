import SpecSource

/// Templates that were compiled together and find each other by name.
///
/// A library never changes; it may be used by many threads at once.
///
/// ```swift
/// let compiled = TemplateLibrary.compile(["Greeting": SourceFile(path: "Greeting.mustache", text: "Hi {{name}}!")])
/// guard let library = compiled.value else { return print(compiled.diagnostics) }
/// let bytes = try library.render("Greeting", .object(TemplateObject([("name", "Ann")])))
/// ```
///
/// ## Syntax
///
/// That of Mustache, with stricter rules:
/// - `{{name}}`, `{{{name}}}` and `{{&name}}` write a text, and nothing is escaped. `{{a.b}}` leads into objects, `{{.}}` is
///   the context.
/// - `{{#name}}…{{/name}}` renders once for true, an object or a text that is not empty, and once for each item of a list.
///   Objects, texts and items become the context; bools do not. `{{^name}}…{{/name}}` renders in the other cases, in the
///   context around it.
/// - Only the names of the context are visible. `../` in front of a name goes out one context; a name that is not defined is
///   an error. Directly in a section over a list there are `-first` and `-last`.
/// - `{{>name}}` renders a template, `{{>name path}}` with the object or text at the path as its context.
/// - `{{<name}}{{$block}}…{{/block}}{{/name}}` renders a template with other contents for its `{{$block}}…{{/block}}`. A given
///   block is rendered where it is filled in, with the context of that place. Blocks are handed on to parents of the parent
///   and not to partials.
/// - `{{! comment }}`, and `{{=<% %>=}}` for other delimiters in the rest of the file. All tags but comments end on their line.
///
/// ## Lines
///
/// Sections, blocks, comments and delimiters that have a line to themselves leave no line behind. A partial, parent, block or
/// variable that does is indented with its tag, every line of it:
/// - Indentation adds up through partials, and multi-line texts get it too. Empty lines stay empty.
/// - That holds inside Swift's multi-line string literals as well, whose closing delimiter moves along.
/// - A variable whose text is empty leaves no line; one whose text ends with a line break does not get a second one.
/// - A partial or parent brings its own line breaks: one whose file does not end with a line break is followed by the next
///   line directly.
/// - The lines of a given block lose the indentation of their first line and take that of the default they replace.
/// - Lines end with LF or CRLF, and both are written as they stand in templates and texts.
///
/// ## Leniency
///
/// Compiled leniently, templates mean what they do to other engines: a name that is not defined in the context is looked
/// for in the contexts around it, and one that is defined nowhere is empty; so are templates that are not there. Truth
/// values can be written. The lines of texts are not indented, and a line of an empty text stays.
public struct TemplateLibrary: Sendable {
  /// How many partials and parents may be inside each other while rendering.
  public static let depthLimit = 100

  /// How many steps rendering takes at most: partials that render others twice, and those again, would never end.
  static let stepLimit = 10_000_000

  /// How many bytes are written at most.
  static let sizeLimit = 64 << 20

  /// The compiled templates.
  private let program: Program

  /// Makes a library of compiled templates.
  init(_ program: Program) {
    self.program = program
  }

  /// Compiles templates, which may name each other as partials and parents.
  ///
  /// - Parameters:
  ///   - files: The templates by the names that tags and `render` use.
  ///   - isLenient: Whether names and templates that are not there are empty, and no errors.
  /// - Returns: The library, nil when there is an error; and all problems of all templates, in the order of path and place.
  public static func compile(
    _ files: [String: SourceFile], isLenient: Bool = false
  ) -> Parsed<TemplateLibrary> {
    let compiled = compileProgram(files, isLenient: isLenient)
    return Parsed(compiled.value.map(TemplateLibrary.init), diagnostics: compiled.diagnostics)
  }

  /// The names of the templates that a file renders by partials and parents, sorted.
  public static func templatesNamed(in file: SourceFile) -> [String] {
    calledTemplates(in: scan(file, name: file.path)).sorted()
  }

  /// The names of the templates, sorted.
  public var names: [String] {
    program.templates.map(\.name)
  }

  /// Renders a template with a value, usually an object, to UTF-8.
  public func render(_ name: String, _ value: TemplateValue) throws(TemplateError) -> [UInt8] {
    var renderer = try Renderer(program, template: name, value: value, isTraced: false)
    try renderer.run()
    // Many outputs are kept at once, so none holds more memory than its bytes take.
    return renderer.output.bytes.withUnsafeBufferPointer { Array($0) }
  }

  /// Renders a template with a value and tells which bytes came from which origins.
  public func renderTraced(
    _ name: String, _ value: TemplateValue
  ) throws(TemplateError) -> TracedOutput {
    var renderer = try Renderer(program, template: name, value: value, isTraced: true)
    try renderer.run()
    return TracedOutput(
      bytes: renderer.output.bytes, origins: renderer.trace.ranges,
      templates: renderer.trace.steps.map { ($0.offset, program.span(of: $0.step)) })
  }
}

import SpecSource

/// Templates that were compiled together and refer to each other by name.
///
/// A library never changes. Several threads may use it at the same time.
///
/// ```swift
/// let compiled = TemplateLibrary.compile(["Greeting": SourceFile(path: "Greeting.mustache", text: "Hi {{name}}!")])
/// guard let library = compiled.value else { return print(compiled.diagnostics) }
/// let bytes = try library.render("Greeting", .object(TemplateObject([("name", "Ann")])))
/// ```
///
/// ## Syntax
///
/// The syntax is Mustache's, with stricter rules:
/// - `{{name}}`, `{{{name}}}` and `{{&name}}` write a text without escaping. `{{a.b}}` leads into objects, `{{.}}` is
///   the context.
/// - `{{#name}}…{{/name}}` renders once for true, for an object and for a text that is not empty, and once for each
///   item of a list. Objects, texts and items become the context; bools do not. `{{^name}}…{{/name}}` renders in the
///   other cases, in the surrounding context.
/// - Only the names of the context are visible. `../` before a name goes out one context. An undefined name is an
///   error. Directly in a section over a list, `-first` and `-last` are defined.
/// - `{{>name}}` renders a template, `{{>name path}}` renders it with the object or text at the path as its context.
/// - `{{<name}}{{$block}}…{{/block}}{{/name}}` renders a template with other contents for its
///   `{{$block}}…{{/block}}`. Such an override is rendered in the position of the block, with the context of that
///   position. Overrides are passed on to parents of the parent and not to partials.
/// - `{{! comment }}` is a comment, and `{{=<% %>=}}` sets other delimiters for the rest of the file. All tags except
///   comments end on their line.
///
/// ## Lines
///
/// Sections, blocks, comments and delimiters that are alone on a line leave no line in the output. A partial, parent,
/// block or variable that is alone on a line is indented like its tag, in each of its lines:
/// - Indentation adds up through partials, and texts of several lines get it, too. Empty lines stay empty.
/// - The indentation also applies inside of Swift's multi-line string literals, whose closing delimiter is indented,
///   too.
/// - A variable with an empty text leaves no line. A variable whose text ends with a line break does not get a second
///   one.
/// - A partial or parent has its own line breaks. If its file does not end with a line break, the next line follows
///   directly.
/// - The lines of an override lose the indentation of their first line and get the indentation of the default content
///   that they replace.
/// - Lines end with LF or CRLF, and both are written unchanged from templates and texts.
///
/// ## Leniency
///
/// Templates that are compiled leniently have the same meaning as in other engines: a name that is not defined in the
/// context is looked up in the surrounding contexts, and a name that is not defined anywhere is empty. Missing
/// templates are empty, too. Truth values can be written. The lines of texts are not indented, and the line of an
/// empty text stays.
public struct TemplateLibrary: Sendable {
  /// The maximum nesting depth of partials and parents while rendering.
  public static let depthLimit = 100

  /// The maximum number of steps while rendering: partials that repeatedly render other partials twice would never
  /// end.
  static let stepLimit = 10_000_000

  /// The maximum number of written bytes.
  static let sizeLimit = 64 << 20

  /// The compiled templates.
  private let program: Program

  /// Makes a library of compiled templates.
  init(_ program: Program) {
    self.program = program
  }

  /// Compiles templates, which may refer to each other as partials and parents.
  ///
  /// - Parameters:
  ///   - files: The templates by the names that tags and `render` use.
  ///   - isLenient: Whether unknown names and templates are empty instead of errors.
  /// - Returns: The library, nil after an error; and all problems of all templates, in the order of path and
  ///   position.
  public static func compile(
    _ files: [String: SourceFile], isLenient: Bool = false
  ) -> Parsed<TemplateLibrary> {
    let compiled = compileProgram(files, isLenient: isLenient)
    return Parsed(compiled.value.map(TemplateLibrary.init), diagnostics: compiled.diagnostics)
  }

  /// Returns the names of the templates that a file renders as partials and parents, sorted.
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
    // Many outputs are kept at the same time, so none holds more memory than its bytes need.
    return renderer.output.bytes.withUnsafeBufferPointer { Array($0) }
  }

  /// Renders a template with a value and records the origins of the bytes.
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

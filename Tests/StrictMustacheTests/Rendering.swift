import SpecSource
import StrictMustache
import Testing

/// A template, what it is rendered with, and what has to come out.
struct Rendering: Sendable, CustomTestStringConvertible {
  let rule: String
  let template: String
  let value: TemplateValue
  let partials: [String: String]
  let expected: String

  init(
    _ rule: String, _ template: String, with value: TemplateValue = [:],
    partials: [String: String] = [:], gives expected: String
  ) {
    self.rule = rule
    self.template = template
    self.value = value
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { rule }

  /// Renders the template and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let library = try compile(template, partials, sourceLocation: sourceLocation)
    let text = String(decoding: try library.render("main", value), as: UTF8.self)
    #expect(text == expected, sourceLocation: sourceLocation)
  }
}

/// A template with a mistake, and how the mistake is told: `file:line:column: message` and `| hint`.
struct Mistake: Sendable, CustomTestStringConvertible {
  let rule: String
  let template: String
  let value: TemplateValue
  let partials: [String: String]
  let expected: [String]

  init(
    _ rule: String, _ template: String, with value: TemplateValue = [:],
    partials: [String: String] = [:], gives expected: String...
  ) {
    self.rule = rule
    self.template = template
    self.value = value
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { rule }

  /// Compiles the template and compares what is told about it.
  func checkCompiling(sourceLocation: SourceLocation = #_sourceLocation) {
    let compiled = TemplateLibrary.compile(files(template, partials))
    #expect(compiled.diagnostics.map(shown) == expected, sourceLocation: sourceLocation)
    #expect(
      (compiled.value == nil) == compiled.diagnostics.containsErrors, sourceLocation: sourceLocation
    )
  }

  /// Renders the template and compares the error.
  func checkRendering(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let library = try compile(template, partials, sourceLocation: sourceLocation)
    let error = #expect(throws: TemplateError.self, sourceLocation: sourceLocation) {
      try library.render("main", value)
    }
    #expect(error.map { shown($0.diagnostic) } == expected.first, sourceLocation: sourceLocation)
  }
}

/// Compiles a template under the name `main` together with its partials.
func compile(
  _ template: String, _ partials: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> TemplateLibrary {
  let compiled = TemplateLibrary.compile(files(template, partials))
  #expect(compiled.diagnostics.map(shown) == [], sourceLocation: sourceLocation)
  return try #require(compiled.value, sourceLocation: sourceLocation)
}

/// The files of a template and its partials; each has its name as its path.
func files(_ template: String, _ partials: [String: String]) -> [String: SourceFile] {
  var files = ["main": SourceFile(path: "main", text: template)]
  for (name, text) in partials { files[name] = SourceFile(path: name, text: text) }
  return files
}

/// A diagnostic in one line, warnings marked.
func shown(_ diagnostic: Diagnostic) -> String {
  let mark = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue): "
  let place = diagnostic.span.map { "\($0): " } ?? ""
  let related = diagnostic.related.map { " [\($0.span): \($0.message)]" }.joined()
  let hint = diagnostic.hint.map { " | \($0)" } ?? ""
  return "\(mark)\(place)\(diagnostic.message)\(hint)\(related)"
}

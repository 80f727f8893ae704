import FeatureGenerator
import FeatureHeader
import SpecSource
import SpecSwift
import SpecYAML
import StrictMustache
import SwiftParser
import SwiftSyntax

@testable import FeatureGenCLI

/// A part of the generator that reads the input of strangers, and accepts any bytes.
///
/// `FuzzTests` passes mutations of our own files to it. For another reader, add a case.
enum FuzzTarget: String, CaseIterable, Sendable {
  /// The YAML reader.
  case yaml
  /// The whole pipeline of specs: decoding, linking and generating.
  case spec
  /// The checker of Swift fragments.
  case fragment
  /// The template engine.
  case template
  /// The reader of headers of generated files.
  case header
  /// The language server, from the bytes of a client to its answers.
  case lsp

  /// The text that separates specs.
  static let separator = "\n---\n"

  /// Passes bytes to the reader.
  ///
  /// - Returns: The problem of the reader's result; nil for none.
  func problem(with bytes: [UInt8]) -> String? {
    switch self {
    case .yaml: problem(of: readYAML(SourceFile(path: "A.yaml", bytes: bytes)).diagnostics)
    case .spec: problemOfSpec(bytes)
    case .fragment: problemOfFragment(bytes)
    case .template: problemOfTemplate(bytes)
    case .header: problemOfHeader(bytes)
    case .lsp: problemOfFrames(bytes) ?? problemOfSession(bytes)
    }
  }

  /// Returns the problem of diagnostics: an invalid place, or a message that nobody can read.
  private func problem(of diagnostics: [Diagnostic]) -> String? {
    for diagnostic in diagnostics {
      if diagnostic.message.isEmpty { return "an empty message" }
      for span in [diagnostic.span].compactMap(\.self) + diagnostic.related.map(\.span) {
        let isInside =
          span.start.offset <= span.end.offset && span.end.offset <= span.file.bytes.count
        if !isInside { return "'\(diagnostic.message)' is not in its file" }
      }
    }
    for diagnostic in diagnostics.prefix(3) {
      let text = diagnostic.rendered().unicodeScalars
      if text.contains(where: { $0 != "\n" && $0 != "\t" && HiddenKind($0) != nil }) {
        return "'\(diagnostic.rendered())' holds what a terminal obeys"
      }
    }
    return nil
  }

  /// Returns the name that a spec declares for itself, which is also the name of its file.
  static func name(ofSpec spec: some Collection<UInt8>) -> String {
    for line in spec.split(separator: UInt8(ascii: "\n")) {
      for key in ["feature: ", "client: ", "model: ", "external: "]
      where line.starts(with: key.utf8) {
        return String(decoding: line.dropFirst(key.utf8.count), as: UTF8.self)
      }
    }
    return "A"
  }

  private func problemOfSpec(_ bytes: [UInt8]) -> String? {
    var files = [
      "Specs/featuregen.yaml": Array(
        "version: 1\nmodule: App\nsources: Sources\ntests: Tests\n".utf8)
    ]
    for spec in bytes.split(separator: Array(Self.separator.utf8)) {
      files["Specs/\(Self.name(ofSpec: spec)).yaml"] = Array(spec)
    }
    let project = MemoryFileSystem(files)
    guard let plan = try? planProject(project.fileSystem, workers: .one) else {
      return "there is no plan"
    }
    if let problem = problem(of: plan.diagnostics) { return problem }
    for change in plan.changes where change.path.hasSuffix(".swift") {
      let text = change.expected ?? []
      if text.withUnsafeBufferPointer({ Parser.parse(source: $0).hasError }) {
        return "\(change.path) is no Swift:\n\(String(decoding: text, as: UTF8.self))"
      }
    }
    return nil
  }

  private func problemOfFragment(_ bytes: [UInt8]) -> String? {
    let source = SourcedText(
      verbatim: SourceSpan(
        file: SourceFile(path: "A.yaml", bytes: bytes), offsets: 0..<bytes.count))
    for kind in FragmentKind.allCases {
      let parsed = parseFragment(source, as: kind, options: .all)
      if let problem = problem(of: parsed.diagnostics) { return problem }
      if let fragment = parsed.value, parsed.diagnostics.isEmpty, !staysInside(fragment) {
        return "a fragment of \(kind) leaves its place"
      }
    }
    return problem(of: parseTypedValue(source).diagnostics)
      ?? problem(of: parseActionCall(source).diagnostics)
      ?? problem(of: parseAddress(source).diagnostics)
      ?? problem(of: parseAssignment(source).diagnostics)
      ?? problem(of: parseParameter(source).diagnostics)
      ?? problem(of: parseInterpolatedText(source).diagnostics)
  }

  /// Returns whether an accepted fragment remains a single element where the templates put it, and leaves the code
  /// around it unchanged.
  private func staysInside(_ fragment: SwiftFragment) -> Bool {
    let body =
      switch fragment.kind {
      case .expression: "  let x = (\n\(fragment.text)\n  )"
      case .statements: fragment.text
      case .type: "  let x: (\n\(fragment.text)\n  )"
      case .conditions: "  guard\n\(fragment.text)\n  else { return }"
      case .pattern: "  switch x {\n  case\n\(fragment.text)\n  :\n  break\n  default: break\n  }"
      }
    let file = Parser.parse(source: "func f() {\n\(body)\n}\nlet end = 0\n")
    return file.statements.count == 2
      && file.statements.last?.item.is(VariableDeclSyntax.self) == true
      && file.statements.first?.item.is(FunctionDeclSyntax.self) == true
  }

  private func problemOfTemplate(_ bytes: [UInt8]) -> String? {
    let json = #"{"a": {"a": "x\ny", "b": "", "l": []}, "b": "y", "l": ["1", {"a": "2", "l": []}]}"#
    guard let value = templateValue(of: SourceFile(path: "values.json", text: json)).value else {
      return "its values cannot be read"
    }
    for isLenient in [false, true] {
      let compiled = TemplateLibrary.compile(
        [
          "main": SourceFile(path: "main", bytes: bytes),
          "p": SourceFile(path: "p", text: "  {{>main}}\n{{$a}}\n  d\n{{/a}}\n"),
        ], isLenient: isLenient)
      if let problem = problem(of: compiled.diagnostics) { return problem }
      guard let library = compiled.value else { continue }
      for name in library.names {
        do throws(TemplateError) {
          let text = try library.render(name, value)
          if String(validUTF8: text) == nil { return "it writes no UTF-8" }
        } catch {
          if let problem = problem(of: [error.diagnostic]) { return problem }
        }
      }
    }
    return nil
  }

  private func problemOfHeader(_ bytes: [UInt8]) -> String? {
    _ = GeneratedHeader(of: bytes)?.matchesContents(of: bytes)
    guard let sealed = HeaderState.seal(bytes) else { return nil }
    return GeneratedHeader(of: sealed)?.matchesContents(of: sealed) == true
      ? nil : "a header does not match the contents that it was made for"
  }
}

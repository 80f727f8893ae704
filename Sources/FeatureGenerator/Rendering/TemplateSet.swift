import FeatureSpec
import SpecSource
import StrictMustache

/// Templates that belong together, and what becomes of each kind of spec.
public struct TemplateSet: Sendable {
  /// The set's name, as settings choose it.
  public let name: String

  /// What its templates are written for.
  public let dialect: Dialect

  /// What is written for each spec.
  public let outputs: [TemplateOutput]

  /// The compiled templates, those of the paths included.
  let library: TemplateLibrary

  /// Compiles a set.
  ///
  /// - Parameters:
  ///   - manifest: What `set.yaml` says.
  ///   - templates: The templates by name, without their file ending.
  public static func compile(
    _ manifest: TemplateSetManifest, templates: [String: SourceFile]
  ) -> Parsed<TemplateSet> {
    var files = templates
    for (index, output) in manifest.outputs.enumerated() {
      // Paths are templates too: `{{sources}}/{{name}}/{{name}}Reducer.swift`.
      files[pathTemplate(index)] = SourceFile(
        path: output.path.span.file.path, text: output.path.value)
    }
    let compiled = TemplateLibrary.compile(files)
    var diagnostics = compiled.diagnostics
    for output in manifest.outputs where templates[output.template.value] == nil {
      diagnostics.append(
        .error(
          "there is no template '\(output.template.value)'", at: output.template.span,
          hint: closestName(to: output.template.value, among: templates.keys.sorted())
            .map { "did you mean '\($0)'?" } ?? "add '\(output.template.value).mustache'"))
    }
    guard let library = compiled.value, !diagnostics.containsErrors else {
      return Parsed(nil, diagnostics: diagnostics)
    }
    let set = TemplateSet(
      name: manifest.name.value, dialect: manifest.dialect, outputs: manifest.outputs,
      library: library)
    return Parsed(set, diagnostics: diagnostics)
  }

  /// The name under which the template of an output's path is compiled.
  static func pathTemplate(_ index: Int) -> String {
    "set.yaml output \(index)"
  }
}

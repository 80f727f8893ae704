import FeatureSpec
import SpecSource
import StrictMustache

/// Templates that are used together, with the outputs for each kind of spec.
public struct TemplateSet: Sendable {
  /// The sources of a set: its `set.yaml` and its templates.
  public struct Source: Sendable {
    /// The contents of `set.yaml`.
    public var manifest: TemplateSetManifest
    /// The templates, by their names without the file ending.
    public var templates: [String: SourceFile]

    /// Makes a source from its parts.
    public init(manifest: TemplateSetManifest, templates: [String: SourceFile]) {
      self.manifest = manifest
      self.templates = templates
    }

    /// Returns the set together with the parts of a base that the set itself does not have: templates by name,
    /// outputs by template and scope.
    public func over(_ base: Source) -> Source {
      var source = self
      source.templates.merge(base.templates) { own, _ in own }
      source.manifest.dialect = manifest.dialect ?? base.manifest.dialect
      let without = Set(manifest.without.map(\.value))
      let inherited = base.manifest.outputs.filter { output in
        !without.contains(output.template.value)
          && !manifest.outputs.contains {
            $0.template.value == output.template.value && $0.scope == output.scope
          }
      }
      source.manifest.outputs = inherited + manifest.outputs
      return source
    }
  }

  /// The dialect that the templates are written for.
  public let dialect: Dialect

  /// The outputs for each spec, each module and the project.
  public let outputs: [TemplateOutput]

  /// The compiled templates, including the templates of the paths.
  let library: TemplateLibrary

  /// Compiles a set.
  public static func compile(_ source: Source) -> Parsed<TemplateSet> {
    let outputs = source.manifest.outputs
    var files = source.templates
    for (index, output) in outputs.enumerated() {
      // Paths are templates too: `{{sources}}/{{name}}/{{name}}Reducer.swift`.
      files[pathTemplate(index)] = SourceFile(path: pathTemplate(index), text: output.path.value)
    }
    let compiled = TemplateLibrary.compile(files)
    var diagnostics = compiled.diagnostics.map { relocated($0, outputs) }
    for output in outputs where source.templates[output.template.value] == nil {
      diagnostics.append(missingTemplate(output.template, among: source.templates.keys.sorted()))
    }
    guard let library = compiled.value, !diagnostics.containsErrors else {
      return Parsed(nil, diagnostics: diagnostics)
    }
    let set = TemplateSet(
      dialect: source.manifest.dialect ?? .runtime, outputs: outputs, library: library)
    return Parsed(set, diagnostics: diagnostics)
  }

  /// Renders the path of an output.
  func path(ofOutput index: Int, _ values: TemplateValue) throws(TemplateError) -> String {
    do {
      return String(
        decoding: try library.render(Self.pathTemplate(index), values), as: UTF8.self)
    } catch {
      throw TemplateError(Self.relocated(error.diagnostic, outputs))
    }
  }

  private static func missingTemplate(
    _ name: Located<String>, among names: [String]
  ) -> Diagnostic {
    .error(
      .invalidTemplateSet, "there is no template '\(name.value)'", at: name.span,
      hint: .didYouMean(
        closestName(to: name.value, among: names), or: "add '\(name.value).mustache'"))
  }

  /// Returns the name under which the template of an output's path is compiled.
  private static func pathTemplate(_ index: Int) -> String {
    "path of output \(index)"
  }

  /// Returns a problem in the template of a path, moved to the place of the path in `set.yaml`.
  private static func relocated(_ problem: Diagnostic, _ outputs: [TemplateOutput]) -> Diagnostic {
    guard let span = problem.span,
      let index = outputs.indices.first(where: { pathTemplate($0) == span.file.path })
    else { return problem }
    let path = outputs[index].path
    let written = path.span.endOffset - path.span.startOffset
    // A quoted path begins after its quote. A path whose length does not fit has escapes, too.
    let shift =
      [0, 1].first { path.value.utf8.count + 2 * $0 == written }.map { path.span.startOffset + $0 }
    var relocated = problem
    relocated.span =
      shift.map { shift in
        SourceSpan(
          file: path.span.file, offsets: (span.startOffset + shift)..<(span.endOffset + shift))
      } ?? path.span
    return relocated
  }
}

import FeatureSpec
import SpecSource
import StrictMustache

/// Renders inputs with a template set, in the order of the outputs' paths.
///
/// - Throws: `TemplateError` for a template that does not fit the values it is rendered with.
public func render(
  _ inputs: [TemplateInput], with set: TemplateSet
) throws(TemplateError) -> [GeneratedFile] {
  var files: [GeneratedFile] = []
  for input in inputs {
    let values = TemplateValue.object(input.values)
    for (index, output) in set.outputs.enumerated() where output.kind == input.kind {
      guard input.meets(output.condition) else { continue }
      let path = try set.library.render(TemplateSet.pathTemplate(index), values)
      let contents = try set.library.render(output.template.value, values)
      files.append(
        GeneratedFile(
          path: String(decoding: path, as: UTF8.self), contents: contents,
          ownership: output.ownership, spec: input.file))
    }
  }
  return files.sorted { $0.path < $1.path }
}

extension TemplateInput {
  /// Whether the value that an output asks for is true.
  func meets(_ condition: Located<String>?) -> Bool {
    guard let condition else { return true }
    return values[condition.value] == .bool(true)
  }
}

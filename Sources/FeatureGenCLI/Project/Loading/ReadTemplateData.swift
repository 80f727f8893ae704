import SpecSource
import SpecYAML
import StrictMustache

/// Reads YAML or JSON as a value for templates.
///
/// The value has no numbers: a template prints a number exactly as the file writes it.
func templateValue(of file: SourceFile) -> Parsed<TemplateValue> {
  let file = file.path.hasSuffix(".json") ? joiningSurrogates(in: file) : file
  let limits = YAMLLimits(maximumBytes: 64 << 20, maximumDepth: 512, maximumNodes: 10_000_000)
  let node = parseYAML(file, limits: limits)
  return Parsed(node.value.map(value), diagnostics: node.diagnostics)
}

private func value(of node: YAMLNode) -> TemplateValue {
  switch node.content {
  // A file that could not be read completely has no node.
  case .missing: .text("")
  case .scalar(let scalar): value(of: scalar)
  case .sequence(let items): .list(items.map(value))
  case .mapping(let members):
    .object(TemplateObject(members.map { ($0.name, value(of: $0.value)) }))
  }
}

private func value(of scalar: YAMLScalar) -> TemplateValue {
  guard scalar.style == .plain else { return .text(scalar.text) }
  return switch scalar.text {
  case "true", "True", "TRUE": .bool(true)
  case "false", "False", "FALSE": .bool(false)
  case "", "~", "null", "Null", "NULL": .text("")
  default: .text(scalar.text)
  }
}

/// Replaces pairs of surrogates in JSON, which YAML does not support, by YAML's escape for a single character.
private func joiningSurrogates(in file: SourceFile) -> SourceFile {
  var text = String(decoding: file.bytes, as: UTF8.self)
  let pair = /\\u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/
  guard text.contains(pair) else { return file }
  text.replace(pair) { match in
    let high = UInt32(match.1, radix: 16) ?? 0
    let low = UInt32(match.2, radix: 16) ?? 0
    let digits = String(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
  return SourceFile(path: file.path, text: text)
}

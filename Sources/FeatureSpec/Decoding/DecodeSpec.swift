import SpecSource
import SpecSwift
import SpecYAML

/// Decodes the nodes of a spec file as the spec that they describe.
///
/// - Returns: The spec and its diagnostics. A spec with errors can be returned, so that references to it are not
///   reported, too; nothing must be generated from such a spec.
public func decodeSpec(_ root: YAMLNode) -> Parsed<Spec> {
  decodeSpec(root, memo: nil)
}

/// Decodes the nodes of a spec file as the spec that they describe.
///
/// - Parameter memo: The Swift fragments that were parsed before.
package func decodeSpec(_ root: YAMLNode, memo: FragmentMemo?) -> Parsed<Spec> {
  var decoder = SpecDecoder(memo: memo)
  let spec = decoder.spec(root)
  return Parsed(spec, diagnostics: decoder.diagnostics)
}

extension SpecDecoder {
  /// Reads a spec of the kind that its first key names.
  fileprivate mutating func spec(_ root: YAMLNode) -> Spec? {
    guard !root.isMissing else { return nil }
    guard case .mapping(let members) = root.content, let first = members.first else {
      report(
        .unknownKind, "a spec is a mapping, not \(root.kindName)", at: root.span,
        hint: "begin it with 'feature: Name', 'client: Name', 'model: Name' or 'external: Name'")
      return nil
    }
    guard !first.value.isMissing || first.value.firstName != nil else { return nil }
    switch kind(first.name, at: first.key.span) {
    case "feature": return feature(root).map(Spec.feature)
    case "client": return client(root).map(Spec.client)
    case "model": return model(root).map(Spec.model)
    case "external": return external(root)
    default: return nil
    }
  }

  /// Finds the kind of spec that the first key names, and reports a key that names none.
  private mutating func kind(_ key: String, at span: SourceSpan) -> String? {
    let kinds = ["feature", "client", "model", "external"]
    if kinds.contains(key) { return key }
    report(
      .unknownKind,
      "a spec begins with 'feature', 'client', 'model' or 'external', not with '\(key)'", at: span,
      hint: .didYouMean(
        closestName(to: key, among: kinds), or: "put 'feature: Name' in the first line"))
    return nil
  }
}

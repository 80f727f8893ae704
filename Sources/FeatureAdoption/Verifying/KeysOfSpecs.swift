import SpecSource
import SpecYAML

extension SourceFile {
  /// Returns the key of a spec in whose value a place is, and the key around that key; nil when the place is in no value
  /// of two keys.
  func keys(around span: SourceSpan) -> (outer: String, inner: String)? {
    guard let outer = parseYAML(self).value?.member(at: span),
      let inner = outer.value.member(at: span)
    else { return nil }
    return (outer.name, inner.name)
  }
}

extension YAMLNode {
  /// Returns the member of a mapping at whose key, or after whose key, a place is; nil when the place is before all
  /// keys.
  fileprivate func member(at span: SourceSpan) -> YAMLMember? {
    members?.last { $0.key.span.startOffset <= span.startOffset }
  }
}

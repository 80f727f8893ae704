import SpecSource
import SpecYAML

/// The keys of a spec, to find the ones that errors are about.
struct KeysOfSpec {
  /// The path of the spec.
  let path: String
  private let root: YAMLNode?

  /// Reads the keys of a spec.
  init(_ file: SourceFile) { (path, root) = (file.path, readYAML(file).root) }

  /// Returns the key in whose value a place is, with the key around it; nil when the place is not in the values of two
  /// keys.
  func around(_ span: SourceSpan) -> (outer: String, inner: String)? {
    guard let outer = root?.member(at: span), let inner = outer.value.member(at: span) else {
      return nil
    }
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

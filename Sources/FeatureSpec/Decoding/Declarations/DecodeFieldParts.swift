import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Infers the type of a field from its default, when the spec names no type.
  mutating func inferredType(
    of name: Located<String>, _ value: SwiftFragment?
  ) -> SwiftFragment {
    func broken(_ span: SourceSpan) -> SwiftFragment {
      let start = span.startOffset
      let nothing = SourceSpan(file: span.file, offsets: start..<start)
      return .broken(SourcedText(verbatim: nothing), as: .type)
    }
    // The rules report a field that has neither a type nor a default.
    guard let value else { return broken(name.span) }
    guard let type = value.analysis.evidentType else {
      if !value.isBroken {
        report(
          .missingType, "the type of '\(name.value)' is missing", at: value.span,
          hint: "write it next to the default: 'type: …'")
      }
      return broken(value.span)
    }
    let source = SourcedText(type, madeOf: value.span)
    return take(parseFragment(source, as: .type)) ?? .broken(source, as: .type)
  }

  /// Reads a property wrapper: `@Loadable`, `@Clamped(0...9)`.
  mutating func wrapper(_ node: YAMLNode) -> SwiftFragment? {
    guard let source = take(swiftText(of: node)) else { return nil }
    guard source.text.first == "@" else {
      report(
        .invalidSwift, "a property wrapper begins with '@'", at: source.span,
        hint: Hint(
          showing: .init(replacing: node.span, by: singleQuoted("@\(source.text)"))))
      return nil
    }
    let inner = source.part(1..<source.text.utf8.count)
    guard let fragment = take(parseFragment(inner, as: .expression)) else { return nil }
    guard let base = fragment.analysis.references.first?.base, base.range.lowerBound == 0,
      base.name.first?.isUppercase == true, fragment.analysis.takesMember
    else {
      report(
        .invalidSwift, "'\(source.text)' is not a property wrapper", at: source.span,
        hint: "write its name, with its arguments if it has some: '@Clamped(0...9)'")
      return nil
    }
    return fragment
  }

  /// Reads the property wrapper of a field. The wrappers of shared values have a key of their own.
  mutating func fieldWrapper(_ node: YAMLNode) -> SwiftFragment? {
    let fragment = wrapper(node)
    guard let name = fragment?.analysis.references.first?.base.name,
      ["Shared", "SharedReader"].contains(name)
    else { return fragment }
    report(
      .wrongValue, "'@\(name)' is declared by the key 'shared'", at: node.span,
      hint: "write 'shared: …' instead")
    return nil
  }
}

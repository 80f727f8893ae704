import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads branches, of which only the last can be an 'else'.
  ///
  /// - Parameters:
  ///   - place: The place of the conditions, which decides what they may contain.
  ///   - content: Reads the content of a branch, after its condition.
  ///   - otherwise: Reads the content that follows when no condition holds.
  mutating func branches<Content>(
    _ mapping: SpecMapping, as schema: Schema, conditions place: FragmentPlace = .conditions,
    _ content: (inout SpecDecoder, SpecMapping) -> Content,
    otherwise: (inout SpecDecoder, YAMLNode) -> Content?
  ) -> [(SourceSpan, SwiftFragment?, Content)] {
    let nodes = filled(mapping, "when")
    return nodes.enumerated().readAll { index, node in
      branch(
        node, isFirst: index == 0, isLast: index == nodes.count - 1, as: schema, place, content,
        otherwise: otherwise)
    }
  }

  /// Reads a single branch.
  private mutating func branch<Content>(
    _ node: YAMLNode, isFirst: Bool, isLast: Bool, as schema: Schema, _ place: FragmentPlace,
    _ content: (inout SpecDecoder, SpecMapping) -> Content,
    otherwise rest: (inout SpecDecoder, YAMLNode) -> Content?
  ) -> (SourceSpan, SwiftFragment?, Content)? {
    if case .mapping(let members) = node.content,
      let key = members.first(where: { ["elseif", "elif", "else if"].contains($0.name) })?.key
    {
      report(
        .misplacedBranch, "'\(key.sourcedText.text)' is not a key of a branch", at: key.span,
        hint: "make it the next branch of the list: '- if: …'")
      return nil
    }
    guard let mapping = mapping(node, as: schema) else { return nil }
    guard let otherwise = mapping.member("else") else {
      guard let condition = mapping["if"] else {
        guard !mapping.isSuspect else { return nil }
        report(
          .misplacedBranch, "this branch has no condition", at: node.span,
          hint: "begin it with '- if: …', the last one with '- else: …'")
        return nil
      }
      return (node.span, fragment(condition, place), content(&self, mapping))
    }
    if let condition = mapping.member("if") {
      report(
        .misplacedBranch, "'else' is a separate branch", at: otherwise.key.span,
        hint: "begin it with '- else: …', after the other branches",
        related: [.init("the 'if' is here", at: condition.key.span)])
      return nil
    }
    if let other = schema.keys.compactMap({ mapping.member($0.name) })
      .first(where: { $0.key.span != otherwise.key.span })
    {
      report(
        .misplacedBranch, "'\(other.name)' cannot be next to 'else'", at: other.key.span,
        hint: "indent the keys of the block under 'else'")
    } else if !isLast || isFirst {
      report(
        .misplacedBranch,
        isFirst ? "'else' needs an 'if' before it" : "nothing can follow the branch 'else'",
        at: otherwise.key.span,
        hint: isFirst
          ? "write '- if: …' first, or leave out 'when'"
          : "put it last; it holds if no other branch does"
      )
    }
    return rest(&self, otherwise.value).map { (node.span, nil, $0) }
  }

  /// Reads a value and the blocks of its patterns.
  mutating func match(_ node: YAMLNode) -> Match? {
    guard let mapping = mapping(node, as: .match), let value = mapping["on"],
      let cases = mapping.member("cases")
    else { return nil }
    let on = fragment(value, .expression)
    let members = members(cases.value, of: "patterns to blocks", example: ".failed(let error):")
    if members.isEmpty, cases.value.isEmptyMapping {
      report(
        .emptyValue, "'cases' has no patterns", at: cases.key.span,
        hint: "add a pattern, as in '.failed(let error): …'")
    }
    return Match(
      value: on,
      cases: members.readAll { member in
        let pattern = fragment(member.key, .pattern)
        return block(member.value).map { MatchCase(pattern: pattern, block: $0) }
      })
  }
}

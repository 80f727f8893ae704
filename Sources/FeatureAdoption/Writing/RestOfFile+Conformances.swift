import SpecSource
import SpecSwift

extension RestOfFiles {
  /// Cuts out the extensions that only declare conformances, which the spec declares.
  mutating func cutConformances(of draft: FeatureDraft, in files: [ReadSwiftFile])
    throws(NotDrafted)
  {
    let inner = ["State", "Action"] + draft.oneOfs.flatMap { ["\($0).State", "\($0).Action"] }
    let names = [draft.feature.name] + inner.map { "\(draft.feature.name).\($0)" }
    let all = conformances ?? FeatureAdoption.conformances(in: files)
    conformances = all
    for member in names.flatMap({ all[$0] ?? [] }) {
      guard let type = member.declaration.type, !member.isConditional else { continue }
      if type.name == draft.feature.name, !draft.protocols.later.isDisjoint(with: type.inherited) {
        guard draft.protocols.later.isSuperset(of: type.inherited) else {
          throw NotDrafted(
            "an extension that conforms to a generated protocol and to others", at: member.span)
        }
        continue
      }
      if !type.members.isEmpty, draft.protocols.unused.isSuperset(of: type.conformances) {
        add(Cut(range: conformanceClause(of: type, member), text: " "), to: member.file)
        continue
      }
      guard type.members.isEmpty else {
        throw NotDrafted("an extension with a conformance and members", at: member.span)
      }
      let range = cutRange(of: member)
      guard !member.file.hasComment(range) else {
        throw NotDrafted("a comment at an extension with a conformance", at: member.span)
      }
      add(Cut(range: range, text: ""), to: member.file)
    }
  }

  /// Returns the range between the name of an extension and its brace.
  private func conformanceClause(of type: TypeDeclaration, _ member: Member) -> Range<Int> {
    let bytes = member.file.file.bytes
    let header = member.declaration.source.range.lowerBound..<type.interior.lowerBound
    let colon = bytes[header].firstIndex(of: UInt8(ascii: ":")) ?? header.upperBound
    let brace = bytes[header].lastIndex(of: UInt8(ascii: "{")) ?? header.upperBound
    return colon..<brace
  }
}

/// Returns the extensions that declare conformances, by the types' names.
private func conformances(in files: [ReadSwiftFile]) -> [String: [Member]] {
  var found: [String: [Member]] = [:]
  for file in files {
    for declaration in file.declarations {
      guard let type = declaration.type, type.keyword == .extension, !type.inherited.isEmpty else {
        continue
      }
      found[type.name, default: []].append(Member(declaration: declaration, file: file))
    }
  }
  return found
}

import SpecSource
import SpecYAML

extension SpecDecoder {
  /// The keys of a feature's sections in which something could not be read; all of them where it is not known which.
  func lostSections(of root: YAMLNode) -> Set<String> {
    guard isIncomplete || partial.isOfBehaviour else { return [] }
    let all = Set(Schema.feature.keys.map(\.name))
    let members = root.members ?? []
    guard !partial.isOfNames,
      members.allSatisfy({ $0.name.hasPrefix("x-") || all.contains($0.name) })
    else { return all }
    let places = diagnostics.compactMap { $0.span?.startOffset }
    let lost = members.filter { member in
      let end = max(member.key.span.endOffset, member.value.span.endOffset)
      return places.contains { (member.key.span.startOffset..<end).contains($0) }
    }
    let behaviour = partial.isOfBehaviour ? ["actions", "reactions", "procedures"] : []
    return Set(lost.map(\.name) + behaviour)
  }
}

extension Feature {
  /// The sections that declare the properties of the state.
  static let sectionsOfState = ["state", "computed", "children", "alerts", "dialogs"]

  /// Whether names of some sections may be missing because they could not be read.
  func mayLack(_ sections: [String]) -> Bool {
    sections.contains(where: lostSections.contains)
  }
}

import SpecSource
import SpecYAML

/// The parts of a spec that YAML could not read, so that no error is reported for a name that may stand in them.
struct PartialDecoding {
  /// Nothing.
  static let none = PartialDecoding()

  /// Whether names may be missing that all of the spec refers to: of fields, types, dependencies and so on.
  private(set) var isOfNames = false

  /// Whether actions, reactions or procedures are missing, and at most tests besides.
  private(set) var isOfBehaviour = false

  private var gaps: [YAMLGap] = []

  private init() {}

  /// What is missing from a root that was read.
  init(of reading: YAMLReading, root: YAMLNode) {
    gaps = reading.gaps
    // What YAML fixed may be all that is wrong with what refers to it.
    isOfNames = reading.diagnostics.contains { diagnostic in
      let offset = diagnostic.span?.startOffset ?? 0
      return !gaps.contains { $0.range.contains(offset) }
    }
    let present = Set(root.members?.map(\.name) ?? [])
    for gap in gaps {
      switch part(of: gap, present: present) {
      case .tests: break
      case .behaviour: isOfBehaviour = true
      case .names: isOfNames = true
      }
    }
    if isOfNames { isOfBehaviour = false }
  }

  /// What may refer to what a gap held.
  private enum Part {
    case tests
    case behaviour
    case names
  }

  private func part(of gap: YAMLGap, present: Set<String>) -> Part {
    // A section that is indented by mistake is lost with the entry above it.
    let lost = gap.keys.dropFirst(gap.column == nil ? 1 : 0)
    let isSectionLost = lost.contains { key in
      Schema.feature.key(named: key) != nil && !present.contains(key)
    }
    guard !isSectionLost else { return .names }
    switch gap.sectionName {
    case "tests", "explore", "view": return .tests
    case "actions", "reactions", "before", "procedures":
      return gap.column == nil ? .names : .behaviour
    default: return .names
    }
  }

  /// Whether something of a section is missing.
  func isCutShort(_ section: String) -> Bool {
    gaps.contains { $0.sectionName == section }
  }

  /// Whether keys of a mapping may have stood in a gap.
  func mayBelong(to node: YAMLNode) -> Bool {
    guard !gaps.isEmpty else { return false }
    let start = node.startPosition
    return gaps.contains { gap in
      if start.column == 1, start.offset <= gap.section.lowerBound { return true }
      return gap.column == start.column && gap.section.contains(start.offset)
    }
  }

  /// The root without sections of which nothing but the name is left.
  func takingOutEmptySections(of root: YAMLNode) -> YAMLNode {
    guard !gaps.isEmpty, case .mapping(let members) = root.content else { return root }
    let left = members.filter { member in
      let start = member.key.span.startOffset
      return !member.value.isNothing || !gaps.contains { $0.section.lowerBound == start }
    }
    return YAMLNode(.mapping(left), at: root.span, isFlow: root.isFlow)
  }
}

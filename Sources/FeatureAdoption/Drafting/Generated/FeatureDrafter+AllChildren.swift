import SpecSource
import SpecSwift

// Children that keys say in full, as generated code has them.

extension FeatureDrafter {
  /// What a child's reducer is made with; nil where no key says that.
  func arguments(_ values: [LabeledValue], _ file: ReadSwiftFile) -> [DraftKey]? {
    guard values.isEmpty || readsInFull else { return nil }
    let keys = values.compactMap { value in
      value.label.map { DraftKey($0, .text(file.draft(value.value.source.range))) }
    }
    return keys.count == values.count ? keys : nil
  }

  /// A child whose state is in no field of its name, with how it is there; nil for others.
  mutating func childElsewhere(_ kind: String, _ path: String, _ action: Expression) -> (
    name: String, presence: String
  )? {
    let text = action.source.text
    guard readsInFull, let name = text.split(separator: ".").last.map(String.init),
      isIdentifier(name), withoutGroups(action, of: name) == "\\.\(name)",
      childFields[name] == nil, path.hasPrefix("\\."), let held = table.cases[name], !isStray(name)
    else { return nil }
    let type = held.payload.type
    let isStack = type.hasPrefix("StackAction")
    switch kind {
    case "Scope": names.kinds[name] = .child
    case "ifLet": names.kinds[name] = type.hasPrefix("PresentationAction") ? .presented : .child
    case "forEach": names.kinds[name] = isStack ? .stack : .rows
    default: return nil
    }
    let presences = ["Scope": "always", "ifLet": "optional", "forEach": isStack ? "stack" : "many"]
    return presences[kind].map { (name, $0) }
  }
}

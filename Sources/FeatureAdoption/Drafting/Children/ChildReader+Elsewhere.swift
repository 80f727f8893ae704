import FeatureSpec
import SpecSwift

// Children whose states are not in fields with their names.
extension ChildReader {
  /// Returns a child whose state is not in a field with its name, with its presence; nil for other children.
  func childElsewhere(
    _ kind: ChildOperator, _ path: String, _ action: Expression
  ) -> (name: String, presence: Child.Presence)? {
    let text = action.source.text
    guard isPlainField(path) || leadsInside(path, isAlways: kind == .scope),
      let name = text.split(separator: ".").last.map(String.init),
      isIdentifier(name), actions.table.withoutGroups(action, of: name) == "\\.\(name)",
      fields[name] == nil, feature.nested["State"]?.variable(named: name) == nil,
      path.hasPrefix("\\."), let held = actions.table.cases[name], !actions.isStray(name)
    else { return nil }
    switch kind {
    case .scope: return (name, .always)
    case .ifLet: return (name, .optional)
    case .ifCaseLet: return nil
    // A stack has its own property.
    case .forEach: return held.payload.type.hasPrefix("StackAction") ? nil : (name, .many)
    }
  }

  /// Whether a path leads to a field of the feature's own state.
  private func isPlainField(_ path: String) -> Bool {
    let name = String(path.drop { "\\.$".contains($0) })
    return fields[name]?.isProperty == true
  }

  /// Whether a path leads through stored properties that always have a value.
  ///
  /// A computed property may hold the state of a child that is always present. It would end the effects of an optional
  /// child or of a row, because it makes its value anew each time.
  private func leadsInside(_ path: String, isAlways: Bool) -> Bool {
    let names = path.dropFirst(2).split(separator: ".", omittingEmptySubsequences: false)
      .map(String.init)
    guard path.hasPrefix("\\."), names.allSatisfy({ isIdentifier($0) }),
      isAlways || names.count > 1, let state = feature.nested["State"],
      state.type.keyword == .struct
    else { return false }
    var holder: LinkedType? = state
    for (index, name) in names.enumerated() {
      guard let (variable, member) = holder?.variable(named: name), !variable.isConstant else {
        return false
      }
      if index == names.count - 1 {
        return variable.getter == nil
          || isAlways && variable.accessors.contains { $0.keyword == "set" }
      }
      guard variable.getter == nil else { return false }
      let shown = variable.value.flatMap {
        context.shownType($0, in: member.file) ?? evidentType($0, in: member.file)
      }
      guard let type = variable.type?.text ?? shown, !type.hasSuffix("?") else { return false }
      holder =
        ["\(feature.name).State.\(type)", "\(feature.name).\(type)", type].lazy
        .compactMap { name in
          context.types.type(written: name, in: feature.origin.file)
            ?? context.allTypes.type(written: name, in: feature.origin.file)
        }.first
    }
    return false
  }
}

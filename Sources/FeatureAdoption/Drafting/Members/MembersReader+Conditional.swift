import FeatureProgram
import FeatureSpec
import SpecSwift

extension MembersReader {
  /// Reads members that only exist under a condition.
  ///
  /// A dependency may be asked for without the condition if it always exists. Helpers stay as they are.
  mutating func read(_ declarations: [Declaration], under condition: Member) throws(NotDrafted) {
    let members = declarations.map { Member(declaration: $0, file: condition.file) }
    if !members.isEmpty, members.allSatisfy({ isAlwaysThere($0) }) {
      for member in members {
        guard let variable = member.declaration.variable else { continue }
        try readDependency(variable, member)
      }
      return drafted(condition, claiming: condition.declaration.source.range)
    }
    guard members.allSatisfy(\.staysUnderCondition) else {
      throw NotDrafted("'#if' among the members", at: condition.span)
    }
    keep(condition, in: feature.name)
  }

  /// Whether the member asks for a dependency that the library or the app declares under no condition.
  private func isAlwaysThere(_ member: Member) -> Bool {
    guard member.declaration.has("Dependency"), member.declaration.variable != nil,
      let path = member.declaration.attributes.first?.arguments, path.hasPrefix("\\.")
    else { return false }
    let key = String(path.dropFirst(2).prefix { $0 != "." })
    return BuiltInDependency.named(key) != nil
      || types.files.contains { file in
        file.declarations.contains { declaration in
          declaration.type?.name == "DependencyValues"
            && declaration.type?.members.contains { $0.variable?.name == key } == true
        }
      }
  }
}

extension Member {
  /// Whether the member is a helper that may be in an extension unchanged, and that generated code sees.
  fileprivate var staysUnderCondition: Bool {
    guard !declaration.modifiers.contains(where: { ["fileprivate", "private"].contains($0) }) else {
      return false
    }
    switch declaration.kind {
    case .function: return true
    case .variable(let variable):
      return variable.getter != nil || declaration.modifiers.contains("static")
    default: return false
    }
  }
}

extension Declaration {
  /// Whether the statement is a message that the compiler prints: `#warning("…")`.
  var isMessage: Bool { source.text.hasPrefix("#warning") }
}

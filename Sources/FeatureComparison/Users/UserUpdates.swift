import FeatureProgram
import FeatureSpec
import SpecSource

/// The users of changed declarations, before and after the change.
struct UserUpdates {
  let old: FeatureProject
  let new: FeatureProject
  /// The new names of renamed features, by the old ones.
  let renamed: [String: String]
  /// The paths of specs that could not be read in one of the projects.
  let unknown: Set<String>

  /// Returns whether a feature no longer uses declarations, or whether all parts that use them have changed.
  ///
  /// - Parameters:
  ///   - isGone: Whether changed parts do not count, because the declarations no longer exist.
  ///   - isUsed: Returns whether a declaration is one of these declarations.
  func isAdapted(_ user: String, isGone: Bool, _ isUsed: (DeclarationID) -> Bool) -> Bool {
    guard let before = old.features.first(where: { $0.name.value == user }), isKnown(before.name)
    else { return false }
    let name = renamed[user] ?? user
    guard let after = new.features.first(where: { $0.name.value == name }) else { return true }
    // Swift that still names a removed declaration finds it only in the old project.
    let remaining = new.references(of: after) + old.references(of: after)
    func isUse(_ reference: SpecReference) -> Bool {
      reference.usesDeclaration && isUsed(reference.declaration)
    }
    guard remaining.contains(where: isUse) else { return true }
    guard !isGone else { return false }
    let parts = Set(old.references(of: before).filter(isUse).map(\.part))
    let (meanings, newMeanings) = (before.meanings(in: old), after.meanings(in: new))
    return parts.allSatisfy { part in
      guard let part, let meaning = meanings[part] else { return false }
      return newMeanings[part] != meaning
    }
  }

  /// Returns whether a spec no longer mentions a type.
  func isWithout(_ user: String, mentioning type: String) -> Bool {
    guard let before = old.specs.first(where: { $0.name.value == user }), isKnown(before.name)
    else { return false }
    return !new.specsMentioning(type).contains(renamed[user] ?? user)
  }

  /// Returns whether a spec could be read in both projects.
  private func isKnown(_ name: Located<String>) -> Bool {
    !unknown.contains(name.span.file.path)
  }
}

extension Feature {
  /// Returns the meanings of the feature's parts.
  fileprivate func meanings(in project: FeatureProject) -> [SpecMember.ID: [String]] {
    Dictionary(
      members(in: project).map { part in
        (part.id, [part.interface, part.meaning] + part.restrictions.sorted())
      }
    ) { first, _ in first }
  }
}

extension FeatureProject {
  /// Returns the names of the specs that mention a type, sorted.
  func specsMentioning(_ type: String) -> [String] {
    specs.map(\.name).filter { name in
      guard name.value != type else { return false }
      let words = name.span.file.text(0..<name.span.file.bytes.count).split {
        !$0.isLetter && !$0.isNumber && $0 != "_"
      }
      return words.contains { $0 == type }
    }.map(\.value).sorted()
  }
}

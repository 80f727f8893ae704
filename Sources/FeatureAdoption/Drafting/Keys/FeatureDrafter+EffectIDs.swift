import SpecSource
import SpecSwift

/// The name of the generated type whose cases are the ids of effects.
let typeOfEffectIDs = "CancelID"

/// The keys of a spec whose values have effects.
private let keysWithEffects: Set = ["actions", "always", "compose", "procedures", "reactions"]

extension FeatureDrafter {
  /// Returns the ids that the spec has to declare: code that stays Swift names them, or no key starts their effects.
  func idsInSwift(beside keys: [DraftKey]) -> [String] {
    guard handlers.cancelTypes.contains(typeOfEffectIDs) else { return [] }
    let blocks = keys.filter { keysWithEffects.contains($0.name) }
    let named = Set(blocks.flatMap { $0.value.ids(ofKey: "cancel") })
      .union(ids(in: blocks)).subtracting(blocks.flatMap { $0.value.ids(ofKey: "id") })
    let all = named.union(ids(in: keptSwift))
    let declared = declaredIDs.filter(all.contains)
    return declared + all.subtracting(declared).sorted()
  }

  /// Returns the types of ids that stay Swift: all types if the spec declares no id; otherwise the types that Swift
  /// names and whose name differs from the generated one.
  func cancelTypesToKeep(beside keys: [DraftKey]) -> Set<String> {
    let blocks = keys.filter { keysWithEffects.contains($0.name) }
    if keys.allSatisfy({ $0.name != "effectIDs" }),
      blocks.allSatisfy({ $0.value.ids(ofKey: "id").isEmpty })
    {
      return handlers.cancelTypes
    }
    let swift = keptSwift + blocks
    return handlers.cancelTypes.filter { $0 != typeOfEffectIDs && !swift.members(of: $0).isEmpty }
  }

  /// Returns the ids of the generated type that Swift names; all of them if Swift names only the type.
  private func ids(in swift: [DraftKey]) -> Set<String> {
    let members = swift.members(of: typeOfEffectIDs)
    return members.contains("") ? members.subtracting([""]).union(declaredIDs) : members
  }

  /// The ids of the app's type, in their order.
  private var declaredIDs: [String] {
    feature.nested[typeOfEffectIDs]?.type.members.compactMap(\.enumCase?.name) ?? []
  }
}

extension [DraftKey] {
  /// Returns the members of a type that Swift names; an empty text if Swift names only the type.
  fileprivate func members(of name: String) -> Set<String> {
    Set(
      flatMap { key -> [String] in
        key.value.swift.flatMap { text -> [String] in
          // Most texts do not contain the name, and parsing them is slow.
          guard text.contains(name) else { return [] }
          let words = words(text)
          return words.indices.filter { words[$0] == name }.map { index in
            words[index...].dropFirst().first == "." && index + 2 < words.count
              ? words[index + 2] : ""
          }
        }
      })
  }
}

extension SpecDraft {
  /// Returns the ids of effects that are values of a key at any depth.
  fileprivate func ids(ofKey name: String) -> [String] {
    switch self {
    case .text: []
    case .list(let items): items.flatMap { $0.ids(ofKey: name) }
    case .keys(let keys):
      keys.flatMap { key in
        let inner = key.value.ids(ofKey: name)
        if key.name != name { return inner }
        if case .list(let items) = key.value {
          return inner + items.compactMap(\.text?.beforeArguments)
        }
        return inner + [key.value.text?.beforeArguments].compactMap(\.self)
      }
    }
  }
}

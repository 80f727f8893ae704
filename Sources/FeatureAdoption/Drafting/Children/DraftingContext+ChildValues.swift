import SpecSource
import SpecSwift

// The values that a parent gives to the reducers of its children: arguments and generic arguments.
extension DraftingContext {
  /// Returns the arguments of a child's reducer; nil if no key can express them.
  func arguments(
    _ values: [LabeledValue], of type: String, _ file: ReadSwiftFile
  ) -> [DraftKey]? {
    let keys = values.compactMap { value in
      value.label.map {
        DraftKey($0.withoutBackticks, .text(file.draft(value.value.source.range)))
      }
    }
    guard keys.count == values.count else { return nil }
    return keys.isEmpty || setsProperties(of: type, keys.map(\.name)) ? keys : nil
  }

  /// Whether a call with these labels means the initializer that only sets a reducer's stored properties. Generated
  /// reducers have no other initializer.
  ///
  /// The initializers of a type of another module are unknown. Such a type has no spec that declares parameters.
  private func setsProperties(of type: String, _ labels: [String]) -> Bool {
    let name = qualified(withoutArguments(type))
    guard let made = allTypes.type(written: name, in: feature.origin.file) else { return true }
    let stored = Set(
      made.members.filter(\.isStoredProperty).compactMap(\.declaration.variable?.name))
    guard stored.isSuperset(of: labels) else { return false }
    let initializers = made.members.compactMap { member -> FunctionDeclaration? in
      if case .initializer(let initializer) = member.declaration.kind { initializer } else { nil }
    }
    return initializers.isEmpty
      || initializers.contains { initializer in
        let names = initializer.parameters.map { $0.label ?? "_" }
        return Set(names).isSuperset(of: labels)
          && initializer.sets(names.map { ["self.\($0)=\($0)"] })
          && initializer.parameters.allSatisfy { $0.value != nil || labels.contains($0.name) }
      }
  }

  /// Returns a feature without the arguments for its generic parameters, and these arguments by the parameters'
  /// names; nil for a feature without them, or if the parameters are not known.
  func named(_ type: String) -> (feature: String, generics: SpecDraft?) {
    guard let start = type.firstIndex(of: "<"), type.hasSuffix(">") else { return (type, nil) }
    let name = String(type[..<start])
    let values = type[start...].dropFirst().dropLast().splitAtCommas
    guard let clause = allTypes[name, from: feature.origin.file]?.type.generics else {
      return (type, nil)
    }
    let parameters = clause.dropFirst().dropLast().splitAtCommas
      .map { String($0.prefix { $0 != ":" }).trimmingBlanks }
    guard parameters.count == values.count else { return (type, nil) }
    return (name, .keys(zip(parameters, values).map { DraftKey($0, .text($1)) }))
  }

  /// Whether keys name the type of a child. They name generic arguments by the parameters of the type.
  func isNamed(_ type: String) -> Bool { !type.contains("<") || named(type).generics != nil }
}

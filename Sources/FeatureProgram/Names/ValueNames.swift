import FeatureSpec
import SpecSource

extension NameLookup {
  /// Finds the members of a value of a type; nil for a type that no spec declares.
  ///
  /// - Parameter home: The type that contains the name of the type.
  public func scope(ofType text: String, in home: DeclaredType?) -> Scope? {
    var text = text[...]
    while let last = text.last, last == "?" || last == "!" || last == " " { text.removeLast() }
    if let element = element(ofType: text) {
      return scope(ofType: element, in: home).map(Scope.elements)
    }
    if text.hasPrefix("Result<"), text.hasSuffix(">") {
      return cases(ofResult: text.dropFirst("Result<".count).dropLast(), in: home)
    }
    if text.hasSuffix(".State") {
      return declaredType(text.dropLast(".State".count), in: home)?.feature.map(Scope.state)
    }
    return declaredType(text, in: home).map(Scope.value)
  }

  /// Finds the cases of a type that is an enum; empty for another type.
  public func cases(ofType text: String, in home: DeclaredType?) -> [Meaning] {
    var text = text[...]
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    switch declaredType(text, in: home) {
    case .model(let model)?:
      return model.cases?.map { enumCase($0, of: model.name.value, in: .model(model)) } ?? []
    case .nested(let type, let owner)?: return cases(of: type, in: owner)
    default: return []
    }
  }

  /// Finds the members of a value of a type that may be an enum.
  func value(of type: DeclaredType) -> Scope? {
    switch type {
    case .model, .nested: .value(type)
    case .feature, .client: nil
    }
  }

  /// Finds the type of the elements of a collection.
  private func element(ofType text: Substring) -> String? {
    if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      return String(text.dropFirst().dropLast())
    }
    for name in ["IdentifiedArrayOf<", "Array<", "StackState<", "Set<"] where text.hasPrefix(name) {
      return String(text.dropFirst(name.count).dropLast())
    }
    return nil
  }

  /// Finds the cases of a result, by the types in its brackets.
  private func cases(ofResult types: Substring, in home: DeclaredType?) -> Scope? {
    guard let comma = types.lastIndex(of: ",") else { return nil }
    let parts = [("success", types[..<comma]), ("failure", types[types.index(after: comma)...])]
    return .names(
      parts.map { name, type in
        Meaning(name, .resultCase(type.withoutSpaces), home: home)
      })
  }

  /// Finds the type with the given name, which is nested at the place of the name or declared by a spec.
  private func declaredType(_ text: Substring, in home: DeclaredType?) -> DeclaredType? {
    let names = text.split(separator: ".").map(String.init)
    if case .nested(_, let owner)? = home {
      // The names of neighbouring types are short, too.
      let outer = owner.split(separator: ".").map(String.init)
      return project.declaration(at: outer, in: nil).flatMap {
        declaredType(text, in: DeclaredType($0.spec))
      }
    }
    if names.count == 1, let home, let nested = nestedType(names[0], in: home) { return nested }
    guard let found = project.declaration(at: names, in: home?.feature) else { return nil }
    let outer = DeclaredType(found.spec)
    guard let name = found.rest.first else { return outer }
    return found.rest.count == 1 ? nestedType(name, in: outer) : nil
  }

  private func nestedType(_ name: String, in type: DeclaredType) -> DeclaredType? {
    let owner = self.name(of: type)
    let types = project.index.nestedTypes
    let found = types["\(owner).\(name)"] ?? types["\(owner).State.\(name)"]
    return found.map { .nested($0.type, in: owner) }
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  fileprivate var withoutSpaces: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}

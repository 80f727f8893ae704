import FeatureGenerator
import FeatureHeader
import SpecSwift

/// The names that parents give to the payloads of their children's actions. They are looked up once in all generated
/// features.
///
/// Generated code uses the same name for a value everywhere, but a child that does not use the value does not show
/// the name.
final class GivenNames {
  /// The names by the actions, by the types of the features.
  private var known: [String: [String: [String?]]]?

  /// Returns the names for a feature's actions.
  func names(of feature: LinkedType, in types: LinkedTypes) -> [String: [String?]] {
    if known == nil { known = found(in: types) }
    return known?[feature.name] ?? [:]
  }

  private func found(in types: LinkedTypes) -> [String: [String: [String?]]] {
    var found: [String: [String: [String?]]] = [:]
    for parent in types.features where GeneratedHeader.isBorne(by: parent.origin.file.file.bytes) {
      guard let table = ActionTable(of: parent, style: types.style(of: parent)) else { continue }
      let bound = BoundNames(in: parent).names
      for (name, held) in table.cases {
        guard let child = held.payload.type.childType else { continue }
        let cases = parent.nested[child].flatMap { GeneratedChoice($0, $0.origin) }?.features
        let path = ([table.enclosing[name], name].compactMap(\.self)).joined(separator: ".")
        for (action, names) in bound where action.hasPrefix("\(path).") {
          var rest = action.dropFirst(path.count + 1)
          if rest.hasPrefix("presented.") { rest = rest.dropFirst("presented.".count) }
          if rest.hasPrefix("element.") { rest = rest.dropFirst("element.".count) }
          var feature: String? = child
          if let cases {
            let first = rest.prefix { $0 != "." }
            feature = cases[String(first)]
            rest = rest.dropFirst(first.count + 1)
          }
          guard let feature else { continue }
          let known = found[feature]?[String(rest)] ?? names
          found[feature, default: [:]][String(rest)] = known.completed(by: names)
        }
      }
    }
    return found
  }
}

extension LinkedTypes {
  /// Returns the names that the parents of a generated feature give to its payloads; none for an app's own feature,
  /// or for code that is generated from it.
  func names(givenTo feature: LinkedType) -> [String: [String?]] {
    let all = originals.first ?? self
    guard let original = all[feature.name, from: feature.origin.file],
      GeneratedHeader.isBorne(by: original.origin.file.file.bytes)
    else { return [:] }
    return all.givenNames.names(of: original, in: all)
  }
}

extension [String?] {
  /// Returns the names, with names of other features in place of missing ones. Each name refers to a single value.
  func completed(by others: [String?]) -> [String?] {
    guard others.count == count else { return self }
    return zip(self, others).map { $0 ?? (contains($1) ? nil : $1) }
  }
}

extension GeneratedChoice {
  /// The types of the features in the choice, by the names of the cases.
  fileprivate var features: [String: String] {
    let all = cases.compactMap { one -> (String, String)? in
      if case .feature(let type) = one.content { (one.name, type.withoutGenerics) } else { nil }
    }
    return Dictionary(all) { first, _ in first }
  }
}

extension String {
  /// The type of the feature whose actions the case holds.
  fileprivate var childType: String? {
    for start in ["PresentationAction<", "IdentifiedActionOf<", "StackActionOf<"]
    where hasPrefix(start) && hasSuffix(">") {
      let inner = String(dropFirst(start.count).dropLast())
      return inner.hasSuffix(".Action") ? inner.childType : inner.withoutGenerics
    }
    return hasSuffix(".Action") ? String(dropLast(7)).withoutGenerics : nil
  }

  fileprivate var withoutGenerics: String { String(prefix { $0 != "<" }) }
}

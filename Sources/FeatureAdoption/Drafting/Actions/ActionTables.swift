import Platform
import SpecSource
import SpecSwift

/// The actions of the other features that a feature looks up. Each feature is read once; the value is nil for unknown
/// actions.
struct ActionTables {
  private let known = Locked<[String: ActionTable?]>([:])
  private let types: LinkedTypes
  private let file: ReadSwiftFile

  /// Makes the tables for the types of the app, and the file that names the features.
  init(in types: LinkedTypes, from file: ReadSwiftFile) {
    (self.types, self.file) = (types, file)
  }

  /// Returns the actions of a feature; nil when they are not known.
  func table(of type: String) -> ActionTable? {
    if let known = known.withLock({ $0[type] }) { return known }
    let found = newTable(of: type)
    known.withLock { $0[type] = .some(found) }
    return found
  }

  private func newTable(of type: String) -> ActionTable? {
    let all = types.originals.first ?? types
    let found =
      types[type, from: file] ?? all[type, from: file] ?? all.type(written: type, in: file)
    return found.flatMap {
      ActionTable(of: $0, style: types.style(of: $0))
    }
  }
}

extension ActionTable {
  /// Returns the type whose actions a case outside of groups holds; nil when the case holds no such actions.
  func featureType(in name: String) -> String? {
    guard enclosing[name] == nil, let type = cases[name]?.payload.type, type.hasSuffix(".Action")
    else { return nil }
    return String(type.dropLast(7))
  }

  /// Returns the buttons' actions that a case in a choice of children holds, each as an action under the name of the
  /// case, if the case is an alert; nil when the case holds other content.
  func choice(in name: String, among types: LinkedTypes) -> [Entry]? {
    guard let state = feature.nested["State"], state.type.keyword == .enum,
      state.members.contains(where: { $0.declaration.enumCase?.name == name }),
      let entry = own.first(where: { $0.name == name }), entry.payload.count == 1,
      entry.payload[0].label == nil,
      let answers = types.enumeration(
        entry.payload[0].type, inside: "\(feature.name).Action", of: feature)
    else { return nil }
    return answers.members.compactMap { member in
      member.declaration.enumCase.map { enumCase in
        let payload = enumCase.payload.enumerated().map { index, text in
          var payload = Payload(text)
          payload.name = payload.name ?? "value\(enumCase.payload.count == 1 ? "" : "\(index + 1)")"
          return payload
        }
        return Entry(name: "\(name).\(enumCase.name)", payload: payload, member: member)
      }
    }
  }
}

extension LinkedTypes {
  /// Returns the enum that a name means inside of a type. Inner scopes take precedence over outer ones.
  func enumeration(
    _ name: String, inside type: String, of feature: LinkedType
  ) -> LinkedType? {
    var scopes = type.split(separator: ".").map(String.init)
    while true {
      let whole = (scopes + [name]).joined(separator: ".")
      if let found = self[whole, from: feature.origin.file] {
        return found.type.keyword == .enum ? found : nil
      }
      guard scopes.popLast() != nil else { return nil }
    }
  }
}

extension LinkedType {
  /// Returns the name of a type, which the type itself may declare.
  func qualified(_ type: String) -> String {
    nested[type]?.type.keyword == .struct ? "\(name).\(type)" : type
  }
}

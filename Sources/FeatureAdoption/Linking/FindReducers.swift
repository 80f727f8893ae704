import SpecSwift

/// The protocols that the library's reducers conform to.
private let libraryProtocols: Set = [
  "ComposableArchitecture.Reducer", "Reducer", "ReducerProtocol",
]

extension LinkedTypes {
  /// The reducers that are features, which have a state and actions of their own.
  var features: [LinkedType] { all.filter(isFeature) }

  /// The reducers that run on the state and the actions of a feature, by the feature's name. They are parts of the
  /// feature.
  var partsOfFeatures: [String: [LinkedType]] {
    let parts = all.filter(isReducer).map { (part: $0, whole: whole(of: $0)) }
    return Dictionary(grouping: parts.filter { $0.whole != nil }, by: { $0.whole?.name ?? "" })
      .mapValues { $0.map(\.part) }
  }

  /// Whether a type is a reducer with a state and actions of its own.
  func isFeature(_ type: LinkedType) -> Bool {
    guard isReducer(type), !type.isOneOfSeveral, !isChoice(type), whole(of: type) == nil
    else { return false }
    if type.declares("State"), type.declares("Action") || !type.actionTypes.isEmpty { return true }
    return hasOuterTypes(type)
  }

  /// Whether the state and the actions of a reducer are types of the app that are declared next to it:
  /// `CounterState`.
  private func hasOuterTypes(_ type: LinkedType) -> Bool {
    let names = type.namesOfTypes
    return names.count == 2
      && names.allSatisfy { name in
        !["State", "Action"].contains(name) && isIdentifier(name)
          && self[name, from: type.origin.file] != nil
      }
  }

  /// Whether a type is a reducer.
  func isReducer(_ type: LinkedType) -> Bool {
    type.type.keyword == .struct && type.isReducer(by: reducerProtocols) && !type.reducesOtherwise
  }

  /// Returns the feature whose state and actions a type uses, too, but only under other names.
  private func whole(of type: LinkedType) -> LinkedType? {
    guard let state = type.alias("State")?.text, state.hasSuffix(".State") else { return nil }
    let name = state.dropLast(".State".count)
    guard type.alias("Action")?.text == "\(name).Action",
      let whole = self[String(name), from: type.origin.file], whole.name != type.name,
      isReducer(whole), !whole.isOneOfSeveral, !isChoice(whole),
      // A type that itself only has other names for them is no feature.
      whole.nested["State"] != nil, whole.nested["Action"] != nil || !whole.actionTypes.isEmpty
    else { return nil }
    return whole
  }

  /// Returns the style of a reducer that conforms to a protocol of the app with actions of its own.
  func style(of type: LinkedType) -> AppStyle? {
    let own = styles.filter { type.baseNames.contains($0.name) }
    return own.first { $0.action != nil } ?? own.first
  }

  /// Returns the app's protocols that a reducer conforms to.
  func ownProtocols(of type: LinkedType) -> [LinkedType] {
    reducerProtocols.subtracting(libraryProtocols).intersection(type.baseNames).sorted()
      .compactMap { self[$0, from: type.origin.file] }
  }
}

/// Returns the protocols that reducers conform to: the library's, and an app's own protocols that refine them.
func reducerProtocols(among types: [LinkedType]) -> Set<String> {
  var names = libraryProtocols
  var count = 0
  while names.count != count {
    count = names.count
    for type in types
    where type.type.keyword == .protocol && !names.isDisjoint(with: type.baseNames) {
      names.insert(type.name)
    }
  }
  return names
}

extension LinkedType {
  /// The protocols that the type conforms to, without generic arguments.
  var baseNames: Set<String> {
    Set(
      inherited.flatMap { $0.split(separator: "&") }.map { name in
        String(name.prefix { $0 != "<" }.filter { !$0.isWhitespace })
      })
  }

  /// Whether the type is a choice of children and alerts: its state is the state of one of them, and it has no logic
  /// of its own. Such a type belongs to the feature that holds it.
  fileprivate var isOneOfSeveral: Bool {
    guard let state = nested["State"], state.type.keyword == .enum,
      functions(named: "reduce").isEmpty, let body = variable(named: "body")?.variable.getter
    else { return false }
    if body.map(\.source.text) == ["EmptyReducer()"] {
      let actions = Set(nested["Action"]?.cases.map(\.name) ?? [])
      return state.cases.contains(where: \.isPrompt)
        && state.cases.allSatisfy { $0.isPrompt || !actions.contains($0.name) }
    }
    return body.allSatisfy { $0.source.text.hasPrefix("Scope") }
  }

  /// The cases of an enum.
  private var cases: [CaseDeclaration] { members.compactMap(\.declaration.enumCase) }

  fileprivate func isReducer(by protocols: Set<String>) -> Bool {
    origin.declaration.has("Reducer") || origin.declaration.has("ComposableArchitecture.Reducer")
      || !protocols.isDisjoint(with: baseNames)
  }

  /// Whether the type conforms to a protocol of the same name in another library, which requires `reduce(_:action:)`.
  fileprivate var reducesOtherwise: Bool {
    let functions = functions(named: "reduce")
    return !functions.isEmpty && variable(named: "body") == nil
      && functions.allSatisfy { $0.function.parameters.first?.label != "into" }
      && !origin.declaration.has("Reducer")
  }

  /// The names that the type's function or body uses for the types of its state and its actions; empty if neither
  /// names them.
  fileprivate var namesOfTypes: [String] {
    if let function = functions(named: "reduce").first?.function {
      return function.parameters.map(\.type).map {
        $0.hasPrefix("inout ") ? String($0.dropFirst("inout ".count)) : $0
      }
    }
    let body = variable(named: "body")?.variable.type?.text ?? ""
    return body.drop { $0 != "<" }.dropFirst().dropLast().split(separator: ",")
      .map { String($0).trimmingBlanks }
  }

  /// Whether the type has a nested type of a name, including type aliases.
  func declares(_ name: String) -> Bool {
    nested[name] != nil || alias(name) != nil
  }

  /// Returns the type that a nested alias means.
  func alias(_ name: String) -> SourceText? {
    members.lazy.compactMap { member in
      if case .typeAlias(name, let type) = member.declaration.kind { type } else { nil }
    }.first
  }

  /// The type's groups of actions, when a protocol of the app combines them into one type: `ViewAction`,
  /// `InternalAction`.
  var actionTypes: [LinkedType] {
    nested.values.filter { $0.type.name != "Action" && $0.type.name.hasSuffix("Action") }
      .sorted {
        $0.origin.declaration.source.range.lowerBound
          < $1.origin.declaration.source.range.lowerBound
      }
  }
}

extension CaseDeclaration {
  /// Whether the case holds an alert or a dialog.
  fileprivate var isPrompt: Bool {
    ["AlertState", "ConfirmationDialogState"].contains { payload.first?.text.hasPrefix($0) == true }
  }
}

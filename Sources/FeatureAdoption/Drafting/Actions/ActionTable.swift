import SpecSource
import SpecSwift

/// The actions of a feature, as a spec declares them.
struct ActionTable {
  /// An action.
  struct Entry {
    /// The name of the action, with the name of its group.
    var name: String
    /// The payload of the action. Each value has a name.
    var payload: [Payload]
    /// The declaration of the action.
    var member: Member
  }

  /// The feature's own actions, in the order of their declarations.
  private(set) var own: [Entry] = []
  /// The actions that only the parent reacts to.
  private(set) var delegate: [Entry] = []
  /// The cases that hold actions of other types, by their names.
  private(set) var cases: [String: (payload: Payload, member: Member)] = [:]
  /// The groups around these cases, by the names of the cases; only for cases in a group.
  private(set) var enclosing: [String: String] = [:]
  /// The groups by their full names, each with its type, and with its case if the feature declares the case.
  private(set) var groups: [String: (type: LinkedType, member: Member?)] = [:]
  /// The feature.
  let feature: LinkedType
  /// A case that is declared twice, in different groups.
  private(set) var conflict: Member?
  /// The names that the patterns of handlers give to payloads, by the actions.
  private let bound: [String: [String?]]

  /// Reads the declarations, and takes the names of payloads from the patterns of handlers.
  ///
  /// - Parameter style: The app's protocol that the feature conforms to.
  init?(of feature: LinkedType, style: AppStyle?) {
    self.feature = feature
    bound = BoundNames(in: feature).names
    if let style, style.action != nil, feature.nested["Action"] == nil {
      for (name, type) in style.groups {
        guard let group = feature.nested[type], group.type.keyword == .enum else { continue }
        enter(group, named: name, declaredBy: nil, around: [feature], inside: [])
      }
      let state = feature.nested["State"]
      for name in style.cases where state?.variable(named: name) != nil {
        cases[name] = (Payload(type: "PresentationAction"), feature.origin)
      }
    } else {
      guard let action = feature.nested["Action"], action.type.keyword == .enum else { return nil }
      read(action, named: nil, scopes: [action], inside: [action.name])
    }
    own = own.map { named($0) }
    delegate = delegate.map { named($0) }
  }

  /// Removes a case that holds the actions of another type, and returns it.
  mutating func takeCase(_ name: String) -> (payload: Payload, member: Member)? {
    cases.removeValue(forKey: name)
  }

  /// Adds an action of the feature itself.
  mutating func insert(_ entry: Entry) { own.append(entry) }

  /// Turns a delegate action that the feature itself handles into one of the feature's own actions, and returns its
  /// payload.
  mutating func takeDelegate(_ name: String) -> [Payload]? {
    guard let index = delegate.firstIndex(where: { $0.name == name }) else { return nil }
    let entry = delegate.remove(at: index)
    own.append(entry)
    return entry.payload
  }

  /// Sorts the feature's own actions. Actions with equal places keep their order.
  mutating func sortOwn(by place: (Entry) -> Int) {
    own = own.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }

  /// Reads the cases of the action or of a group.
  ///
  /// - Parameters:
  ///   - scopes: The types that may declare groups, from the outermost to the innermost.
  ///   - inside: The names of the enums around the type.
  private mutating func read(
    _ type: LinkedType, named group: String?, scopes: [LinkedType], inside: Set<String>
  ) {
    for member in type.members {
      guard let enumCase = member.declaration.enumCase else { continue }
      let caseName = enumCase.name.withoutBackticks
      let name = group.map { "\($0).\(caseName)" } ?? caseName
      let payload = enumCase.payload.map { Payload($0) }
      let entry = Entry(name: name, payload: payload, member: member)
      if payload.count == 1, payload[0].label == nil {
        if let inner = scopes.group(
          payload[0].type, of: caseName, isValue: usesValue(payload[0].type, of: name)),
          !inside.contains(inner.name),
          // A type without actions is an ordinary value.
          inner.members.contains(where: { $0.declaration.enumCase != nil })
        {
          enter(inner, named: name, declaredBy: member, around: scopes, inside: inside)
          continue
        }
        if payload[0].type.holdsActions {
          guard let other = cases[caseName] else {
            cases[caseName] = (payload[0], member)
            enclosing[caseName] = group
            continue
          }
          // If there are several, the body names the one of the child. The others are ordinary actions.
          let before = enclosing[caseName].map { "\($0).\(caseName)" } ?? caseName
          switch (feature.scopes(before), feature.scopes(name)) {
          case (true, false): break
          case (false, true):
            own.append(Entry(name: before, payload: [other.payload], member: other.member))
            cases[caseName] = (payload[0], member)
            enclosing[caseName] = group
            continue
          default: conflict = member
          }
        }
      }
      if name.hasPrefix("delegate.") { delegate.append(entry) } else { own.append(entry) }
    }
  }

  /// Whether the feature uses the payload of a case as a value.
  private func usesValue(_ type: String, of name: String) -> Bool {
    // One use is the case itself, and one is the declaration of the type.
    let last = type.split(separator: ".").last.map(String.init) ?? type
    let caseName = name.split(separator: ".").last.map(String.init) ?? name
    return isCaseOfState(caseName) || bound[name].map { $0 != [nil] } ?? false
      || feature.uses(of: last) > 2
  }

  /// Whether a case of the state has a name. An action of this name may be that of an alert's buttons.
  private func isCaseOfState(_ name: String) -> Bool {
    guard let state = feature.nested["State"], state.type.keyword == .enum else { return false }
    return state.members.contains { $0.declaration.enumCase?.name.withoutBackticks == name }
  }

  private mutating func enter(
    _ group: LinkedType, named name: String, declaredBy member: Member?, around: [LinkedType],
    inside: Set<String>
  ) {
    groups[name] = (group, member)
    read(group, named: name, scopes: around + [group], inside: inside.union([group.name]))
  }

  /// Gives each value a name: the name in the handler's pattern, the name in the declaration, or its label.
  private func named(_ entry: Entry) -> Entry {
    var entry = entry
    // In a choice between the cases of a group, the patterns do not contain the group's name.
    let last = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
    let names = bound[entry.name] ?? bound[last] ?? []
    for index in entry.payload.indices {
      let bound = names.count == entry.payload.count ? names[index]?.unlessReserved : nil
      let payload = entry.payload[index]
      let number = entry.payload.count == 1 ? "" : "\(index + 1)"
      let isResult = payload.type.hasPrefix("Result<") || payload.type.hasPrefix("TaskResult<")
      entry.payload[index].name =
        bound ?? payload.name?.unlessReserved ?? (isResult ? "result" : "value") + number
    }
    return entry
  }
}

extension LinkedType {
  /// Returns the number of the places that name a type, including its declaration. Other nested types may declare types
  /// of the same name.
  fileprivate func uses(of type: String) -> Int {
    let own = members.filter { member in
      member.declaration.type.map { ["State", "Action"].contains($0.name) } ?? true
    }
    return own.reduce(0) { count, member in
      count + member.file.words(in: member.declaration.source.range).count { $0 == type }
    }
  }

  /// Whether a child has its actions in a case: `action: \.internal.rows`.
  fileprivate func scopes(_ path: String) -> Bool {
    let wanted = ["action"] + path.split(separator: ".").map(String.init)
    return members.contains { member in
      let words = Array(member.file.words(in: member.declaration.source.range))
      return words.indices.contains { words[$0...].starts(with: wanted) }
    }
  }
}

extension [LinkedType] {
  /// Returns the enum in one of the types that a case holds as a group of actions: an enum whose name follows from the
  /// case's name, or another enum beside the case whose own cases have key paths.
  ///
  /// - Parameter isValue: Whether the feature uses the payload of the case as a value.
  fileprivate func group(
    _ type: String, of name: String, isValue: @autoclosure () -> Bool
  ) -> LinkedType? {
    let type = type.hasPrefix("Action.") ? String(type.dropFirst(7)) : type
    guard type != "Alert", type != "Dialog" else { return nil }
    let usual = name.capitalizedFirst
    if type == usual || type == "\(usual)Action" {
      let found = reversed().lazy.compactMap { $0.nested[type] }.first
      return found?.type.keyword == .enum ? found : nil
    }
    guard let around = last, around.type.keyword == .enum, let found = around.nested[type],
      found.type.keyword == .enum, found.origin.declaration.has("CasePathable"), !isValue()
    else { return nil }
    return found
  }
}

extension String {
  /// Whether a type holds actions of children, alerts or bindings.
  var holdsActions: Bool {
    let outer = prefix { $0 != "<" }
    return hasSuffix(".Action")
      || [
        "PresentationAction", "IdentifiedActionOf", "IdentifiedAction", "StackActionOf",
        "StackAction", "BindingAction",
      ]
      .contains(String(outer))
  }
}

extension String {
  /// The name without the backticks that make a keyword a name.
  var withoutBackticks: String { filter { $0 != "`" } }

  /// The name; nil if generated code uses the name for something else.
  fileprivate var unlessReserved: String? {
    ["action", "effects", "send", "state"].contains(self) || keywords.contains(self) ? nil : self
  }
}

/// The keywords that may be labels, but no names.
private let keywords: Set = [
  "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
  "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
  "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self",
  "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "var",
  "where", "while",
]

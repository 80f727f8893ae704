import SpecSource
import SpecSwift

/// The actions of a feature, as a spec declares them.
struct ActionTable {
  /// An action.
  struct Entry {
    /// Its name, with that of its group.
    var name: String
    /// What it carries; each value has a name.
    var payload: [Payload]
    /// Its declaration.
    var member: Member
  }

  /// The feature's own actions, in the order of their declarations.
  private(set) var own: [Entry] = []
  /// Those that only the parent reacts to.
  private(set) var delegate: [Entry] = []
  /// The cases that hold actions of something else, by their names.
  private(set) var cases: [String: (payload: Payload, member: Member)] = [:]
  /// The names of the groups, each with its type.
  private(set) var groups: [String: LinkedType] = [:]

  /// Reads the declarations, and takes the names of payloads from the patterns of handlers.
  init?(of feature: LinkedType) {
    guard let action = feature.nested["Action"], action.type.keyword == .enum else { return nil }
    let bound = BoundNames(in: feature).names
    for member in action.members {
      guard let enumCase = member.declaration.enumCase else { continue }
      let name = enumCase.name.withoutBackticks
      let payload = enumCase.payload.map { Payload($0) }
      guard payload.count == 1, payload[0].label == nil else {
        own.append(Entry(name: name, payload: payload, member: member))
        continue
      }
      if let group = action.group(payload[0].type) {
        let entries = entries(of: group, named: name, bound)
        if name == "delegate" { delegate = entries } else { own += entries }
        groups[name] = group
        cases[name] = (payload[0], member)
      } else if payload[0].type.holdsActions {
        cases[name] = (payload[0], member)
      } else {
        own.append(Entry(name: name, payload: payload, member: member))
      }
    }
    own = own.map { named($0, bound) }
    delegate = delegate.map { named($0, bound) }
  }

  /// Takes out a case that holds the actions of something else.
  mutating func takeCase(_ name: String) -> (payload: Payload, member: Member)? {
    cases.removeValue(forKey: name)
  }

  /// Adds an action of the feature's own.
  mutating func insert(_ entry: Entry) { own.append(entry) }

  /// Brings the feature's own actions into an order; those of one place keep theirs.
  mutating func sortOwn(by place: (Entry) -> Int) {
    own = own.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }

  private func entries(of group: LinkedType, named name: String, _ bound: [String: [String?]])
    -> [Entry]
  {
    group.members.compactMap { member in
      member.declaration.enumCase.map { enumCase in
        Entry(
          name: "\(name).\(enumCase.name.withoutBackticks)",
          payload: enumCase.payload.map { Payload($0) },
          member: member)
      }
    }
  }

  /// Gives each value a name: that of the handler's pattern, of the declaration, or its label.
  private func named(_ entry: Entry, _ bound: [String: [String?]]) -> Entry {
    var entry = entry
    let names = bound[entry.name] ?? []
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
  /// The enum in it that a case holds as a group of actions.
  fileprivate func group(_ type: String) -> LinkedType? {
    let name = type.hasPrefix("Action.") ? String(type.dropFirst(7)) : type
    guard let group = nested[name], group.type.keyword == .enum, name != "Alert", name != "Dialog"
    else { return nil }
    return group
  }
}

extension String {
  /// Whether a type holds actions of children, alerts or bindings.
  fileprivate var holdsActions: Bool {
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
  /// The name without the marks that make a keyword a name.
  var withoutBackticks: String { filter { $0 != "`" } }

  /// It, unless generated code calls something else so.
  fileprivate var unlessReserved: String? {
    ["action", "effects", "send", "state"].contains(self) ? nil : self
  }
}

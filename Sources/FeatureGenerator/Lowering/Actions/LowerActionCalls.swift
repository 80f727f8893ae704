import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// How an action and a piece of state are named in Swift, through the children that they are in.

extension ActionPath {
  /// The action as an implicit member: `.rows(.element(id: UUID(0), action: .renamed("Milk")))`.
  func tree(_ arguments: [CallTree]) -> CallTree {
    let callee = ".\(escapedMember(name))"
    var payload = arguments
    if let payloadCase {
      let inner = ".\(escapedMember(payloadCase))"
      payload = [
        .argument(payloadLabel, arguments.isEmpty ? .text(inner) : .call(inner, arguments))
      ]
    }
    return wrapped(
      payload.isEmpty && parameters.isEmpty ? .text(callee) : .call(callee, payload)
    ) {
      $0?.text ?? "id"
    }
  }

  /// The pattern that matches the action and binds what is used of its payload.
  func pattern(binding used: Set<String>, columns: Int) -> String {
    func id(_ name: SwiftFragment?) -> String {
      let name = name?.text ?? "id"
      return used.contains(name) && !parameters.contains { $0.name.value == name }
        ? "let \(name)" : "_"
    }
    if isAny { return wholePattern(id: id).text(columns: columns, tail: 1) }
    if let field {
      return wrapped(.text(".binding(\\.\(field.swift))"), id: id)
        .text(columns: columns, tail: 1)
    }
    let bindings = parameters.map { used.contains($0.name.value) ? $0.binding : "_" }
    let isBound = bindings.contains { $0 != "_" }
    let payload = isBound ? "(\(bindings.joined(separator: ", ")))" : ""
    return wrapped(.text(".\(escapedMember(name))\(payload)"), id: id)
      .text(columns: columns, tail: 1)
  }

  /// The pattern of whatever happens in the last place: `.editor(.presented)`.
  private func wholePattern(id: (SwiftFragment?) -> String) -> CallTree {
    var outer = self
    let last: CallTree
    switch outer.steps.popLast() {
    case nil: return .text("_")
    case .wrapped(let name): last = .text(".\(escapedMember(name))")
    case .presented(let name):
      last = .call(".\(escapedMember(name))", [.text(".presented")])
    case .element(let place, let value):
      let id = id(value)
      let element: CallTree =
        id == "_"
        ? .text(".element")
        : .call(".element", [.labeled("id", .text(id)), .labeled("action", .text("_"))])
      last = .call(".\(escapedMember(place.name.value))", [element])
    }
    return outer.wrapped(last, id: id)
  }

  /// The case key path behind the backslash: `.rows[id: UUID(0)].renamed`.
  var casePath: String {
    let steps = steps.map { step in
      switch step {
      case .wrapped(let name), .presented(let name): ".\(escapedMember(name))"
      case .element(let place, let id):
        ".\(escapedMember(place.name.value))[id: \(id?.text ?? "id")]"
      }
    }
    let last = field.map { ".binding.\($0.swift)" } ?? ".\(escapedMember(name))"
    return steps.joined() + last + (payloadCase.map { ".\($0)" } ?? "")
  }

  /// The action with its places around it.
  private func wrapped(_ action: CallTree, id: (SwiftFragment?) -> String) -> CallTree {
    let places = steps.map { step -> (CallTree) -> CallTree in
      switch step {
      case .wrapped(let name):
        return { .call(".\(escapedMember(name))", [$0]) }
      case .presented(let name):
        return { .call(".\(escapedMember(name))", [.call(".presented", [$0])]) }
      case .element(let place, let value):
        let id = id(value)
        return { inner in
          .call(
            ".\(escapedMember(place.name.value))",
            [.call(".element", [.labeled("id", .text(id)), .labeled("action", inner)])])
        }
      }
    }
    return places.reversed().reduce(action) { $1($0) }
  }
}

extension ActionLayout {
  /// The patterns of the cases that the style's action has and the feature has no use for.
  var unusedPatterns: [String] { unused.map { ".\(escapedMember($0))" } }
}

extension [String] {
  /// A case in the groups of these names, as an implicit member or a pattern: `.view(.binding)`.
  func wrapping(_ text: String) -> String {
    reversed().reduce(text) { ".\(escapedMember($1))(\($0))" }
  }

  /// The key path through the groups of these names: `view.`.
  var casePath: String {
    map { "\(escapedMember($0))." }.joined()
  }
}

extension FeatureProject {
  /// The case of a child, an alert or a dialog, as an implicit member or a pattern.
  func wrapped(_ text: String, around place: String, of feature: Feature) -> String {
    actionLayout(of: feature).groups(around: place).wrapping(text)
  }

  /// The patterns of what can happen to a feature and is none of its own actions: bindings, children, groups without own
  /// actions, alerts and dialogs, and cases of its style that it has no use for.
  func idlePatterns(of feature: Feature) -> [String] {
    let layout = actionLayout(of: feature)
    let busy = Set(feature.actions.compactMap(\.groups.first))
    let idle = layout.groups.filter { $0.path.count == 1 && !busy.contains($0.name.value) }
    func patterns(_ name: String, in groups: [String]) -> [String] {
      idle.contains { $0.name.value == groups.first } ? [] : [groups.wrapping(".\(name)")]
    }
    return (feature.hasBindings ? patterns("binding", in: layout.bindings) : [])
      + feature.children.flatMap {
        patterns($0.name.member, in: layout.groups(around: $0.name.value))
      }
      + idle.map { ".\(escapedMember($0.name.value))" }
      // Those that only the parent reacts to, beside some that the feature handles itself.
      + (busy.contains("delegate") && !feature.delegate.isEmpty ? [".delegate"] : [])
      + feature.promptPlaces.flatMap {
        patterns($0.name.member, in: layout.groups(around: $0.name.value))
      }
      + layout.unusedPatterns
  }

  /// The key path behind the backslash and the dot to the case of a child, an alert or a dialog.
  func casePath(to place: Located<String>, of feature: Feature) -> String {
    actionLayout(of: feature).groups(around: place.value).casePath + place.member
  }

  /// The action that a call names in a feature, as an implicit member.
  func tree(_ call: ActionCall, of feature: Feature) -> CallTree {
    resolvedAction(call, of: feature).tree((call.arguments ?? []).map(\.tree))
  }

  /// The action that a call names in a feature. The rules report a name that leads nowhere, so there is one.
  func resolvedAction(_ call: ActionCall, of feature: Feature) -> ActionPath {
    guard let path = action(call, of: feature) else { unresolved(call.address, of: feature) }
    return path
  }

  /// The action that a step receives. The rules report a name that leads nowhere, so there is one.
  func resolvedReceived(_ call: ActionCall, of feature: Feature) -> ActionPath {
    guard let path = receivedAction(call, of: feature) else {
      unresolved(call.address, of: feature)
    }
    return path
  }

  /// What a reaction follows, unless that is a change. The rules report an address that leads nowhere, so there is one.
  func resolvedAction(of reaction: Reaction, of feature: Feature) -> ActionPath {
    guard let path = action(of: reaction, of: feature) else {
      unresolved(reaction.address, of: feature)
    }
    return path
  }

  /// The binding of a field. The rules report a field that has none, so there is one.
  func resolvedBinding(_ address: Address, of feature: Feature) -> ActionPath {
    guard let path = binding(address, of: feature).value else { unresolved(address, of: feature) }
    return path
  }

  /// Ends the tool rather than write code that lacks what an address names.
  private func unresolved(_ address: Address, of feature: Feature) -> Never {
    fatalError("'\(address.text)' of \(feature.name.value) leads nowhere, and no rule reported it")
  }

  /// The statement of an effect's closure that sends an action.
  func sending(
    _ call: ActionCall, of feature: Feature, in dialect: Dialect, columns: Int
  ) -> String {
    dialect.sending(tree(call, of: feature), call.animation, columns: columns)
  }
}

extension Dialect {
  /// The statement of an effect's closure that sends an action whose payload was made up.
  func sending(_ action: CallTree, _ animation: SwiftFragment?, columns: Int) -> String {
    switch self {
    case .runtime, .tca:
      CallTree.call(
        "await send",
        [action] + [animation.map { .labeled("animation", .text($0.text)) }].compactMap(\.self)
      ).text(columns: columns)
    // A middleware returns what it sends.
    case .redux: "return \(action.text(columns: columns - 7))"
    }
  }
}

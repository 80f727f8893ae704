import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// How an action and a piece of state are named in Swift, through the children that they are in.

extension NamedAction {
  /// The action as an implicit member.
  var tree: CallTree { path.linked.tree((arguments ?? []).map(\.tree)) }
}

extension ActionPath {
  /// The action as an implicit member: `.rows(.element(id: UUID(0), action: .renamed("Milk")))`.
  func tree(_ arguments: [CallTree]) -> CallTree {
    let callee = ".\(escapedMember(name))"
    var payload = arguments
    if let payloadCase {
      let inner = ".\(escapedMember(payloadCase.name))"
      payload = [
        .argument(payloadCase.label, arguments.isEmpty ? .text(inner) : .call(inner, arguments))
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
    return pattern(binding: used, id: id).text(columns: columns, tail: 1)
  }

  private func pattern(binding used: Set<String>, id: (SwiftFragment?) -> String) -> CallTree {
    switch end {
    case .any: return wholePattern(id: id)
    case .binding(let field): return wrapped(.text(".binding(\\.\(field.swift))"), id: id)
    case .action, .event:
      let bindings = parameters.map { used.contains($0.name.value) ? $0.binding : "_" }
      let isBound = bindings.contains { $0 != "_" }
      let payload = isBound ? "(\(bindings.joined(separator: ", ")))" : ""
      return wrapped(.text(".\(escapedMember(name))\(payload)"), id: id)
    }
  }

  /// The pattern of whatever happens in the last place: `.editor(.presented)`.
  private func wholePattern(id: (SwiftFragment?) -> String) -> CallTree {
    var outer = self
    guard let place = outer.steps.popLast() else { return .text("_") }
    var last = CallTree.text(".\(escapedMember(place.name))")
    if place.isPresented {
      last = .call(".\(escapedMember(place.name))", [.text(".presented")])
    } else if case .element(_, let value) = place {
      let id = id(value)
      let element: CallTree =
        id == "_"
        ? .text(".element")
        : .call(".element", [.labeled("id", .text(id)), .labeled("action", .text("_"))])
      last = .call(".\(escapedMember(place.name))", [element])
    }
    return outer.wrapped(last, id: id)
  }

  /// The case key path behind the backslash: `.rows[id: UUID(0)].renamed`.
  var casePath: String {
    let steps = steps.map { step in
      let name = ".\(escapedMember(step.name))"
      return if case .element(_, let id) = step { "\(name)[id: \(id?.text ?? "id")]" } else { name }
    }
    let last = field.map { ".binding.\($0.swift)" } ?? ".\(escapedMember(name))"
    return steps.joined() + last + (payloadCase.map { ".\($0.name)" } ?? "")
  }

  /// The action with its places around it.
  private func wrapped(_ action: CallTree, id: (SwiftFragment?) -> String) -> CallTree {
    // The action of a place itself is no action of the presentation in it.
    let isOfPlace = if case .event = end { true } else { false }
    return steps.enumerated().reversed().reduce(action) { inner, step in
      let (index, place) = step
      let isInside = place.isPresented && !(isOfPlace && index == steps.count - 1)
      var content = isInside ? CallTree.call(".presented", [inner]) : inner
      if case .element(_, let value) = place {
        content = .call(
          ".element", [.labeled("id", .text(id(value))), .labeled("action", inner)])
      }
      return .call(".\(escapedMember(place.name))", [content])
    }
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
}

extension Dialect {
  /// The statement of an effect's closure that sends an action.
  func sending(_ action: NamedAction, columns: Int) -> String {
    sending(action.tree, action.animation, columns: columns)
  }

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

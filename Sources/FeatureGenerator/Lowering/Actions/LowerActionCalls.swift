import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// How an action and a piece of state are named in Swift, through the children that they are in.

extension NamedAction {
  /// The action as an implicit member.
  var code: Code { code(argumentCodes) }

  /// The action as an implicit member, with other arguments.
  func code(_ arguments: [Code]) -> Code { path.linked.code(arguments, from: address) }
}

extension ActionPath {
  /// The action as an implicit member: `.rows(.element(id: UUID(0), action: .renamed("Milk")))`.
  ///
  /// - Parameter address: The address that leads to it, whose names are copied.
  func code(_ arguments: [Code], from address: Address? = nil) -> Code {
    let callee: Code = ".\(address.member(name))"
    var payload = arguments
    if let payloadCase {
      let inner: Code = ".\(address.member(payloadCase.name))"
      payload = [
        .labeled(payloadCase.label, arguments.isEmpty ? inner : .call(inner, arguments))
      ]
    }
    let action = payload.isEmpty && parameters.isEmpty ? callee : .call(callee, payload)
    return wrapped(action, from: address) { $0?.code ?? "id" }
  }

  /// The pattern that matches the action and binds what is used of its payload.
  ///
  /// - Parameter address: The address that leads to it, whose names are copied.
  func pattern(binding used: Set<String>, from address: Address? = nil) -> Code {
    pattern(binding: used, address) { fragment in
      let name = fragment?.text ?? "id"
      let isBound = used.contains(name) && !parameters.contains { $0.name.value == name }
      return isBound ? "let \(fragment?.code ?? "id")" : nil
    }
  }

  private func pattern(
    binding used: Set<String>, _ address: Address?, id: (SwiftFragment?) -> Code?
  ) -> Code {
    switch end {
    case .any: return wholePattern(address, id: id)
    case .binding(let field):
      let path = field.components.map { address.member($0.name.name) }.joined(separator: ".")
      return wrapped(".binding(\\.\(path))", from: address) { id($0) ?? "_" }
    case .action, .event:
      let bindings = parameters.map { used.contains($0.name.value) ? $0.bindingCode : nil }
      let callee: Code = ".\(address.member(name))"
      let isBound = bindings.contains { $0 != nil }
      let payload = bindings.map { $0 ?? "_" }.joined(separator: ", ")
      return wrapped(isBound ? "\(callee)(\(payload))" : callee, from: address) { id($0) ?? "_" }
    }
  }

  /// The pattern of whatever happens in the last place: `.editor(.presented)`.
  private func wholePattern(_ address: Address?, id: (SwiftFragment?) -> Code?) -> Code {
    var outer = self
    guard let place = outer.steps.popLast() else { return "_" }
    let name: Code = ".\(address.member(place.name))"
    var last = name
    if place.isPresented {
      last = .call(name, [".presented"])
    } else if case .element(_, let value) = place {
      let element = id(value).map { id in
        Code.call(".element", [.labeled("id", id), .labeled("action", "_")])
      }
      last = .call(name, [element ?? ".element"])
    }
    return outer.wrapped(last, from: address) { id($0) ?? "_" }
  }

  /// The case key path behind the backslash: `.rows[id: UUID(0)].renamed`.
  ///
  /// - Parameter address: The address that leads to it, whose names are copied.
  func casePath(from address: Address) -> Code {
    let address: Address? = address
    let steps = steps.map { step -> Code in
      let name: Code = ".\(address.member(step.name))"
      guard case .element(_, let id) = step else { return name }
      return "\(name)[id: \(id?.code ?? "id")]"
    }
    let last: Code =
      field.map { field in
        ".binding.\(field.components.map { address.member($0.name.name) }.joined(separator: "."))"
      } ?? ".\(address.member(name))"
    let payload: Code = payloadCase.map { ".\(address.member($0.name))" } ?? .empty
    return "\(steps.joined())\(last)\(payload)"
  }

  /// The action with its places around it.
  private func wrapped(
    _ action: Code, from address: Address?, id: (SwiftFragment?) -> Code
  ) -> Code {
    // The action of a place itself is no action of the presentation in it.
    let isOfPlace = if case .event = end { true } else { false }
    return steps.enumerated().reversed().reduce(action) { inner, step in
      let (index, place) = step
      let isInside = place.isPresented && !(isOfPlace && index == steps.count - 1)
      var content = isInside ? Code.call(".presented", [inner]) : inner
      if case .element(_, let value) = place {
        content = .call(".element", [.labeled("id", id(value)), .labeled("action", inner)])
      }
      return .call(".\(address.member(place.name))", [content])
    }
  }
}

extension ActionLayout {
  /// The patterns of the cases that the style's action has and the feature has no use for.
  var unusedPatterns: [Code] { unused.map { ".\(escapedMember($0))" } }
}

extension [String] {
  /// A case in the groups of these names, as an implicit member or a pattern: `.view(.binding)`.
  func wrapping(_ code: Code) -> Code {
    reversed().reduce(code) { ".\(escapedMember($1))(\($0))" }
  }

  /// The key path through the groups of these names: `view.`.
  var casePath: String {
    map { "\(escapedMember($0))." }.joined()
  }
}

extension FeatureProject {
  /// The case of a child, an alert or a dialog, as an implicit member or a pattern.
  func wrapped(_ code: Code, around place: String, of feature: Feature) -> Code {
    actionLayout(of: feature).groups(around: place).wrapping(code)
  }

  /// The patterns of what can happen to a feature and is none of its own actions: bindings, children, groups without own
  /// actions, alerts and dialogs, and cases of its style that it has no use for.
  func idlePatterns(of feature: Feature) -> [Code] {
    let layout = actionLayout(of: feature)
    let busy = Set(feature.actions.compactMap(\.groups.first))
    let idle = layout.groups.filter { $0.path.count == 1 && !busy.contains($0.name.value) }
    func patterns(_ name: String, in groups: [String]) -> [Code] {
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
  func sending(_ action: NamedAction) -> Code {
    sending(action.code, action.animation)
  }

  /// The statement of an effect's closure that sends an action whose payload was made up.
  func sending(_ action: Code, _ animation: SwiftFragment?) -> Code {
    switch self {
    case .runtime, .tca:
      .call("await send", [action] + (animation.map { [.labeled("animation", $0.code)] } ?? []))
    // A middleware returns what it sends.
    case .redux: "return \(action)"
    }
  }
}

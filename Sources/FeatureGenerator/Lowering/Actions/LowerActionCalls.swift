import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The names of actions and parts of the state in Swift, through the children around them.

extension NamedAction {
  /// The action as an implicit member.
  var code: Code { code(argumentCodes) }

  /// Returns the action as an implicit member, with other arguments.
  func code(_ arguments: [Code]) -> Code { path.linked.code(arguments, from: address) }
}

extension ActionPath {
  /// Returns the action as an implicit member: `.rows(.element(id: UUID(0), action: .renamed("Milk")))`.
  ///
  /// - Parameter address: The address of the action, whose names are copied.
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

  /// Returns the pattern that matches the action and binds the used part of its payload.
  ///
  /// - Parameter address: The address of the action, whose names are copied.
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

  /// Returns the pattern of any action in the last place: `.editor(.presented)`.
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

  /// Returns the case key path after the backslash: `.rows[id: UUID(0)].renamed`.
  ///
  /// - Parameter address: The address of the action, whose names are copied.
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

  /// Returns the action inside of the cases of its places.
  private func wrapped(
    _ action: Code, from address: Address?, id: (SwiftFragment?) -> Code
  ) -> Code {
    // An event of a place is not an action of the feature that the place presents.
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
  /// The patterns of the cases of the style's action that the feature does not use.
  var unusedPatterns: [Code] { unused.map { ".\(escapedMember($0))" } }
}

extension [String] {
  /// Returns a case in the groups of these names, as an implicit member or a pattern: `.view(.binding)`.
  func wrapping(_ code: Code) -> Code {
    reversed().reduce(code) { ".\(escapedMember($1))(\($0))" }
  }

  /// The key path through the groups of these names, such as `view.`.
  var casePath: String {
    map { "\(escapedMember($0))." }.joined()
  }
}

extension FeatureProject {
  /// Returns the case of a child, an alert or a dialog, as an implicit member or a pattern.
  func wrapped(_ code: Code, around place: String, of feature: Feature) -> Code {
    actionLayout(of: feature).groups(around: place).wrapping(code)
  }

  /// Returns the patterns of all actions of a feature that are not its own: bindings, children, groups without the
  /// feature's own actions, alerts and dialogs, and unused cases of its style.
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
      // The group of actions for the parent, if the feature itself handles some of its actions.
      + (busy.contains("delegate") && !feature.delegate.isEmpty ? [".delegate"] : [])
      + feature.promptPlaces.flatMap {
        patterns($0.name.member, in: layout.groups(around: $0.name.value))
      }
      + layout.unusedPatterns
  }

  /// Returns the key path to the case of a child, an alert or a dialog, without the backslash and the first dot.
  func casePath(to place: Located<String>, of feature: Feature) -> String {
    actionLayout(of: feature).groups(around: place.value).casePath + place.member
  }
}

extension Dialect {
  /// Returns the statement of an effect's closure that sends an action.
  func sending(_ action: NamedAction) -> Code {
    sending(action.code, action.animation)
  }

  /// Returns the statement of an effect's closure that sends an action with a generated payload.
  func sending(_ action: Code, _ animation: SwiftFragment?) -> Code {
    switch self {
    case .runtime, .tca:
      .call("await send", [action] + (animation.map { [.labeled("animation", $0.code)] } ?? []))
    // A middleware returns the action that it sends.
    case .redux: "return \(action)"
    }
  }
}

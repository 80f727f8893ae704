import FeatureSpec
import SpecSwift

// How an action and a piece of state are named in Swift, through the children that they are in.

extension ActionPath {
  /// The action as an implicit member: `.rows(.element(id: UUID(0), action: .renamed("Milk")))`.
  func expression(_ arguments: [String]) -> String {
    let payload = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return wrapped(".\(escapedMember(name))\(payload)") { $0?.text ?? "id" }
  }

  /// The pattern that matches the action and binds what is used of its payload.
  func pattern(binding used: Set<String>) -> String {
    var names = parameters.map(\.name.value)
    func id() -> String {
      // The payload hides the ids, an outer id the inner ones.
      guard used.contains("id"), !names.contains("id") else { return "_" }
      names.append("id")
      return "let id"
    }
    if let field { return wrapped(".binding(\\.\(field.swift))") { _ in id() } }
    let bindings = parameters.map { used.contains($0.name.value) ? $0.binding : "_" }
    let isBound = bindings.contains { $0 != "_" }
    let payload = isBound ? "(\(bindings.joined(separator: ", ")))" : ""
    return wrapped(".\(escapedMember(name))\(payload)") { _ in id() }
  }

  /// The case key path behind the backslash: `.rows[id: UUID(0)].renamed`.
  var casePath: String {
    let steps = steps.map { step in
      switch step {
      case .wrapped(let name), .presented(let name): ".\(escapedMember(name))"
      case .element(let name, let id): ".\(escapedMember(name))[id: \(id?.text ?? "id")]"
      }
    }
    let last = field.map { ".binding.\($0.swift)" } ?? ".\(escapedMember(name))"
    return steps.joined() + last
  }

  /// The text of the action with that of its places around it.
  private func wrapped(_ text: String, id: (SwiftFragment?) -> String) -> String {
    // The outermost id is asked for first.
    let openings = steps.map { step in
      switch step {
      case .wrapped(let name): (".\(escapedMember(name))(", ")")
      case .presented(let name): (".\(escapedMember(name))(.presented(", "))")
      case .element(let name, let value):
        (".\(escapedMember(name))(.element(id: \(id(value)), action: ", "))")
      }
    }
    return openings.map(\.0).joined() + text + openings.reversed().map(\.1).joined()
  }
}

extension FeatureProject {
  /// The action that a call names in a feature, as an implicit member.
  func swift(_ call: ActionCall, of feature: Feature) -> String {
    action(call, of: feature)?.expression((call.arguments ?? []).map(\.text)) ?? ""
  }
}

extension StatePath {
  /// The statement that gives the piece of state a value, in a closure whose argument is the state.
  func assignment(of value: String) -> String {
    var text = "$0"
    var closings = ""
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case .property(let name, let subscriptValue):
        text += ".\(escapedMember(name))" + (subscriptValue.map { "[\($0.text)]" } ?? "")
      case .presented(let name):
        text += ".\(escapedMember(name))"
        if !isLast, !isOneOf(index + 1) { text += "?" }
      case .element(let name, let id):
        text += ".\(escapedMember(name))"
        guard let id else { continue }
        if !isLast, case .oneOf(let name) = steps[index + 1], index + 1 < steps.count - 1 {
          text += "[id: \(id.text), case: \\.\(escapedMember(name))]?"
        } else {
          text += "[id: \(id.text)]" + (isLast || isOneOf(index + 1) ? "" : "?")
        }
      case .oneOf(let name):
        if isLast { return "\(text) = .\(escapedMember(name))(\(value))\(closings)" }
        guard index > 0, case .element = steps[index - 1] else {
          text += ".modify(\\.\(escapedMember(name))) { $0"
          closings += " }"
          continue
        }
      }
    }
    return "\(text) = \(value)\(closings)"
  }

  private func isOneOf(_ index: Int) -> Bool {
    if case .oneOf = steps[index] { true } else { false }
  }
}

import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns presentations and dismissals into statements about the state.
struct PresentationLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// Returns the statement of one change.
  func statement(_ change: PresentationChange) -> Code {
    switch change {
    case .present(let presentation): presented(presentation)
    case .dismiss(let name):
      "state.\(feature.child(named: name.value)?.statePlace ?? name.member) = nil"
    case .push(let presentation): pushed(presentation)
    case .pop(let call): popped(call)
    }
  }

  private func presented(_ presentation: Presentation) -> Code {
    let call = presentation.call
    switch presentation.shown.linked {
    case .prompt(let prompt, let place):
      let name: Code = ".\(call.member(prompt.name.value))"
      let arguments = (call.arguments ?? []).map(\.code)
      let isPlain = arguments.isEmpty && prompt.parameters.isEmpty
      let value = isPlain ? name : .call(name, arguments)
      return place.child.map {
        "state.\($0.member) = \(Code.call(".\(place.name.member)", [value]))"
      } ?? "state.\(place.name.member) = \(value)"
    case .child(let child, let one):
      return "state.\(child.statePlace) = \(element(of: child, one, call))"
    case .value(let child, let one):
      let value = call.arguments?.first?.value.code ?? .empty
      return "state.\(child.name.member) = \(Code.call(".\(call.member(one.name.value))", [value]))"
    }
  }

  private func pushed(_ presentation: Presentation) -> Code {
    // Only children are pushed.
    guard case .child(let child, let one) = presentation.shown.linked else { return "" }
    let element = element(of: child, one, presentation.call)
    return .call("state.\(child.name.member).append", [element])
  }

  /// Returns the state of a presented child, in the form that its place takes.
  private func element(of child: Child, _ one: ChildFeature, _ call: ActionCall) -> Code {
    let state = call.arguments?.first?.value.code ?? "\(project.stateType(of: one))()"
    return child.isOneOf ? .call(".\(call.member(one.name.value))", [state]) : state
  }

  private func popped(_ call: ActionCall) -> Code {
    let path = "state.\(feature.stack?.name.member ?? "")"
    let argument = call.arguments?.first?.value.code ?? .empty
    return switch call.name {
    case "last": "\(dialect.popResult)\(path).popLast()"
    case "all": "\(path).removeAll()"
    default: "\(path).pop(\(call.name): \(argument))"
    }
  }
}

extension Dialect {
  /// The text before the removal of the last element, whose result is unused.
  fileprivate var popResult: String {
    switch self {
    case .runtime, .redux: ""
    case .tca: "_ = "
    }
  }
}

import FeatureSpec
import SpecSwift

/// Turns what is shown and taken away into statements over the state.
struct PresentationLowering {
  let feature: Feature
  let project: FeatureProject

  /// The statement of one change.
  func statement(_ change: PresentationChange) -> String {
    switch change {
    case .present(let call): presented(call)
    case .dismiss(let name): "state.\(name.member) = nil"
    case .push(let call): pushed(call)
    case .pop(let call): popped(call)
    }
  }

  private func presented(_ call: ActionCall) -> String {
    switch feature.presentable(call.name) {
    case .question(let question)?:
      let arguments = (call.arguments ?? []).map(\.text)
      let payload = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      return "state.\(question.kind.rawValue) = .\(question.name.member)\(payload)"
    case .child(let child, let one)?:
      return "state.\(child.name.member) = \(element(of: child, one, call))"
    case nil:
      return ""
    }
  }

  private func pushed(_ call: ActionCall) -> String {
    guard case .child(let child, let one)? = feature.pushable(call.name) else { return "" }
    return "state.\(child.name.member).append(\(element(of: child, one, call)))"
  }

  /// The state of a child that comes, as its place takes it.
  private func element(of child: Child, _ one: ChildFeature, _ call: ActionCall) -> String {
    let state =
      call.arguments?.first?.value.text ?? "\(project.stateType(ofFeature: one.feature.value))()"
    return child.isOneOf ? ".\(one.name.member)(\(state))" : state
  }

  private func popped(_ call: ActionCall) -> String {
    let path = "state.\(feature.stack?.name.member ?? "")"
    let argument = call.arguments?.first?.value.text ?? ""
    return switch call.name {
    case "last": "\(path).popLast()"
    case "all": "\(path).removeAll()"
    default: "\(path).pop(\(call.name): \(argument))"
    }
  }
}

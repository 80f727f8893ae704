import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Turns what is shown and taken away into statements over the state.
struct PresentationLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The columns of a statement.
  let columns: Int

  /// The statement of one change.
  func statement(_ change: PresentationChange) -> String {
    switch change {
    case .present(let presentation): presented(presentation)
    case .dismiss(let name):
      "state.\(feature.child(named: name.value)?.statePlace ?? name.member) = nil"
    case .push(let presentation): pushed(presentation)
    case .pop(let call): popped(call)
    }
  }

  private func presented(_ presentation: Presentation) -> String {
    let call = presentation.call
    switch presentation.shown.linked {
    case .prompt(let prompt, let place):
      let name = ".\(prompt.name.member)"
      let arguments = (call.arguments ?? []).map(\.tree)
      let isPlain = arguments.isEmpty && prompt.parameters.isEmpty
      let value: CallTree = isPlain ? .text(name) : .call(name, arguments)
      return place.child.map {
        assignment($0.member, .call(".\(place.name.member)", [value]))
      } ?? assignment(place.name.member, value)
    case .child(let child, let one):
      return assignment(child.statePlace, element(of: child, one, call))
    case .value(let child, let one):
      let value = CallTree.text(call.arguments?.first?.value.text ?? "")
      return assignment(child.name.member, .call(".\(one.name.member)", [value]))
    }
  }

  /// The statement that puts something in its place.
  private func assignment(_ place: String, _ value: CallTree) -> String {
    let start = "state.\(place) = "
    return start + value.text(columns: columns - start.count)
  }

  private func pushed(_ presentation: Presentation) -> String {
    // Nothing but children is pushed.
    guard case .child(let child, let one) = presentation.shown.linked else { return "" }
    let element = element(of: child, one, presentation.call)
    return CallTree.call("state.\(child.name.member).append", [element]).text(columns: columns)
  }

  /// The state of a child that comes, as its place takes it.
  private func element(of child: Child, _ one: ChildFeature, _ call: ActionCall) -> CallTree {
    let state =
      call.arguments?.first?.value.text ?? "\(project.stateType(of: one))()"
    return child.isOneOf ? .call(".\(one.name.member)", [.text(state)]) : .text(state)
  }

  private func popped(_ call: ActionCall) -> String {
    let path = "state.\(feature.stack?.name.member ?? "")"
    let argument = call.arguments?.first?.value.text ?? ""
    return switch call.name {
    case "last": "\(dialect.popResult)\(path).popLast()"
    case "all": "\(path).removeAll()"
    default: "\(path).pop(\(call.name): \(argument))"
    }
  }
}

extension Dialect {
  /// What stands in front of taking off the last element, which is given back.
  fileprivate var popResult: String {
    switch self {
    case .runtime, .redux: ""
    case .tca: "_ = "
    }
  }
}

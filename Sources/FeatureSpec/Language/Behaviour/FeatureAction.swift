import SpecSource
import SpecSwift

/// An action of a feature, with its consequences.
public struct FeatureAction: Sendable {
  /// The name by which the feature refers to the action, with the names of its groups in front: `increment`,
  /// `view.saveTapped`.
  public var name: Located<String>
  /// The names of the groups that contain the action, from the outside to the inside.
  public var groups: [String]
  /// The event that the action represents.
  public var documentation: Documentation
  /// The parameters of the action's payload.
  public var parameters: [Parameter]
  /// The consequences of the action.
  @Boxed public var block: Block

  /// The name of the action's case.
  public var caseName: Located<String> {
    guard !groups.isEmpty else { return name }
    let length = groups.reduce(0) { $0 + $1.utf8.count + 1 }
    return name.map { String(Substring($0.utf8.dropFirst(length))) }
  }

  /// Whether views send the action when they write a field: `binding: {with: {_ change: BindingAction<State>}}`.
  public var isBinding: Bool {
    groups.isEmpty && name.value == "binding" && parameters.count == 1
      && parameters[0].label == nil && parameters[0].type.text.hasPrefix("BindingAction<")
  }

  /// The name of the function that handles the action, when the action's block is written by hand.
  public var handlerName: String {
    camelCase(["handle"] + groups + [caseName.value])
  }
}

/// A group of actions, which becomes an enum of its own.
public struct ActionGroup: Sendable {
  /// The name by which the feature refers to the group: `view`, `view.list`.
  public var name: Located<String>
  /// The enum's name, if it does not follow from the group's name.
  public var type: Optional<Located<String>>
  /// The protocols that the enum conforms to in addition to its usual protocols.
  public var conformances: [Located<String>]
  /// Whether the group contains the actions of children and prompts.
  public var holdsChildren: Bool
  /// The purpose of the group.
  public var documentation: Documentation

  /// The names of the groups around the group, followed by its own name.
  public var path: [String] {
    name.value.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
  }

  /// The enum's name.
  public var typeName: String {
    type?.value ?? (path.last.map { $0.capitalizedFirst } ?? "")
  }
}

extension ActionGroup {
  /// Makes a group whose properties all follow from its name.
  package init(named name: Located<String>) {
    self.init(
      name: name, type: nil, conformances: [], holdsChildren: false, documentation: .none)
  }
}

extension ActionGroup {
  /// Whether the group contains the actions of bindings.
  public var holdsBindings: Bool {
    conformances.contains { $0.value == "BindableAction" }
  }
}

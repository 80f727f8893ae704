import SpecSource
import SpecSwift

/// Something that can happen to a feature, and what follows.
public struct FeatureAction: Sendable {
  /// The name by which the feature knows the action, those of its groups in front: `increment`, `view.saveTapped`.
  public var name: Located<String>
  /// The names of the groups that it is in, from the outside to the inside.
  public var groups: [String]
  /// When it happens.
  public var documentation: Documentation
  /// What comes with it.
  public var parameters: [Parameter]
  /// What follows.
  @Boxed public var block: Block

  /// The name of its case.
  public var caseName: Located<String> {
    guard !groups.isEmpty else { return name }
    let length = groups.reduce(0) { $0 + $1.utf8.count + 1 }
    return name.map { String(Substring($0.utf8.dropFirst(length))) }
  }

  /// Whether it is what views send when they write a field: `binding: {with: {_ change: BindingAction<State>}}`.
  public var isBinding: Bool {
    groups.isEmpty && name.value == "binding" && parameters.count == 1
      && parameters[0].label == nil && parameters[0].type.text.hasPrefix("BindingAction<")
  }

  /// The name of the function that handles it, when it is written by hand.
  public var handlerName: String {
    camelCase(["handle"] + groups + [caseName.value])
  }
}

/// A group of actions, which becomes an enum of its own.
public struct ActionGroup: Sendable {
  /// The name by which the feature knows the group: `view`, `view.list`.
  public var name: Located<String>
  /// The enum's name, if it does not follow from the group's.
  public var type: Optional<Located<String>>
  /// Protocols that the enum conforms to beyond those that it always does.
  public var conformances: [Located<String>]
  /// Whether what happens in children and prompts is in it.
  public var holdsChildren: Bool
  /// What is in it.
  public var documentation: Documentation

  /// The names of the groups around it, and its own.
  public var path: [String] {
    name.value.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
  }

  /// The enum's name.
  public var typeName: String {
    type?.value ?? (path.last.map { $0.capitalizedFirst } ?? "")
  }
}

extension ActionGroup {
  /// Makes a group of which everything follows from its name.
  package init(named name: Located<String>) {
    self.init(
      name: name, type: nil, conformances: [], holdsChildren: false, documentation: .none)
  }
}

extension ActionGroup {
  /// Whether what happens to bindings is in it.
  public var holdsBindings: Bool {
    conformances.contains { $0.value == "BindableAction" }
  }
}

import SpecSource
import SpecSwift

/// A case without a feature, of a child place with several cases. The case shows alerts or dialogs, or holds a value.
public struct PlainCase: Sendable {
  /// The content of a case.
  public enum Content: Sendable {
    /// Alerts or dialogs of the feature, by their names, with the prompts that exist.
    case prompts(Prompt.Kind, names: [Located<String>], [Prompt])
    /// Alerts or dialogs that Swift code makes, by the actions of their buttons.
    case madeInSwift(Prompt.Kind, [FeatureAction])
    /// A value of a type.
    case value(SwiftFragment)
  }

  /// The name of the case.
  public var name: Located<String>
  /// The content of the case.
  public var content: Content

  /// The alerts or dialogs that the case can show.
  public var prompts: [Prompt] {
    if case .prompts(_, _, let prompts) = content { prompts } else { [] }
  }

  /// The names of the alerts or dialogs, as listed in the spec.
  package var listed: [Located<String>] {
    if case .prompts(_, let names, _) = content { names } else { [] }
  }

  /// The kind of the case's alerts or dialogs; nil for a value.
  public var kind: Prompt.Kind? {
    switch content {
    case .prompts(let kind, _, _), .madeInSwift(let kind, _): kind
    case .value: nil
    }
  }

  /// The answers to the case's alerts or dialogs, if Swift code makes these.
  public var answers: [FeatureAction] {
    if case .madeInSwift(_, let answers) = content { answers } else { [] }
  }

  /// The type of the case's value, if the case holds a value.
  public var type: SwiftFragment? {
    if case .value(let type) = content { type } else { nil }
  }

  /// The content of the case, in a few words.
  public var text: String {
    switch content {
    case .prompts(let kind, let names, _):
      "\(kind.rawValue)s \(names.map(\.value).joined(separator: ", "))"
    case .madeInSwift(let kind, let answers):
      "\(kind.rawValue)s in Swift with \(answers.map(\.signature).joined(separator: ", "))"
    case .value(let type): type.text
    }
  }
}

extension Child {
  /// Finds the case with the given name, if no feature lives in the case.
  public func plainCase(named name: String) -> PlainCase? {
    plainCases.first { $0.name.value == name }
  }

  /// The names of all cases of a place with several cases.
  public var caseNames: [Located<String>] { features.map(\.name) + plainCases.map(\.name) }

  /// The cases that show alerts or dialogs.
  public var promptPlaces: [PromptPlace] {
    plainCases.compactMap { one in
      switch one.content {
      case .prompts(let kind, _, let prompts):
        PromptPlace(name: one.name, child: name, kind: kind, prompts: prompts)
      case .madeInSwift(let kind, let answers):
        PromptPlace(name: one.name, child: name, kind: kind, answers: answers)
      case .value: nil
      }
    }
  }

  /// Returns the place with the prompts that its cases list.
  func listing(_ prompts: [Prompt]) -> Child {
    guard !plainCases.isEmpty else { return self }
    var child = self
    child.plainCases = plainCases.map { one in
      guard case .prompts(let kind, let names, _) = one.content else { return one }
      let listed = names.compactMap { name in
        prompts.first { $0.name.value == name.value && $0.kind == kind }
      }
      var one = one
      one.content = .prompts(kind, names: names, listed)
      return one
    }
    return child
  }
}

extension Feature {
  /// Finds the place that shows an alert or a dialog: a property of the state, or a case.
  public func place(of prompt: Prompt) -> PromptPlace? {
    partsByName.placesOfPrompts[prompt.name.value]
  }
}

extension FeatureAction {
  /// The name of the action, with its payload.
  fileprivate var signature: String {
    guard !parameters.isEmpty else { return name.value }
    return "\(name.value)(\(parameters.map(\.caseDeclaration).joined(separator: ", ")))"
  }
}

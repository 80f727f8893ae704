import SpecSource
import SpecSwift

/// A property of the state in which alerts are shown one at a time, or dialogs, or a case of one. The actions of their
/// buttons share an enum.
public struct PromptPlace: Sendable {
  /// The name of the property or the case, and of its case in the action.
  public var name: Located<String>
  /// The place of several that it is a case of; nil for a property of its own.
  public var child: Optional<Located<String>>
  /// How the prompts are shown.
  public var kind: Prompt.Kind
  /// The alerts or dialogs that it can hold.
  public let prompts: [Prompt]
  /// The actions of the buttons; several buttons may have the same one.
  public let answers: NamedList<FeatureAction>

  /// Where it is in addresses: `alert`, `destination.alert`.
  public var address: String { (child.map { "\($0.value)." } ?? "") + name.value }

  /// The name of the enum that the buttons' actions share.
  public var typeName: String {
    name.value.capitalizedFirst
  }

  init(
    name: Located<String>, child: Located<String>?, kind: Prompt.Kind, prompts: [Prompt]
  ) {
    self.name = name
    self.child = child
    self.kind = kind
    self.prompts = prompts
    var names: Set<String> = []
    let answers = prompts.flatMap { prompt in
      prompt.buttons.filter { $0.hasAction && names.insert($0.name.value).inserted }.map {
        FeatureAction(
          name: $0.name, groups: [], documentation: .none,
          parameters: prompt.parameters(takenBy: $0), block: .empty)
      }
    }
    self.answers = NamedList(answers) { $0.name.value }
  }

  /// A case whose alerts or dialogs Swift makes.
  init(
    name: Located<String>, child: Located<String>, kind: Prompt.Kind, answers: [FeatureAction]
  ) {
    self.name = name
    self.child = child
    self.kind = kind
    prompts = []
    self.answers = NamedList(answers) { $0.name.value }
  }
}

extension Prompt {
  /// The name of the property of the state that it is shown in.
  public var placeName: String { place?.value ?? kind.rawValue }

  /// The prompt's parameters that a button's action takes along.
  public func parameters(takenBy button: Button) -> [Parameter] {
    button.payload.compactMap { name in parameters.first { $0.name.value == name.value } }
  }
}

extension Feature {
  /// The place for alerts or dialogs of a name.
  public func promptPlace(named name: String) -> PromptPlace? {
    partsByName.promptPlaces.part(named: name)
  }
}

extension [Prompt] {
  /// The places that the prompts are shown in, in the order of the first in each.
  package var places: [PromptPlace] {
    let prompts = Dictionary(grouping: self, by: \.placeName)
    var seen: Set<String> = []
    return filter { seen.insert($0.placeName).inserted }.map { first in
      let name = first.place ?? Located(first.placeName, at: first.name.span)
      return PromptPlace(
        name: name, child: nil, kind: first.kind, prompts: prompts[first.placeName] ?? [])
    }
  }
}

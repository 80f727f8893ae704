import SpecSource
import SpecSwift

/// A property of the state, or a case of such a property, that shows alerts or dialogs one at a time. The actions of
/// their buttons share an enum.
public struct PromptPlace: Sendable {
  /// The name of the property or the case, and of the place's case in the action.
  public var name: Located<String>
  /// The child place that has the case; nil for a property of the place's own.
  public var child: Optional<Located<String>>
  /// The form in which the prompts are shown.
  public var kind: Prompt.Kind
  /// The alerts or dialogs that the place can show.
  public let prompts: [Prompt]
  /// The actions of the buttons. Several buttons may have the same action.
  public let answers: NamedList<FeatureAction>

  /// The address of the place: `alert`, `destination.alert`.
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

  /// Makes a case whose alerts or dialogs Swift code makes.
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
  /// The name of the state's property that shows the prompt.
  public var placeName: String { place?.value ?? kind.rawValue }

  /// Finds the prompt's parameters that become the payload of a button's action.
  public func parameters(takenBy button: Button) -> [Parameter] {
    button.payload.compactMap { name in parameters.first { $0.name.value == name.value } }
  }
}

extension Feature {
  /// Finds the place with the given name that shows alerts or dialogs.
  public func promptPlace(named name: String) -> PromptPlace? {
    partsByName.promptPlaces.part(named: name)
  }
}

extension [Prompt] {
  /// The places that show the prompts, in the order of the first prompt of each place.
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

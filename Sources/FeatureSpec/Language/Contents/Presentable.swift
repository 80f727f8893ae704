import SpecSource

/// An alert, dialog or child that `present` or `push` can show.
public enum Presentable: Sendable {
  /// An alert or a dialog, with the place that shows it.
  case prompt(Prompt, PromptPlace)
  /// A child, with its feature; for a child of several features, the feature of a case.
  case child(Child, ChildFeature)
  /// A value that is a case of a child place with several cases.
  case value(Child, PlainCase)

  /// The property of the state that holds the presented child, value or prompt.
  public var slot: String {
    switch self {
    case .prompt(_, let place): place.child?.value ?? place.name.value
    case .child(let child, _), .value(let child, _): child.name.value
    }
  }
}

extension Feature {
  /// Finds the prompt, value or child that `present` shows by a name.
  public func presentable(_ name: String) -> Presentable? {
    partsByName.presentables[name]
  }

  /// Finds the child that `push` adds to the stack by a name.
  public func pushable(_ name: String) -> Presentable? {
    partsByName.pushables[name]
  }

  /// The names that `present` accepts.
  package var presentableNames: [Located<String>] {
    let places = children.filter { $0.presence == .optional && !$0.isCase }
    return prompts.map(\.name)
      + places.flatMap { place in
        place.features.map(\.name) + place.plainCases.filter { $0.type != nil }.map(\.name)
      }
  }
}

extension FeaturePlaces {
  /// Collects the declarations that `present` shows, by name: prompts first, then values, then features.
  func presentables(
    _ places: [String: PromptPlace]
  ) -> [String: Presentable] {
    let shown = prompts.compactMap { prompt in
      places[prompt.name.value].map { (prompt.name.value, Presentable.prompt(prompt, $0)) }
    }
    let values = children.filter { $0.presence == .optional }.flatMap { child in
      child.plainCases.filter { $0.type != nil }.map {
        ($0.name.value, Presentable.value(child, $0))
      }
    }
    return Dictionary(shown + values + features(present: .optional)) { first, _ in first }
  }

  /// The children that `push` adds to the stack, by name.
  var pushables: [String: Presentable] {
    Dictionary(features(present: .stack)) { first, _ in first }
  }

  /// Collects the features of the children with a presence. A single feature has the name of its place; one of
  /// several features has the name of its case.
  private func features(present presence: Child.Presence) -> [(String, Presentable)] {
    children.filter { $0.presence == presence && !$0.isCase }.flatMap { child in
      child.features.map { ($0.name.value, Presentable.child(child, $0)) }
    }
  }
}

extension Feature {
  /// Whether `dismiss` can set a property of the state to nil.
  package func isDismissible(_ name: String) -> Bool {
    child(named: name).map { $0.presence == .optional && !$0.isCase } == true
      || promptPlace(named: name) != nil
  }

  /// The properties of the state that `dismiss` can set to nil.
  package var dismissibleSlots: [String] {
    children.filter { $0.presence == .optional && !$0.isCase }.map(\.name.value) + promptSlots
  }
}

extension Child {
  /// The names of the features, values and prompts that `present` shows in the place.
  package var presentableNames: [String] {
    features.map(\.name.value)
      + plainCases.flatMap { $0.type == nil ? $0.listed.map(\.value) : [$0.name.value] }
  }
}

extension Feature {
  /// Whether a property of the state is neither stored nor computed, but belongs to a child or shows prompts.
  package func hasSlot(named name: String) -> Bool {
    child(named: name)?.hasProperty == true || promptPlace(named: name) != nil
  }

  /// The names of the action's cases for children and prompts, regardless of the place of their state.
  package var placeNames: [String] {
    children.map(\.name.value) + promptSlots
  }

  /// The names of the state's properties that show alerts and dialogs.
  package var promptSlots: [String] {
    promptPlaces.map(\.name.value)
  }
}

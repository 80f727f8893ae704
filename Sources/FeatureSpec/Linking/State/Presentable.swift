import SpecSource

/// An alert, dialog or child that `present` or `push` can show.
public enum Presentable: Sendable {
  /// An alert or a dialog, with the place that shows it.
  case prompt(Prompt, PromptPlace)
  /// A child; one of several with its case.
  case child(Child, ChildFeature)
  /// A value that is a case of a place of several.
  case value(Child, PlainCase)

  /// The property of the state that holds it.
  public var slot: String {
    switch self {
    case .prompt(_, let place): place.child?.value ?? place.name.value
    case .child(let child, _), .value(let child, _): child.name.value
    }
  }
}

extension Feature {
  /// What `present` shows by a name.
  public func presentable(_ name: String) -> Presentable? {
    let prompt = prompts.first { $0.name.value == name }
    if let prompt, let place = place(of: prompt) { return .prompt(prompt, place) }
    for child in children where child.presence == .optional {
      if let one = child.plainCase(named: name), one.type != nil { return .value(child, one) }
    }
    return child(name, present: .optional)
  }

  /// What `push` puts on the stack by a name.
  public func pushable(_ name: String) -> Presentable? {
    child(name, present: .stack)
  }

  /// A child of a presence: one feature by the name of its place, one of several by that of its case.
  private func child(_ name: String, present presence: Child.Presence) -> Presentable? {
    for child in children where child.presence == presence && !child.isCase {
      if let one = child.features.first(where: { $0.name.value == name }) {
        return .child(child, one)
      }
    }
    return nil
  }

  /// The names that `present` knows.
  var presentableNames: [Located<String>] {
    let places = children.filter { $0.presence == .optional && !$0.isCase }
    return prompts.map(\.name)
      + places.flatMap { place in
        place.features.map(\.name) + place.plainCases.filter { $0.type != nil }.map(\.name)
      }
  }
}

extension Feature {
  /// The properties of the state that `dismiss` makes nil.
  var dismissibleSlots: [String] {
    children.filter { $0.presence == .optional && !$0.isCase }.map(\.name.value) + promptSlots
  }

  /// Whether the initialiser of the state must be given values.
  public func needsValues(in project: FeatureProject) -> Bool {
    project.featuresThatNeedValues.contains(name.value)
  }
}

extension Child {
  /// The names of what `present` shows in the place.
  var presentableNames: [String] {
    features.map(\.name.value)
      + plainCases.flatMap { $0.type == nil ? $0.listed.map(\.value) : [$0.name.value] }
  }

  /// Whether the parent's initialiser must be given its state.
  public func isRequired(in project: FeatureProject) -> Bool {
    guard hasProperty, presence == .always, defaultValue == nil else { return false }
    guard case .feature(let one) = content else { return true }
    return project.featuresThatNeedValues.contains(one.feature.value)
  }
}

import FeatureProgram
import FeatureSpec
import SpecSwift

/// The condition that the child, the alert or the element is there which an action is for.
struct PlaceCondition {
  let project: FeatureProject
  /// The way to the place so far, in a closure whose argument is the state.
  private var path = "$0"
  /// The way to the last place that may be missing; nil if there is none.
  private var optional: String?
  /// The feature that the way has led into; nil behind an alert and in what no spec describes.
  private var feature: Feature?
  /// The several features whose case comes next.
  private var cases: [ChildFeature]?
  /// Those of its cases that no feature lives in.
  private var plainCases: [PlainCase] = []

  /// Begins at the state of a feature.
  init(in feature: Feature, of project: FeatureProject) {
    self.feature = feature
    self.project = project
  }

  /// Goes to the place that an action is for.
  mutating func enter(_ action: ActionPath, _ arguments: [CallArgument]) {
    for step in action.steps {
      switch step {
      case .wrapped(let name), .presented(let name): enter(name)
      case .element(let child, let id): enter(child, id: id?.text ?? "id")
      }
    }
    // The element that is popped is an argument.
    if action.event == .popFrom, let id = arguments.first { enterElement(id.value.text) }
  }

  /// The closure that tells whether the place is there; nil if it always is.
  var closure: String? {
    optional.map { "{ \($0) != nil }" }
  }

  /// Enters a child, an alert or one of several children; a group of actions leads nowhere else.
  private mutating func enter(_ name: String) {
    if let one = cases?.first(where: { $0.name.value == name }) {
      enterOptional(name)
      enter(one)
    } else if cases != nil, plainCases.contains(where: { $0.name.value == name }) {
      enterOptional(name)
      (cases, feature) = (nil, nil)
    } else if let child = feature?.child(named: name) {
      enter(child, id: nil)
    } else if feature?.promptPlace(named: name) != nil {
      enterOptional(name)
      feature = nil
    }
  }

  private mutating func enter(_ child: Child, id: String?) {
    for name in child.stateNames { append(name) }
    if child.presence == .optional { optional = path }
    if let id { enterElement(id) }
    if case .oneOf(let features) = child.content {
      cases = features
      plainCases = child.plainCases
    } else {
      child.features.first.map { enter($0) }
    }
  }

  private mutating func enter(_ one: ChildFeature) {
    cases = nil
    feature = project.feature(named: one.feature.value)
  }

  private mutating func enterElement(_ id: String) {
    path += "[id: \(id)]"
    optional = path
  }

  private mutating func enterOptional(_ name: String) {
    append(name)
    optional = path
  }

  private mutating func append(_ name: String) {
    path += (path == optional ? "?." : ".") + escapedMember(name)
  }
}

import FeatureProgram
import FeatureSpec
import SpecSwift

/// The condition under which the child, the alert or the element exists that an action is for.
struct PlaceCondition {
  /// The way to the place so far, in a closure whose argument is the state.
  private var path = "$0"
  /// The way to the last place that may be missing; nil if there is none.
  private var optional: String?

  /// Makes the condition of an action with a payload.
  init(of action: ActionPath, _ arguments: [CallArgument]) {
    for step in action.steps {
      switch step {
      case .group: break
      case .child(let child): enter(child)
      case .element(let child, let id):
        enter(child)
        enterElement(id?.text ?? "id")
      case .feature, .plainCase, .prompt:
        append(step.name)
        optional = path
      }
    }
    // The element that is popped is an argument.
    if case .event(.popFrom) = action.end, let id = arguments.first { enterElement(id.value.text) }
  }

  /// The closure that returns whether the place exists; nil if it always does.
  var closure: String? {
    optional.map { "{ \($0) != nil }" }
  }

  private mutating func enter(_ child: Child) {
    for name in child.stateNames { append(name) }
    if child.presence == .optional { optional = path }
  }

  private mutating func enterElement(_ id: String) {
    path += "[id: \(id)]"
    optional = path
  }

  private mutating func append(_ name: String) {
    path += (path == optional ? "?." : ".") + escapedMember(name)
  }
}

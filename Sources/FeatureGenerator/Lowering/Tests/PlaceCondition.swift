import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// The condition under which the child, the alert or the element exists that an action is for.
struct PlaceCondition {
  /// The way to the place so far, in a closure whose argument is the state.
  private var path: Code = "$0"
  /// The way to the last place that may be missing; nil if there is none.
  private var optional: Code?
  /// Whether that is the way so far.
  private var isOptional = false

  /// Makes the condition of an action with a payload.
  init(of action: ActionPath, _ arguments: [CallArgument]) {
    for step in action.steps {
      switch step {
      case .group: break
      case .child(let child): enter(child)
      case .element(let child, let id):
        enter(child)
        enterElement(id?.code ?? "id")
      case .feature, .plainCase, .prompt:
        append(step.name)
        endOptional()
      }
    }
    // The element that is popped is an argument.
    if case .event(.popFrom) = action.end, let id = arguments.first { enterElement(id.value.code) }
  }

  /// The closure that returns whether the place exists; nil if it always does.
  var closure: Code? {
    optional.map { "{ \($0) != nil }" }
  }

  private mutating func enter(_ child: Child) {
    for name in child.stateNames { append(name) }
    if child.presence == .optional { endOptional() }
  }

  private mutating func enterElement(_ id: Code) {
    path = "\(path)[id: \(id)]"
    endOptional()
  }

  private mutating func endOptional() {
    (optional, isOptional) = (path, true)
  }

  private mutating func append(_ name: String) {
    path = "\(path)\(isOptional ? "?." : ".")\(escapedMember(name))"
    isOptional = false
  }
}

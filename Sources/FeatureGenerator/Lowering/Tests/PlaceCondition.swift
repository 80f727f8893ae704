import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// The condition under which the child, alert or element that an action addresses exists.
struct PlaceCondition {
  /// The path to the current place, in a closure whose argument is the state.
  private var path: Code = "$0"
  /// The path to the last optional place; nil if no place is optional.
  private var optional: Code?
  /// Whether the current place itself is optional.
  private var isOptional = false

  /// Makes the condition of an action with these arguments.
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
    // The element that `popFrom` removes is an argument.
    if case .event(.popFrom) = action.end, let id = arguments.first { enterElement(id.value.code) }
  }

  /// The closure that returns whether the place exists; nil if the place always exists.
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

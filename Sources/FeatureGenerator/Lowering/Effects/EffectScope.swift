import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// The surroundings of an effect: its feature, and the names in scope.
struct EffectScope {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The names of the action's payload and of the block's declarations.
  var locals: Set<String>

  /// The lowering of the IDs for the cancellation of effects.
  var ids: CancelIDLowering {
    CancelIDLowering(feature: feature, project: project, dialect: dialect)
  }

  /// Returns the scope with the name of an element.
  func with(element: String) -> EffectScope {
    var scope = self
    scope.locals.insert(element)
    return scope
  }

  /// Returns the statement that waits. If the effect is cancelled meanwhile, it ends at this statement.
  func pausing(_ duration: DurationValue) -> Code {
    "try await \(escapedIdentifier(feature.clockName)).sleep(for: \(duration.code))"
  }
}

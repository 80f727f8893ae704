import FeatureSpec
import SpecSource

extension Rule {
  /// The rules of references between specs.
  public static let references: [Rule] = [
    unknownAction, wrongAddress, unknownCase, wrongBrackets, idlePlace, unknownChild,
    unknownField, unboundField, readOnlyField, unlockedWrite, bareField, unavailableState,
    forbiddenWrite, unknownCode,
  ]
}

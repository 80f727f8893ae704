import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

extension Dialect {
  /// Returns a value that is assigned to a property of a state.
  ///
  /// For the Composable Architecture, an array literal alone is not a stack.
  ///
  /// - Parameter prompts: The prompts that the property can hold.
  func value(_ value: SwiftFragment, ofStack isStack: Bool, among prompts: [Prompt]) -> Code {
    guard self == .tca, isStack, value.analysis.arrayCount != nil else {
      return value.signs(ofPromptAmong: prompts).map { "\($0.front)\(value)\($0.end)" }
        ?? value.code
    }
    return .call("StackState", [value.code])
  }
}

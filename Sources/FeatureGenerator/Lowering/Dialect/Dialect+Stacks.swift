import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

extension Dialect {
  /// A value that a property of a state is given.
  ///
  /// An array literal alone is no stack for the Composable Architecture.
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

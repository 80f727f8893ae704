import FeatureProgram
import FeatureSpec
import SpecSwift

extension Dialect {
  /// A value that a property of a state is given.
  ///
  /// An array literal alone is no stack for the Composable Architecture.
  ///
  /// - Parameter prompts: The prompts that the property can hold.
  func value(_ value: SwiftFragment, ofStack isStack: Bool, among prompts: [Prompt]) -> String {
    guard self == .tca, isStack, value.analysis.arrayCount != nil else {
      return value.asked(among: prompts)
    }
    return CallTree.call("StackState", [.text(value.text)]).text(columns: 80)
  }
}

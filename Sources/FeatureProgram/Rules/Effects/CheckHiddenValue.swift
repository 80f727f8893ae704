import FeatureSpec
import SpecSource
import SpecSwift

extension RunCheck {
  /// Checks that 'value' refers to the value of the call, and not also to a declaration of the block.
  func checkHiddenValue(of call: RunCall) -> [Diagnostic] {
    let isNamed = locals.contains("value")
    guard call.value == (isNamed ? .something : .nothing), !run.isStream,
      case .send(let success) = run.success
    else { return [] }
    let rule: Rule = isNamed ? .duplicateName : .mismatchedPayload
    return success.argumentValues.flatMap { fragment in
      fragment.analysis.references.filter { $0.base.name == "value" }.map {
        .error(
          rule,
          isNamed
            ? "'value' is the result of \(call.name), and another declaration has this name here"
            : "\(call.name) returns no value",
          at: fragment.span(of: $0.base.range),
          hint: isNamed
            ? "rename the other declaration"
            : feature.field(named: "value") == nil
              ? "pass another value" : "write 'state.value' for the field")
      }
    }
  }
}

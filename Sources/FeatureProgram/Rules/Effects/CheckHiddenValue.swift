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
            ? "'value' is what \(call.name) gives, and the name of something else here, too"
            : "\(call.name) gives no value",
          at: fragment.span(of: $0.base.range),
          hint: isNamed
            ? "give the other another name where it is declared"
            : feature.field(named: "value") == nil
              ? "hand over something else" : "write 'state.value' for the field")
      }
    }
  }
}

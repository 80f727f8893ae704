import SpecSource
import SpecSwift

extension RunCall {
  /// Checks that the error fits what the action takes that receives it.
  func checkFailure(
    _ failure: RunEffect.Outcome, of feature: Feature, in project: FeatureProject
  ) -> [Diagnostic] {
    guard case .send(let failure) = failure, failure.arguments == nil,
      let action = ActionUse(feature: feature, project: project).resolve(failure).value,
      !action.parameters.isEmpty
    else { return [] }
    guard let parameter = action.parameters.taking else {
      return .error(
        "'\(action.name)' takes \(counted(action.parameters.count, "value")), "
          + "not just the error", at: failure.span,
        hint: "write its values out: '\(action.name)(…)'; the error is called 'error'")
    }
    return checkError(fits: parameter.type.text, of: action, at: failure.span)
  }

  /// Checks that the error can become an error of a type.
  func checkError(
    fits type: String, of action: ActionPath, at span: SourceSpan, isResult: Bool = false
  ) -> [Diagnostic] {
    if ErrorPayload(type: type).takesAnyError { return [] }
    if case .typed(let thrown) = failure, thrown == type { return [] }
    let thrown = if case .typed(let thrown) = failure { thrown } else { "any Error" }
    return .error(
      "\(name) throws '\(thrown)', but '\(action.name)' takes '\(type)'", at: span,
      hint: isResult
        ? "let it take an EffectError, which any error can become"
        : "let it take an EffectError, which any error can become, or write out what it takes: "
          + "'\(action.name)(…)', made of 'error'")
  }
}

/// How an action takes an error.
public enum ErrorPayload: Sendable {
  /// As an `EffectError`, which any error can become.
  case wrapped
  /// As it is thrown, of any type.
  case untyped
  /// As it is thrown, of one type.
  case typed

  /// Makes out how an error is taken by a payload of a type.
  public init(type: String) {
    switch type {
    case "EffectError": self = .wrapped
    case "any Error", "Error", "any Swift.Error": self = .untyped
    default: self = .typed
    }
  }

  /// Whether any error will do.
  var takesAnyError: Bool {
    switch self {
    case .wrapped, .untyped: true
    case .typed: false
    }
  }
}

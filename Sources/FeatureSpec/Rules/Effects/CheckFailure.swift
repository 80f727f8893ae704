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
    return checkError(fits: parameter.type, of: action, at: failure.span, feature, in: project)
  }

  /// Checks that the error can become an error of a type.
  func checkError(
    fits type: SwiftFragment, of action: ActionPath, at span: SourceSpan, _ feature: Feature,
    in project: FeatureProject
  ) -> [Diagnostic] {
    guard let form = project.typeScope(of: feature).form(of: type) else { return [] }
    let error = form.resultArguments?.failure ?? form
    if ErrorPayload(error).takesAnyError { return [] }
    var wayOut = "an EffectError, which any error can become"
    var thrown = "any Error"
    if case .typed(let type) = failure {
      if type.form == error { return [] }
      thrown = type.text
      wayOut = "'\(thrown)', or \(wayOut)"
    }
    let isResult = form.resultArguments != nil
    let taken = isResult ? type.analysis.genericArguments[1] : type.text
    return .error(
      "\(name) throws '\(thrown)', but '\(action.name)' takes '\(taken)'", at: span,
      hint: isResult
        ? "let it take \(wayOut)"
        : "let it take \(wayOut), or write out what it takes: "
          + "'\(action.name)(…)', made of 'error'")
  }
}

extension TypeForm {
  /// The types of the value and the error, if it is a result.
  public var resultArguments: (success: TypeForm, failure: TypeForm)? {
    guard case .generic("Result", let arguments) = self, arguments.count == 2 else { return nil }
    return (arguments[0], arguments[1])
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
  public init(_ type: TypeForm?) {
    switch type {
    case .named("EffectError"): self = .wrapped
    case .named("Error"): self = .untyped
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

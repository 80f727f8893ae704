import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The consequences of an error in the call of an effect.

/// The handling of an error in the calls of an effect.
enum CaughtFailure {
  /// No handling.
  case nothing
  /// A closure after `catch:`, which does not receive a `CancellationError`.
  case closure(RunEffectCode.Failure)
  /// A statement after a `catch` inside of the effect, for handling that depends on the error's own type or includes
  /// a `CancellationError`.
  case inside(type: Code?, statement: Code)

  /// The closure after `catch:`; nil for other handling.
  var closure: RunEffectCode.Failure? {
    if case .closure(let failure) = self { failure } else { nil }
  }

  /// Whether the handling is inside of the effect.
  var isInside: Bool { if case .inside = self { true } else { false } }

  /// Returns statements of the effect with the handling of their errors.
  func following(_ items: [BlockItem]) -> [BlockItem] {
    guard case .inside(let type, let statement) = self else { return items }
    return [.attempt(items, type: type, else: [.statements(statement)])]
  }

}

extension CaughtFailure {
  /// Makes the handling that sends a `Result` with the error.
  init(result statement: Code, _ payload: ErrorPayload, of call: RunCall, delivers: Bool) {
    if case .typed = payload, let type = call.thrownType {
      self = .inside(type: type, statement: statement)
    } else if delivers {
      self = .inside(type: nil, statement: statement)
    } else {
      self = .closure(
        (ClosureOpening(capturesState: false, parameters: "error, send"), [statement]))
    }
  }
}

/// Returns the handling of errors in the calls of an effect.
///
/// - Parameters:
///   - call: The analysis of the calls that throw.
///   - delivers: Whether a `CancellationError` is handled like any other error.
func caughtFailure(
  _ outcome: RunEffect.Outcome, of call: RunCall?, delivers: Bool, in scope: EffectScope
) -> CaughtFailure {
  switch outcome {
  case .none, .unhandled: return .nothing
  case .ignore: return .closure((ClosureOpening(capturesState: false, parameters: "_, _"), []))
  case .send(let failure):
    let report = ReportedError(failure, in: scope)
    let type = report.isTyped ? call?.thrownType : nil
    guard type != nil || delivers else {
      let opening = ClosureOpening(
        capturesState: failure.mentions("state"),
        parameters: report.usesError ? "error, send" : "_, send")
      return .closure(
        (opening, [scope.dialect.sending(report.action, failure.animation)]))
    }
    return .inside(
      type: type, statement: scope.dialect.sending(report.action, failure.animation))
  }
}

/// An action that reports an error.
private struct ReportedError {
  /// The action.
  var action: Code
  /// Whether the action contains the error, or a value that is made from it.
  var usesError: Bool
  /// Whether the handling depends on the type of the error.
  var isTyped: Bool

  init(_ failure: NamedAction, in scope: EffectScope) {
    let path = failure.path.linked
    let (project, feature) = (scope.project, scope.feature)
    action = failure.code
    usesError = failure.mentions("error")
    isTyped = usesError
    if let arguments = failure.arguments {
      action = failure.code(
        zip(arguments, path.parameters).map {
          $0.wrappingError(project.errorPayload($1, of: feature))
        })
    } else if let parameter = path.parameters.taking {
      let payload = project.errorPayload(parameter, of: feature)
      action = failure.code([.labeled(parameter.label, Code(payload.value))])
      usesError = true
      if case .typed = payload { isTyped = true } else { isTyped = false }
    }
  }
}

extension Dialect {
  /// Returns the literal with which the runtime names the place of an effect when it reports an error; nil for other
  /// dialects and for handled errors.
  func place(of failure: RunEffect.Outcome, at span: SourceSpan) -> String? {
    guard self == .runtime, case .unhandled = failure else { return nil }
    return escapedStringLiteral("\(span.file.path):\(span.start.line)")
  }
}

extension ErrorPayload {
  /// The caught error in the form of the payload.
  var value: String {
    switch self {
    case .wrapped: "EffectError(error)"
    case .untyped, .typed: "error"
    }
  }
}

extension FeatureProject {
  /// Returns the form in which a parameter of an action takes an error, or a result that may contain an error.
  func errorPayload(_ parameter: Parameter?, of feature: Feature) -> ErrorPayload {
    let form = parameter.flatMap { typeScope(of: feature).form(of: $0.type) }
    return ErrorPayload(form?.resultArguments?.failure ?? form)
  }
}

extension RunCall {
  /// The type of the errors that the call throws, under its name in the feature; nil if the type is unknown.
  var thrownType: Code? {
    if case .typed(let type) = failure { Code(type.text) } else { nil }
  }
}

extension RunEffect.Outcome {
  /// Returns whether the action's arguments mention a name.
  func mentions(_ name: String) -> Bool {
    if case .send(let call) = self { call.mentions(name) } else { false }
  }
}

extension CallArgument {
  /// Returns the argument. If its parameter takes a wrapped error, the error of a call is wrapped.
  fileprivate func wrappingError(_ payload: ErrorPayload) -> Code {
    guard value.text == "error", case .wrapped = payload else { return code }
    return .labeled(label?.name, "EffectError(\(value))")
  }
}

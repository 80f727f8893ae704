import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// What follows when the call of an effect throws.

/// What an effect does with an error of its calls.
enum CaughtFailure {
  /// Nothing.
  case nothing
  /// The closure after `catch:` follows it, which a `CancellationError` does not reach.
  case closure(RunEffectCode.Failure)
  /// A statement after a `catch` in the effect follows it: the error's own type matters, or a `CancellationError` does.
  case inside(type: Code?, statement: Code)

  /// The closure after `catch:`; nil for none.
  var closure: RunEffectCode.Failure? {
    if case .closure(let failure) = self { failure } else { nil }
  }

  /// Whether it takes place in the effect.
  var isInside: Bool { if case .inside = self { true } else { false } }

  /// Statements of the effect with what follows their errors.
  func following(_ items: [BlockItem]) -> [BlockItem] {
    guard case .inside(let type, let statement) = self else { return items }
    return [.attempt(items, type: type, else: [.statements(statement)])]
  }

}

extension CaughtFailure {
  /// Sends a `Result` that holds the error.
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

/// What follows when the calls of an effect throw.
///
/// - Parameters:
///   - call: The facts about the calls that throw.
///   - delivers: Whether a `CancellationError` is an error like any other.
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
  /// Whether it carries the error, or something made of it.
  var usesError: Bool
  /// Whether the type of the error matters.
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
  /// The literal by which the runtime names the place of an effect when it reports an error; the library has none.
  func place(of failure: RunEffect.Outcome, at span: SourceSpan) -> String? {
    guard self == .runtime, case .unhandled = failure else { return nil }
    return escapedStringLiteral("\(span.file.path):\(span.start.line)")
  }
}

extension ErrorPayload {
  /// The caught error as the payload takes it.
  var value: String {
    switch self {
    case .wrapped: "EffectError(error)"
    case .untyped, .typed: "error"
    }
  }
}

extension FeatureProject {
  /// How a parameter of an action takes an error, or the result that may be one.
  func errorPayload(_ parameter: Parameter?, of feature: Feature) -> ErrorPayload {
    let form = parameter.flatMap { typeScope(of: feature).form(of: $0.type) }
    return ErrorPayload(form?.resultArguments?.failure ?? form)
  }
}

extension RunCall {
  /// The one type of error that the call throws, if it is known, as the feature calls it.
  var thrownType: Code? {
    if case .typed(let type) = failure { Code(type.text) } else { nil }
  }
}

extension RunEffect.Outcome {
  /// Whether the action's arguments mention a name.
  func mentions(_ name: String) -> Bool {
    if case .send(let call) = self { call.mentions(name) } else { false }
  }
}

extension CallArgument {
  /// The argument, the error of a call wrapped where its parameter takes it so.
  fileprivate func wrappingError(_ payload: ErrorPayload) -> Code {
    guard value.text == "error", case .wrapped = payload else { return code }
    return .labeled(label?.name, "EffectError(\(value))")
  }
}

import FeatureSpec
import SpecSource
import SpecSwift

// What follows when the call of an effect throws.

/// The closure behind `catch:`, which a `CancellationError` does not reach.
func failureClosure(
  _ outcome: RunEffect.Outcome, of feature: Feature, in project: FeatureProject,
  _ dialect: Dialect, columns: Int
) -> RunModel.Failure? {
  switch outcome {
  case .none, .unhandled:
    return nil
  case .ignore:
    return ("_, _", [])
  case .send(let failure):
    var action = project.tree(failure, of: feature)
    if let path = project.action(failure, of: feature), let arguments = failure.arguments {
      action = path.tree(
        zip(arguments, path.parameters).map {
          $0.wrappingError(project.errorPayload($1, of: feature))
        })
    }
    var usesError = failure.mentions("error")
    if failure.arguments == nil, let path = project.action(failure, of: feature),
      let parameter = path.parameters.taking
    {
      let error = project.errorPayload(parameter, of: feature).value
      action = path.tree([.argument(parameter.label, .text(error))])
      usesError = true
    }
    let capture = failure.mentions("state") ? "[state] " : ""
    let parameters = "\(capture)\(usesError ? "error" : "_"), send"
    return (parameters, [dialect.sending(action, failure.animation, columns: columns)])
  }
}

extension Dialect {
  /// The literal by which the runtime names the place of an effect when it reports an error; the library has none.
  func place(of failure: RunEffect.Outcome, at span: SourceSpan) -> String? {
    guard self == .runtime, case .unhandled = failure else { return nil }
    return escapedStringLiteral("\(span.file.path):\(span.start.line)")
  }
}

/// The statement that tells of an error of the very type that a call throws, where that type matters.
///
/// - Parameter columns: The columns of a statement of the effect's closure, in which the statement stands deeper.
func typedFailure(
  _ outcome: RunEffect.Outcome, of call: RunCall, _ feature: Feature, in project: FeatureProject,
  _ dialect: Dialect, columns: Int
) -> (type: String, statement: String)? {
  guard case .send(let failure) = outcome, let type = call.thrownType,
    let action = project.action(failure, of: feature)
  else { return nil }
  guard failure.arguments == nil else {
    return failure.mentions("error")
      ? (type, project.sending(failure, of: feature, in: dialect, columns: columns - 2)) : nil
  }
  guard let parameter = action.parameters.taking,
    case .typed = project.errorPayload(parameter, of: feature)
  else { return nil }
  let error = CallTree.argument(parameter.label, .text("error"))
  return (type, dialect.sending(action.tree([error]), failure.animation, columns: columns - 2))
}

/// Statements whose error, which is of one type, is caught on the spot.
func caughtStatement(_ statements: [String], type: String, failure: String) -> String {
  let body = statements.map { $0.indented() }.joined(separator: "\n")
  return """
    do throws(\(type)) {
    \(body)
    } catch {
    \(failure.indented())
    }
    """
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
  var thrownType: String? {
    if case .typed(let type) = failure { type.text } else { nil }
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
  fileprivate func wrappingError(_ payload: ErrorPayload) -> CallTree {
    guard value.text == "error", case .wrapped = payload else { return tree }
    return .argument(label?.name, .text("EffectError(error)"))
  }
}

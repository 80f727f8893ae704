import FeatureSpec
import SpecSource
import SpecSwift

/// A check of a `run`: the actions that it sends fit its call, and no error is lost.
struct RunCheck {
  let run: RunEffect
  let feature: Feature
  let project: FeatureProject
  /// The local names in the block.
  let locals: Set<String>

  /// Checks the `run`.
  ///
  /// - Parameter isSound: Whether the call itself has no errors. Such errors would only cause further errors.
  func check(isSound: Bool) -> [Diagnostic] {
    let (diagnostics, call) = checkCall(isSound: isSound)
    guard let call else { return diagnostics }
    return diagnostics + checkFailureIsTold(call)
      + call.checkFailure(run.failure, of: feature, in: project) + checkResult(call)
  }

  /// Checks the call and the actions, and resolves the call if it has no errors.
  func checkCall(isSound: Bool) -> (diagnostics: [Diagnostic], call: RunCall?) {
    let diagnostics =
      run.answers.flatMap { $0.checkOptional() } + checkIsCalled() + checkEnd()
    guard isSound, isKnown, diagnostics.isEmpty, !run.contradictsItself else {
      return (diagnostics, nil)
    }
    let kind = checkKind()
    guard kind.isEmpty else { return (kind, nil) }
    let call = run.resolvedCall(of: feature, in: project)
    return (checkSuccess(call) + checkHiddenValue(of: call), call)
  }

  /// Checks that 'stream' reads a sequence, and that 'run' calls any other endpoint.
  private func checkKind() -> [Diagnostic] {
    guard let endpoint = run.endpoint(of: feature, in: project),
      run.isStream ? endpoint.streamElement == nil : endpoint.element != nil
    else { return [] }
    let returned = endpoint.returnType.map { "'\($0)'" } ?? "nothing"
    return .error(
      .wrongCall,
      "'\(run.call.text.prefix { $0 != "(" })' returns "
        + "\(run.isStream ? "\(returned), not a stream" : "a stream")",
      at: run.call.span,
      hint: run.isStream
        ? "call it in 'run'" : "read its elements with 'stream: {of: …, send: …}'")
  }

  /// Whether the specs of all dependencies that the call names could be read.
  private var isKnown: Bool {
    run.call.analysis.references.allSatisfy { reference in
      guard feature.parameter(named: reference.base.name) == nil else { return true }
      let isListed = feature.lists(reference.base.name)
      guard isListed || project.dependency(reference.base.name) != nil else { return true }
      guard isListed else { return false }
      switch project.dependency(reference.base.name, in: feature) {
      case .client(let client): return client.missing.isEmpty
      case .builtIn: return true
      case nil: return feature.ownDependency(named: reference.base.name) != nil
      }
    }
  }

  /// Checks that an endpoint or function is called, not only named.
  private func checkIsCalled() -> [Diagnostic] {
    guard run.call.analysis.isSingleExpression, run.call.analysis.references.count == 1,
      let reference = run.call.analysis.references.first, reference.access == .read,
      reference.range == 0..<run.call.text.utf8.count, namesFunction(reference)
    else { return [] }
    return .error(
      .wrongCall, "'\(run.call.text)' is not called", at: run.call.span,
      hint: "write '\(run.call.text)()', with its arguments")
  }

  /// Checks that the action that follows the call can follow it.
  private func checkEnd() -> [Diagnostic] {
    guard run.call.analysis.isDeadEnd, let told = run.success.call ?? run.result else { return [] }
    return .error(
      .unreachableBlock,
      "'\(told.address.text)' is never sent, because the call always ends before",
      at: told.span, hint: "remove it, or end the call under a condition only: 'if …'")
  }

  /// Whether a reference names an endpoint or function without calling it.
  private func namesFunction(_ reference: Reference) -> Bool {
    let name = reference.base.name
    guard let member = reference.members.first else {
      return project.function(named: name, of: feature) != nil && reference.baseCall == nil
    }
    return reference.members.count == 1 && member.call == nil && feature.lists(name)
      && project.declares(member.name, of: name, in: feature)
  }

  /// Checks that a call has a failure action if, and only if, it can throw.
  private func checkFailureIsTold(_ call: RunCall) -> [Diagnostic] {
    let isTold: Bool
    if case .none = run.failure { isTold = run.result != nil } else { isTold = true }
    switch call.failure {
    case .untyped where !isTold, .typed where !isTold:
      return .error(
        .unhandledFailure, "\(call.name) can throw, but no action handles the error",
        at: run.call.span,
        hint: "add 'failure:' with an action that receives the error, 'failure: ignore', "
          + "or 'failure: unhandled', which reports it")
    case .never where isTold, .cancellation where isTold:
      return .error(
        .impossibleFailure, "\(call.name) does not throw, so no error is ever received",
        at: run.failureKey ?? run.call.span,
        hint: (run.result == nil ? "remove 'failure'" : "use 'success' instead of 'result'")
          + (undeclaredCall.map { ", or write 'try', because no spec declares '\($0)'" }
            ?? (isWhollyDeclared ? "" : ", or write 'try' before the call that throws")))
    default:
      return []
    }
  }

  /// Whether specs declare all functions that the call itself calls.
  private var isWhollyDeclared: Bool {
    let calls = run.call.analysis.references.filter {
      !$0.surroundings.contains(.function) && ($0.isCallTarget || $0.baseCall != nil)
    }
    return !calls.isEmpty && calls.allSatisfy { DeclaredCall($0, of: feature, in: project) != nil }
  }

  /// The called method that no spec declares, which comes from a client's extension in the app.
  private var undeclaredCall: String? {
    run.call.analysis.references.lazy.filter { reference in
      guard case .client? = project.dependency(reference.base.name, in: feature) else {
        return false
      }
      return reference.members.first?.call != nil
        && DeclaredCall(reference, of: feature, in: project) == nil
    }.first.map { "\($0.base.name).\($0.members[0].name)" }
  }

  /// Checks that the value fits the payload of the success action.
  private func checkSuccess(_ call: RunCall) -> [Diagnostic] {
    guard case .send(let success) = run.success, success.arguments == nil,
      let action = success.path.target,
      !action.parameters.isEmpty
    else { return [] }
    let name = action.name
    guard let taking = action.parameters.taking else {
      return .error(
        .mismatchedPayload,
        "'\(name)' takes \(counted(action.parameters.count, "value")), not only the call's value",
        at: success.span, hint: "write all of its values: '\(name)(…)'")
    }
    switch call.value {
    case .something, .discardable:
      let type = taking.type
      return checkValue(
        of: call, fits: types.form(of: type), type.text, of: action, at: success.span)
    case .nothing, .statements:
      return .error(
        .mismatchedPayload, "\(call.name) returns no value, but '\(name)' takes a value",
        at: success.span,
        hint: call.value == .nothing
          ? "write the value, as in '\(name)(…)', or remove the parameter of '\(name)'"
          : "declare the value, 'let value = …', and pass it: '\(name)(value)'")
    }
  }

  /// Checks that the declared type of the endpoint's value does not certainly differ from the type that an action
  /// takes.
  private func checkValue(
    of call: RunCall, fits form: TypeForm?, _ type: String, of action: ActionPath,
    at span: SourceSpan
  ) -> [Diagnostic] {
    guard let endpoint = run.endpoint(of: feature, in: project),
      let given = endpoint.valueForm(types), let form,
      PayloadFit(project: project).isExcluded(given, for: form)
    else { return [] }
    let value = endpoint.streamElement?.type ?? endpoint.returns?.text ?? ""
    return .error(
      .mismatchedPayload, "\(call.name) returns '\(value)', but '\(action.name)' takes '\(type)'",
      at: span,
      hint: run.result == nil
        ? "change its parameter to '\(value)', or write its values: '\(action.name)(…)', with "
          + "'\(run.isStream ? "element" : "value")'"
        : "change its parameter to a Result of '\(value)'")
  }

  /// Checks that the value and the error fit the `Result` that an action takes.
  private func checkResult(_ call: RunCall) -> [Diagnostic] {
    guard let result = run.result, let action = result.path.target else { return [] }
    let type = action.parameters.taking?.type
    guard result.arguments == nil, let type,
      let arguments = types.form(of: type)?.resultArguments
    else {
      return .error(
        .mismatchedPayload, "'\(action.name)' does not take the Result of the call",
        at: result.span,
        hint: "declare it as 'with: {_ result: 'Result<Value, EffectError>'}'")
    }
    if call.value == .statements {
      return .error(
        .mismatchedPayload, "statements return no value for a Result", at: run.call.span,
        hint: "use 'success' and 'failure', or call one function")
    }
    let success = type.analysis.genericArguments[0]
    return checkValue(
      of: call, fits: arguments.success, success, of: action, at: result.span)
      + call.checkError(fits: type, of: action, at: result.span, feature, in: project)
  }

  /// The names of types in the feature.
  private var types: TypeScope { project.typeScope(of: feature) }
}

import FeatureSpec
import SpecSource
import SpecSwift

/// The call of a `run`, as far as declarations describe it.
public struct RunCall: Sendable {
  /// The value that a call returns.
  public enum Value: Sendable, Equatable {
    /// No value.
    case nothing
    /// A value, whose type is declared by the endpoint or known only to the compiler.
    case something
    /// A value that may be unused.
    case discardable
    /// No value, because the call consists of statements.
    case statements
  }

  /// The keywords that the call needs and the spec does not write: `try await` and a space.
  public var keywords = ""
  /// The call as in the spec.
  public var call: SwiftFragment
  /// The value that the call returns.
  public var value: Value
  /// The errors that the call throws.
  public var failure: CallEffects.Failure
  /// The name of the call in messages.
  public var name: String
  /// Whether declarations, rather than the text of the call, specify the errors that it throws.
  public var isDeclared = false

  /// The call with the keywords that it needs: `try await bmiHistory.load()`.
  public var text: String { keywords + call.text }
}

extension RunEffect {
  /// Resolves the call with the declarations of its endpoints.
  ///
  /// An expression that calls declared endpoints gets `try` and `await` from their declarations, unless it contains
  /// either keyword. Statements contain the keywords themselves.
  public func resolvedCall(of feature: Feature, in project: FeatureProject) -> RunCall {
    let call = plainCall(of: feature, in: project)
    guard isStream else { return call }
    return call.asSequence(of: endpoint(of: feature, in: project), failure: failure)
  }

  /// Finds the endpoint or function that the `run` calls, if the `run` consists only of this call.
  func endpoint(of feature: Feature, in project: FeatureProject) -> Endpoint? {
    call.analysis.singleCall.flatMap { DeclaredCall($0, of: feature, in: project)?.endpoint }
  }

  /// Resolves the call with the declarations of its endpoints, for a value as well as for a sequence.
  private func plainCall(of feature: Feature, in project: FeatureProject) -> RunCall {
    let calls = call.declaredCalls(of: feature, in: project)
    let single = calls.first { $0.reference == call.analysis.singleCall }
    guard call.analysis.takesKeywords, !calls.isEmpty else {
      return call.written(in: project, of: feature)
    }
    let effects = calls.map(\.effects).reduce(.none, +)
    let throwing = calls.filter(\.effects.canThrow)
    return RunCall(
      keywords: effects.keywords, call: call, value: single?.value ?? .something,
      failure: effects.failure,
      name: (throwing.count == 1 ? throwing.first : single)?.name ?? "the call",
      isDeclared: true)
  }
}

extension TaskEffect {
  /// Resolves the calls with the declarations of their endpoints, followed by the conditions.
  public func resolvedCalls(of feature: Feature, in project: FeatureProject) -> [RunCall] {
    calls.map { $0.resolvedCall(of: feature, in: project) }
      + writtenConditions(in: project, of: feature)
  }

  /// Converts the conditions to calls.
  func writtenConditions(in project: FeatureProject, of feature: Feature) -> [RunCall] {
    conditions.map { $0.written(in: project, of: feature, as: "a condition") }
  }
}

extension SwiftFragment {
  /// Makes a call, or a condition, about which only its text is known.
  fileprivate func written(
    in project: FeatureProject, of feature: Feature, as name: String = "the call"
  ) -> RunCall {
    let failure: CallEffects.Failure =
      !analysis.throwsErrors
      ? .never : analysis.onlySleeps(in: project, of: feature) ? .cancellation : .untyped
    let isDiscardable =
      analysis.singleCall.map { $0.changesShared || $0.givesNothing } == true
      || analysis.isDeadEnd
    let value: RunCall.Value =
      !analysis.isSingleExpression ? .statements : isDiscardable ? .discardable : .something
    return RunCall(call: self, value: value, failure: failure, name: name)
  }
}

extension StreamEffect {
  /// Whether an error may end the sequence while it is read.
  ///
  /// If a spec declares the sequence, its endpoint decides. Otherwise, an error is possible if the spec specifies its
  /// consequence.
  public func throwsWhileRead(of feature: Feature, in project: FeatureProject) -> Bool {
    if let declared = run.endpoint(of: feature, in: project)?.streamElement {
      return declared.isThrowing
    }
    if case .none = failure { return false }
    return true
  }

  /// Resolves the call that returns the sequence, with the declaration of its endpoint.
  public func resolvedCall(of feature: Feature, in project: FeatureProject) -> RunCall {
    run.resolvedCall(of: feature, in: project)
  }
}

extension RunCall {
  /// Converts the call to the sequence of a stream, whose errors are thrown while it is read.
  fileprivate func asSequence(of endpoint: Endpoint?, failure told: RunEffect.Outcome) -> RunCall {
    var call = self
    call.value = .something
    if let endpoint, endpoint.element != nil {
      if case .untyped = endpoint.failure { call.failure = .untyped }
    } else if case .none = told {
      return call
    } else if case .never = failure {
      // Only the compiler knows the errors of this call. A failure action in the spec shows that errors are possible.
      call.failure = .untyped
    }
    return call
  }
}

extension Reference {
  /// Whether the reference changes a shared value: `state.$isOn.withLock { … }`.
  fileprivate var changesShared: Bool {
    base.name == "state" && members.last?.name == "withLock"
  }

  /// Whether the reference calls a function of Swift that returns no value: `print("loaded")`.
  fileprivate var givesNothing: Bool {
    members.isEmpty && baseCall != nil
      && ["assert", "debugPrint", "precondition", "print"].contains(base.name)
  }
}

extension FragmentAnalysis {
  /// Whether every `try` in the text belongs to a sleep or a similar call, which throws only when it is cancelled.
  fileprivate func onlySleeps(in project: FeatureProject, of feature: Feature) -> Bool {
    onlySleeps { name in
      guard case .builtIn(let builtIn) = project.dependency(name, in: feature) else { return nil }
      return builtIn
    }
  }

  /// Whether every `try` in the text belongs to a sleep or a similar call, which throws only when it is cancelled.
  ///
  /// - Parameter builtIn: Returns the built-in dependency with a name.
  public func onlySleeps(_ builtIn: (String) -> BuiltInDependency?) -> Bool {
    let sleeps = references.count { reference in
      guard let method = reference.members.first, method.call != nil else { return false }
      if reference.base.name == "Task" {
        return ["checkCancellation", "sleep"].contains(method.name)
      }
      guard case .cancellation = builtIn(reference.base.name)?.methods[method.name]?.failure else {
        return false
      }
      return true
    }
    return unhandledThrows.isEmpty && unhandledTries.count == sleeps
  }
}

extension Endpoint {
  /// Returns the effects of a call of the endpoint.
  ///
  /// - Parameter types: The names of types in the place of the call.
  public func effects(_ types: @autoclosure () -> TypeScope) -> CallEffects {
    // A stream throws when it is read, not when it is requested.
    CallEffects(isAsync: isAsync, failure: element == nil ? thrownError(types()) : .never)
  }

  /// Whether a call of the endpoint may throw.
  var canThrow: Bool {
    if case .never = failure { false } else { element == nil }
  }

  private func thrownError(_ types: @autoclosure () -> TypeScope) -> CallEffects.Failure {
    switch failure {
    case .never: return .never
    case .untyped: return .untyped
    case .typed(let type):
      guard let type = types().resolve(type) else { return .untyped }
      if type.form == .named("CancellationError") { return .cancellation }
      if case .untyped = ErrorPayload(type.form) { return .untyped }
      return .typed(type)
    }
  }
}

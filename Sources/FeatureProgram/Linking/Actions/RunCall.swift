import FeatureSpec
import SpecSource
import SpecSwift

/// The call of a `run`, as far as declarations tell.
public struct RunCall: Sendable {
  /// What the call returns.
  public enum Value: Sendable, Equatable {
    /// Nothing.
    case nothing
    /// Something, of a type that only the compiler knows or that the endpoint declares.
    case something
    /// Something that need not be used.
    case discardable
    /// Nothing, because it is made of statements.
    case statements
  }

  /// The keywords that the call needs and the spec does not write: `try await` and a blank.
  public var keywords = ""
  /// The call as the spec writes it.
  public var call: SwiftFragment
  /// What it returns.
  public var value: Value
  /// What it throws.
  public var failure: CallEffects.Failure
  /// How messages name it.
  public var name: String
  /// Whether declarations say what it throws, rather than its text.
  public var isDeclared = false

  /// The call with the keywords it needs: `try await bmiHistory.load()`.
  public var text: String { keywords + call.text }
}

extension RunEffect {
  /// The call with what declarations say of it.
  ///
  /// One expression that calls declared endpoints gets `try` and `await` from their declarations, unless it writes one
  /// of them; statements say them themselves.
  public func resolvedCall(of feature: Feature, in project: FeatureProject) -> RunCall {
    let call = plainCall(of: feature, in: project)
    guard isStream else { return call }
    return call.asSequence(of: endpoint(of: feature, in: project), failure: failure)
  }

  /// The endpoint or function that the call is nothing but a call of.
  func endpoint(of feature: Feature, in project: FeatureProject) -> Endpoint? {
    call.analysis.singleCall.flatMap { DeclaredCall($0, of: feature, in: project)?.endpoint }
  }

  /// The call with what declarations say of it, whether it is a sequence or not.
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
  /// The calls, and behind them the conditions, with what is known of them.
  public func resolvedCalls(of feature: Feature, in project: FeatureProject) -> [RunCall] {
    calls.map { $0.resolvedCall(of: feature, in: project) }
      + writtenConditions(in: project, of: feature)
  }

  /// The conditions as calls.
  func writtenConditions(in project: FeatureProject, of feature: Feature) -> [RunCall] {
    conditions.map { $0.written(in: project, of: feature, as: "a condition") }
  }
}

extension SwiftFragment {
  /// A call, or a condition, whose text says all that is known of it.
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
  /// Its endpoint declares so or, where nothing declares the sequence, the spec says what follows an error.
  public func throwsWhileRead(of feature: Feature, in project: FeatureProject) -> Bool {
    if let declared = run.endpoint(of: feature, in: project)?.streamElement {
      return declared.isThrowing
    }
    if case .none = failure { return false }
    return true
  }

  /// The call that gives the sequence, with what declarations say of it.
  public func resolvedCall(of feature: Feature, in project: FeatureProject) -> RunCall {
    run.resolvedCall(of: feature, in: project)
  }
}

extension RunCall {
  /// The call as the sequence of a stream, whose errors come while it is read.
  fileprivate func asSequence(of endpoint: Endpoint?, failure told: RunEffect.Outcome) -> RunCall {
    var call = self
    call.value = .something
    if let endpoint, endpoint.element != nil {
      if case .untyped = endpoint.failure { call.failure = .untyped }
    } else if case .none = told {
      return call
    } else if case .never = failure {
      // Only the compiler knows; a spec with a failure action says so, too.
      call.failure = .untyped
    }
    return call
  }
}

extension Reference {
  /// Whether it changes a shared value: `state.$isOn.withLock { … }`.
  fileprivate var changesShared: Bool {
    base.name == "state" && members.last?.name == "withLock"
  }

  /// Whether it calls a function of Swift that gives nothing: `print("loaded")`.
  fileprivate var givesNothing: Bool {
    members.isEmpty && baseCall != nil
      && ["assert", "debugPrint", "precondition", "print"].contains(base.name)
  }
}

extension FragmentAnalysis {
  /// Whether every `try` of the text is that of a sleep or the like, which throws for nothing but cancellation.
  fileprivate func onlySleeps(in project: FeatureProject, of feature: Feature) -> Bool {
    onlySleeps { name in
      guard case .builtIn(let builtIn) = project.dependency(name, in: feature) else { return nil }
      return builtIn
    }
  }

  /// Whether every `try` of the text is that of a sleep or the like, which throws for nothing but cancellation.
  ///
  /// - Parameter builtIn: Gives the built-in dependency that a name means.
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
  /// What a call does beyond returning.
  ///
  /// - Parameter types: The names of types where the call stands.
  public func effects(_ types: @autoclosure () -> TypeScope) -> CallEffects {
    // A stream throws when it is read, not when it is asked for.
    CallEffects(isAsync: isAsync, failure: element == nil ? thrownError(types()) : .never)
  }

  /// Whether a call may throw.
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

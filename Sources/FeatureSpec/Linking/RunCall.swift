import SpecSource
import SpecSwift

/// What is known of the call of a `run`.
public struct RunCall: Sendable {
  /// What the call gives back.
  public enum Value: Sendable, Equatable {
    /// Nothing.
    case nothing
    /// Something, of a type that only the compiler knows or that the endpoint declares.
    case something
    /// Statements give nothing back.
    case statements
  }

  /// The call with the keywords it needs: `try await bmiHistory.load()`.
  public var text: String
  /// What it gives back.
  public var value: Value
  /// What it throws.
  public var failure: CallEffects.Failure
  /// How messages name it.
  public var name: String
}

extension RunEffect {
  /// What is known of the call.
  ///
  /// One that is nothing but a call of a declared endpoint gets `try` and `await` from the declaration; anything else
  /// says them itself.
  public func resolvedCall(of feature: Feature, in project: FeatureProject) -> RunCall {
    if let reference = call.facts.singleCall, let declared = declaredCall(reference, in: project),
      feature.dependencies.contains(where: { $0.value == reference.base.name })
    {
      return declared
    }
    let failure: CallEffects.Failure =
      !call.facts.throwsErrors
      ? .never : call.facts.onlySleeps(in: project) ? .cancellation : .untyped
    let value: RunCall.Value = call.facts.isSingleExpression ? .something : .statements
    return RunCall(text: call.text, value: value, failure: failure, name: "the call")
  }

  /// What the declaration of a single called endpoint tells.
  private func declaredCall(_ reference: Reference, in project: FeatureProject) -> RunCall? {
    guard let member = reference.members.first, reference.members.count == 1 else { return nil }
    let name = "\(reference.base.name).\(member.name)"
    switch project.dependency(reference.base.name) {
    case .builtIn(let builtIn):
      guard let effects = builtIn.methods[member.name] else { return nil }
      return RunCall(
        text: effects.keywords + call.text, value: .nothing, failure: effects.failure, name: name)
    case .client(let client):
      guard let endpoint = client.endpoint(named: member.name) else { return nil }
      return RunCall(
        text: endpoint.effects.keywords + call.text,
        value: endpoint.returns == nil ? .nothing : .something,
        failure: endpoint.effects.failure, name: name)
    case nil:
      return nil
    }
  }
}

extension FragmentFacts {
  /// Whether every `try` of the text is that of a clock's sleep, which throws for nothing but cancellation.
  fileprivate func onlySleeps(in project: FeatureProject) -> Bool {
    let sleeps = references.count { reference in
      guard let method = reference.members.first, method.call != nil,
        case .builtIn(let builtIn) = project.dependency(reference.base.name),
        case .cancellation = builtIn.methods[method.name]?.failure
      else { return false }
      return true
    }
    return unhandledThrows.isEmpty && unhandledTries.count == sleeps
  }
}

extension Endpoint {
  /// What a call of it does beyond returning.
  public var effects: CallEffects {
    let failure: CallEffects.Failure =
      switch failure {
      case .never: .never
      case .untyped: .untyped
      case .typed(let type): .typed(type.text)
      }
    return CallEffects(isAsync: isAsync, failure: failure)
  }
}

extension CallEffects {
  /// Whether a call needs `try`.
  public var canThrow: Bool {
    if case .never = failure { false } else { true }
  }

  /// The keywords that a call needs in front.
  public var keywords: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }
}

import FeatureSpec
import SpecSource
import SpecSwift

/// A call of something that is declared: an endpoint, a method that is built in, or a function that a feature is given.
struct DeclaredCall {
  /// The reference in its fragment.
  let reference: Reference
  /// How messages name it: `bmiHistory.load`.
  let name: String
  /// What it does beyond returning.
  let effects: CallEffects
  /// What it returns.
  let value: RunCall.Value
  /// The endpoint or function that it calls; nil for a dependency that is built in.
  let endpoint: Endpoint?

  /// Finds what a reference in a feature calls; nil if no declaration says.
  init?(_ reference: Reference, of feature: Feature, in project: FeatureProject) {
    self.reference = reference
    let key = reference.base.name
    let function = project.function(named: key, of: feature)
    if function != nil || feature.parameter(named: key) != nil {
      guard reference.baseCall != nil, let function else { return nil }
      (name, endpoint) = (key, function)
      (effects, value) = (function.effects(project.typeScope(of: feature)), function.value)
      return
    }
    guard let dependency = project.dependency(key, in: feature) else { return nil }
    guard let member = reference.members.first else {
      guard reference.baseCall != nil, case .builtIn(let builtIn) = dependency,
        let effects = builtIn.callEffects
      else { return nil }
      name = key
      self.effects = effects
      // The result of 'openURL' need not be used.
      value = builtIn.key == "openURL" ? .discardable : .nothing
      endpoint = nil
      return
    }
    guard let arguments = member.call else { return nil }
    name = "\(key).\(member.name)"
    switch dependency {
    case .builtIn(let builtIn):
      guard let effects = builtIn.methods[member.name] else { return nil }
      self.effects = effects
      value = .nothing
      endpoint = nil
    case .client(let client):
      guard let endpoint = project.endpoint(named: member.name, of: client),
        !client.isExternal || endpoint.takes(arguments)
      else { return nil }
      self.endpoint = endpoint
      (effects, value) = (endpoint.effects(project.typeScope(of: feature)), endpoint.value)
    }
  }
}

extension Endpoint {
  /// What a call returns.
  fileprivate var value: RunCall.Value {
    returns == nil && element == nil ? .nothing : .something
  }

  /// Whether arguments have the labels of its parameters; a trailing closure has no label, whatever its parameter's is.
  func takes(_ arguments: [Argument]) -> Bool {
    arguments.contains(where: \.isTrailingClosure)
      || arguments.map { $0.label?.name } == parameters.map(\.label)
  }
}

extension FeatureProject {
  /// Whether a dependency that a feature calls by a name declares something of a name that is called.
  func declares(_ member: String, of name: String, in feature: Feature) -> Bool {
    switch dependency(name, in: feature) {
    case .builtIn(let builtIn): builtIn.methods[member] != nil
    case .client(let client): client.endpoint(named: member) != nil
    case nil: false
    }
  }
}

extension SwiftFragment {
  /// The calls of what the dependencies and parameters of a feature declare, those in closures and local functions left
  /// out.
  func declaredCalls(of feature: Feature, in project: FeatureProject) -> [DeclaredCall] {
    analysis.references.filter {
      !$0.surroundings.contains(.function)
        && (feature.lists($0.base.name) || feature.parameter(named: $0.base.name) != nil)
    }
    .compactMap { DeclaredCall($0, of: feature, in: project) }
  }
}

extension FragmentAnalysis {
  /// Whether `try` and `await` can be put in front: it is one expression, and none of its own calls has one.
  var takesKeywords: Bool {
    isSingleExpression && unhandledTries.isEmpty && awaits.isEmpty
      && references.allSatisfy {
        $0.surroundings.contains(.function) || $0.surroundings.isEmpty
      }
  }
}

extension Feature {
  /// Whether a dependency is among those that the feature lists.
  func lists(_ key: String) -> Bool {
    dependencies.contains { $0.value == key }
  }
}

extension CallEffects {
  /// The effects of a call that returns at once and throws nothing.
  static let none = CallEffects(isAsync: false, failure: .never)

  /// The effects of two calls in one expression.
  static func + (one: CallEffects, other: CallEffects) -> CallEffects {
    CallEffects(
      isAsync: one.isAsync || other.isAsync, failure: one.failure.joined(with: other.failure))
  }

  /// Whether a call needs `try`.
  public var canThrow: Bool {
    if case .never = failure { false } else { true }
  }

  /// The keywords that a call needs in front.
  public var keywords: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }
}

extension CallEffects.Failure {
  /// What an expression may throw in which one call throws this and another call that.
  fileprivate func joined(with other: CallEffects.Failure) -> CallEffects.Failure {
    switch (self, other) {
    case (.never, _), (.cancellation, .cancellation): other
    case (_, .never): self
    case (.typed(let one), .typed(let two)) where one.form == two.form: self
    default: .untyped
    }
  }
}

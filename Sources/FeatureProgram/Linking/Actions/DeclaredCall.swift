import FeatureSpec
import SpecSource
import SpecSwift

/// A call of a declaration: of an endpoint, a built-in method, or a function that is a parameter of a feature.
struct DeclaredCall {
  /// The reference in its fragment.
  let reference: Reference
  /// The name of the call in messages: `bmiHistory.load`.
  let name: String
  /// The effects of the call.
  let effects: CallEffects
  /// The value that the call returns.
  let value: RunCall.Value
  /// The endpoint or function that is called; nil for a built-in dependency.
  let endpoint: Endpoint?

  /// Finds the declaration that a reference in a feature calls; nil if no such declaration exists.
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
      // The result of 'openURL' may be unused.
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
  /// The value that a call of the endpoint returns.
  fileprivate var value: RunCall.Value {
    returns == nil && element == nil ? .nothing : .something
  }

  /// Whether arguments have the labels of the endpoint's parameters. A trailing closure has no label, regardless of
  /// its parameter's label.
  func takes(_ arguments: [Argument]) -> Bool {
    arguments.contains(where: \.isTrailingClosure)
      || arguments.map { $0.label?.name } == parameters.map(\.label)
  }
}

extension FeatureProject {
  /// Whether a dependency that a feature calls by a name declares the called member.
  func declares(_ member: String, of name: String, in feature: Feature) -> Bool {
    switch dependency(name, in: feature) {
    case .builtIn(let builtIn): builtIn.methods[member] != nil
    case .client(let client): client.endpoint(named: member) != nil
    case nil: false
    }
  }
}

extension SwiftFragment {
  /// Finds the calls of declarations of a feature's dependencies and parameters, except for calls in closures and
  /// local functions.
  func declaredCalls(of feature: Feature, in project: FeatureProject) -> [DeclaredCall] {
    analysis.references.filter {
      !$0.surroundings.contains(.function)
        && (feature.lists($0.base.name) || feature.parameter(named: $0.base.name) != nil)
    }
    .compactMap { DeclaredCall($0, of: feature, in: project) }
  }
}

extension FragmentAnalysis {
  /// Whether `try` and `await` can precede the fragment: it is one expression, and none of its own calls has either
  /// keyword.
  var takesKeywords: Bool {
    isSingleExpression && unhandledTries.isEmpty && awaits.isEmpty
      && references.allSatisfy {
        $0.surroundings.contains(.function) || $0.surroundings.isEmpty
      }
  }
}

extension Feature {
  /// Whether the feature lists a dependency.
  func lists(_ key: String) -> Bool {
    dependencies.contains { $0.value == key }
  }
}

extension CallEffects {
  /// The effects of a call that returns at once and throws nothing.
  static let none = CallEffects(isAsync: false, failure: .never)

  /// Combines the effects of two calls in one expression.
  static func + (one: CallEffects, other: CallEffects) -> CallEffects {
    CallEffects(
      isAsync: one.isAsync || other.isAsync, failure: one.failure.joined(with: other.failure))
  }

  /// Whether a call needs `try`.
  public var canThrow: Bool {
    if case .never = failure { false } else { true }
  }

  /// The keywords that must precede a call.
  public var keywords: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }
}

extension CallEffects.Failure {
  /// Joins the errors of two calls that are in one expression.
  fileprivate func joined(with other: CallEffects.Failure) -> CallEffects.Failure {
    switch (self, other) {
    case (.never, _), (.cancellation, .cancellation): other
    case (_, .never): self
    case (.typed(let one), .typed(let two)) where one.form == two.form: self
    default: .untyped
    }
  }
}

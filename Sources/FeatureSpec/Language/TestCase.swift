import SpecSource
import SpecSwift

/// A test of a feature: a first state, steps, and the changes that must follow.
public struct TestCase: Sendable {
  /// The name, which says in words what the test proves.
  public var name: Located<String>
  /// The documentation.
  public var documentation: Documentation
  /// The Swift before the first step, whose names are in scope of the rest.
  public var setup: Optional<SwiftFragment>
  /// Fields of the state it starts from.
  public var given: [GivenField]
  /// The state it starts from as a whole, where that is not made of fields.
  public var givenState: Optional<SwiftFragment>
  /// Parts of its fields and children that it starts with.
  public var givenParts: [Expectation]
  /// The values of the feature's parameters.
  public var arguments: [GivenField]
  /// The behaviour of the dependencies.
  public var overrides: [DependencyOverride]
  /// The steps, in order.
  public var steps: [TestStep]

  /// The parts of the test that could not be read.
  package var missing: MissingTestParts

  /// The names that its Swift declares, before the first step and between steps.
  public var declaredNames: [String] {
    statements.flatMap { $0.analysis.declaredNames.map(\.name) }
  }

  /// The Swift before the first step and between steps.
  public var statements: [SwiftFragment] {
    [setup].compactMap(\.self)
      + steps.compactMap { if case .statements(let swift) = $0.kind { swift } else { nil } }
  }

  /// Finds the step that has sent the action whose effects another step ends; nil if none has.
  ///
  /// - Parameter index: The index of the step that ends the effects.
  public func sendCancelled(at index: Int) -> Int? {
    guard case .cancel(let call) = steps[index].kind else { return nil }
    return steps[..<index].lastIndex { step in
      if case .send(let sent) = step.kind { sent.address.text == call.address.text } else { false }
    }
  }
}

/// The parts of a test that could not be read.
package struct MissingTestParts: Sendable {
  /// Whether steps are missing, whose absence is not reported.
  package var steps: Bool
  /// Whether values that the test begins with are missing, whose absence is not reported.
  package var values: Bool
}

/// A value for a field of the state, or for a parameter of a feature.
public struct GivenField: Sendable {
  /// The name of the field or parameter.
  public var name: Located<String>
  /// Its value.
  public var value: SwiftFragment
}

/// The behaviour of a dependency, or of one of its endpoints, in a test.
public struct DependencyOverride: Sendable {
  /// A behaviour in place of the declared one.
  public enum Behaviour: Sendable {
    /// It returns a value.
    case value(SwiftFragment)
    /// It throws an error.
    case throwing(SwiftFragment)
    /// It collects its arguments under a name, and returns a value.
    case records(Located<String>, returns: SwiftFragment?)
    /// It is a closure.
    case closure(SwiftFragment)
    /// It returns a sequence of elements, an array; an error may end it.
    case stream(elements: SwiftFragment, throwing: SwiftFragment?)
    /// It returns a sequence that the test feeds; an error may end it.
    case fed(SourceSpan, throwing: SwiftFragment?)
    /// It never answers.
    case never(SourceSpan)
  }

  /// The dependency's key.
  public var key: Located<String>
  /// The endpoint's name, unless the dependency is overridden whole.
  public var endpoint: Optional<Located<String>>
  /// The behaviour.
  public var behaviour: Behaviour
  /// The dependency that the feature calls by a name of its own; nil for a key.
  public var own: Optional<OwnDependency>
  /// The time by which the test's clock moves before the answer.
  public var delay: Optional<Located<DurationValue>>

  /// The name by which the test overrides it, if that is the feature's own.
  var ownName: Optional<String>

  /// The name by which the test overrides it: a key or an own name, and perhaps the endpoint's after a dot.
  public var name: String {
    ownName ?? ([key] + [endpoint].compactMap(\.self)).map(\.value).joined(separator: ".")
  }

  /// Whether the test feeds what it returns.
  public var isFed: Bool {
    if case .fed = behaviour { true } else { false }
  }
}

extension Address {
  /// The address as it is written.
  public var text: String {
    span.text
  }
}

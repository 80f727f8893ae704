import SpecSource
import SpecSwift

/// A test of a feature: a first state, steps, and the changes that must follow.
public struct TestCase: Sendable {
  /// The name, which describes in words the behaviour that the test proves.
  public var name: Located<String>
  /// The documentation.
  public var documentation: Documentation
  /// The Swift before the first step, whose names are in scope of the whole test.
  public var setup: Optional<SwiftFragment>
  /// The fields of the state that the test starts from.
  public var given: [GivenField]
  /// The complete state that the test starts from, if the state does not consist of fields.
  public var givenState: Optional<SwiftFragment>
  /// The parts of fields and children that the test starts from.
  public var givenParts: [Expectation]
  /// The values of the feature's parameters.
  public var arguments: [GivenField]
  /// The behaviour of the dependencies.
  public var overrides: [DependencyOverride]
  /// The steps, in order.
  public var steps: [TestStep]

  /// The parts of the test that could not be read.
  package var missing: MissingTestParts

  /// The names that the test's Swift declares, before the first step and between steps.
  public var declaredNames: [String] {
    statements.flatMap { $0.analysis.declaredNames.map(\.name) }
  }

  /// The Swift before the first step and between steps.
  public var statements: [SwiftFragment] {
    [setup].compactMap(\.self)
      + steps.compactMap { if case .statements(let swift) = $0.kind { swift } else { nil } }
  }

  /// Finds the step that has sent the action whose effects another step ends; nil if no step has.
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
  /// Whether steps are missing. Their absence is not reported.
  package var steps: Bool
  /// Whether values that the test begins with are missing. Their absence is not reported.
  package var values: Bool
}

/// A value for a field of the state, or for a parameter of a feature.
public struct GivenField: Sendable {
  /// The name of the field or parameter.
  public var name: Located<String>
  /// The value of the field or parameter.
  public var value: SwiftFragment
}

/// The behaviour of a dependency, or of one of its endpoints, in a test.
public struct DependencyOverride: Sendable {
  /// A behaviour that replaces the declared behaviour.
  public enum Behaviour: Sendable {
    /// The dependency returns a value.
    case value(SwiftFragment)
    /// The dependency throws an error.
    case throwing(SwiftFragment)
    /// The dependency records its arguments under a name, and returns a value.
    case records(Located<String>, returns: SwiftFragment?)
    /// The dependency is a closure.
    case closure(SwiftFragment)
    /// The dependency returns a sequence of the elements of an array. An error may end the sequence.
    case stream(elements: SwiftFragment, throwing: SwiftFragment?)
    /// The dependency returns a sequence that the test feeds. An error may end the sequence.
    case fed(SourceSpan, throwing: SwiftFragment?)
    /// The dependency never returns.
    case never(SourceSpan)
  }

  /// The dependency's key.
  public var key: Located<String>
  /// The endpoint's name, unless the override replaces the whole dependency.
  public var endpoint: Optional<Located<String>>
  /// The behaviour.
  public var behaviour: Behaviour
  /// The dependency that has a name of the feature's own; nil for a key.
  public var own: Optional<OwnDependency>
  /// The time by which the test's clock moves before the dependency returns.
  public var delay: Optional<Located<DurationValue>>

  /// The name by which the test overrides the dependency, if it is the feature's own name.
  var ownName: Optional<String>

  /// The name by which the test overrides the dependency: a key or an own name, with the endpoint's name after a dot
  /// if the override has an endpoint.
  public var name: String {
    ownName ?? ([key] + [endpoint].compactMap(\.self)).map(\.value).joined(separator: ".")
  }

  /// Whether the test feeds the sequence that the dependency returns.
  public var isFed: Bool {
    if case .fed = behaviour { true } else { false }
  }
}

extension Address {
  /// The address as written.
  public var text: String {
    span.text
  }
}

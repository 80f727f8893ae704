import SpecSource
import SpecSwift

/// A test of a feature: where it starts, what happens, and what must follow.
public struct TestCase: Sendable {
  /// What the test proves, in words.
  public var name: Located<String>
  /// What is worth saying beyond its name.
  public var documentation: Documentation
  /// Fields of the state it starts from.
  public var given: [GivenField]
  /// The values of the feature's parameters.
  public var arguments: [GivenField] = []
  /// What the dependencies do.
  public var overrides: [DependencyOverride]
  /// What happens, in order.
  public var steps: [TestStep]

  /// Whether a step could not be read, so that its absence is not reported.
  var isIncomplete = false
}

/// A value for a field of the state, or for a parameter of a feature.
public struct GivenField: Sendable {
  /// The name of the field or parameter.
  public var name: Located<String>
  /// Its value.
  public var value: SwiftFragment
}

/// What a dependency or one of its endpoints does in a test.
public struct DependencyOverride: Sendable {
  /// What it does.
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
  }

  /// The dependency's key.
  public var key: Located<String>
  /// The endpoint's name, unless the dependency is overridden whole.
  public var endpoint: Located<String>?
  /// What it does.
  public var behaviour: Behaviour
  /// What the spec calls by a name of the feature's own; nil for a key.
  public var own: OwnDependency?
}

/// One thing that happens in a test.
public struct TestStep: Sendable {
  /// What happens.
  public enum Kind: Sendable {
    /// An action is sent.
    case send(ActionCall)
    /// An action arrives from an effect.
    case receive(ActionCall)
    /// A field is written through its binding.
    case bind(Assignment)
    /// The test clock moves.
    case advance(DurationValue)
    /// A condition holds.
    case assert(SwiftFragment)
    /// Every effect has finished.
    case finish
    /// From here on, everything must be accounted for, or not.
    case exhaustivity(isOn: Bool)
  }

  /// Where the step stands in the spec.
  public var span: SourceSpan
  /// What happens.
  public var kind: Kind
  /// What the state has changed to.
  public var expectations: [Expectation]
}

/// A field of the state, and the value that a step gave it.
public struct Expectation: Sendable {
  /// The field.
  public var address: Address
  /// Its value.
  public var value: SwiftFragment
}

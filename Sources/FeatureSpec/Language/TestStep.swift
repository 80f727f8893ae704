import SpecSource
import SpecSwift

/// A step of a test.
public struct TestStep: Sendable {
  /// The kind of a step, with its values.
  public enum Kind: Sendable {
    /// An action is sent.
    case send(NamedAction)
    /// An action arrives from an effect.
    case receive(NamedAction)
    /// A field is written through its binding.
    case bind(BoundField)
    /// The test clock moves.
    case advance(DurationValue)
    /// A condition holds.
    case assert(SwiftFragment)
    /// Swift statements run. Their names are in scope of the following steps.
    case statements(SwiftFragment)
    /// Every effect has finished.
    case finish
    /// The test must, or need not, account for everything from this step on.
    case exhaustivity(isOn: Bool)
    /// The effects that an action of the test has started end.
    case cancel(NamedAction)
    /// A stream delivers an element. The call is the address of its endpoint, with the element.
    case feed(ActionCall)
    /// A stream ends.
    case end(Address)
    /// Actions or effects are skipped once.
    case skip(Skipped)
  }

  /// The actions or effects that a step skips.
  public enum Skipped: String, Sendable, CaseIterable {
    /// The actions that effects have sent so far.
    case received
    /// The running effects, which end.
    case effects
  }

  /// The place of the step in the spec.
  public var span: SourceSpan
  /// The kind of the step.
  public var kind: Kind
  /// The parts of the state that have changed, with their new values.
  public var expectations: [Expectation]
  /// Statements that repeat the change of the state by the step.
  public var changes: Optional<SwiftFragment>
  /// Whether the step declares that nothing changes: `expect: {}`.
  public var changesNothing: Bool

  /// Whether the step declares the changes of the state.
  public var saysChanges: Bool {
    !expectations.isEmpty || changes != nil
  }
}

extension TestStep.Kind {
  /// The action that the step sends or receives, or whose effects the step ends.
  public var action: NamedAction? {
    switch self {
    case .send(let action), .receive(let action), .cancel(let action): action
    case .bind, .advance, .assert, .statements, .finish, .exhaustivity, .feed, .end, .skip: nil
    }
  }

  /// The Swift of the values that the step passes, which is evaluated before the step runs.
  package var values: [SwiftFragment] {
    switch self {
    case .send(let action), .receive(let action), .cancel(let action): action.argumentValues
    case .feed(let call): call.argumentValues
    case .bind(let field): [field.value]
    case .advance, .assert, .statements, .finish, .exhaustivity, .end, .skip: []
    }
  }

  /// All Swift of the step, except for the Swift of its expectations.
  package var fragments: [SwiftFragment] {
    switch self {
    case .advance(let duration): [duration.fragment].compactMap(\.self)
    case .assert(let swift), .statements(let swift): [swift]
    case .send, .receive, .cancel, .feed, .bind, .finish, .exhaustivity, .end, .skip: values
    }
  }
}

/// A field of the state, with the value that the field has after a step.
public struct Expectation: Sendable {
  /// The field.
  public var address: Address
  /// The value of the field.
  public var value: SwiftFragment
  /// The part of the state that the address leads to.
  public var place: Resolution<StatePath> = .unlinked
}

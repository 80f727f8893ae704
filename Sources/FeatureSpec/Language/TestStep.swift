import SpecSource
import SpecSwift

/// One thing that happens in a test.
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
    /// Swift statements run, whose names are in scope of the steps that follow.
    case statements(SwiftFragment)
    /// Every effect has finished.
    case finish
    /// From here on, everything must be accounted for, or not.
    case exhaustivity(isOn: Bool)
    /// The effects end that an action of the test has started.
    case cancel(NamedAction)
    /// A stream gives an element: the address of its endpoint, with the element.
    case feed(ActionCall)
    /// A stream ends.
    case end(Address)
    /// Actions or effects are left out once.
    case skip(Skipped)
  }

  /// The actions or effects that a step leaves out.
  public enum Skipped: String, Sendable, CaseIterable {
    /// The actions that effects have sent so far.
    case received
    /// The effects that run, which end.
    case effects
  }

  /// The place of the step in the spec.
  public var span: SourceSpan
  /// The kind of the step.
  public var kind: Kind
  /// The parts of the state that have changed, with their new values.
  public var expectations: [Expectation]
  /// Statements that change the state as the step did.
  public var changes: Optional<SwiftFragment>
  /// Whether it declares that nothing changes: `expect: {}`.
  public var changesNothing: Bool

  /// Whether it declares how the state has changed.
  public var saysChanges: Bool {
    !expectations.isEmpty || changes != nil
  }
}

extension TestStep.Kind {
  /// The action that the step sends, receives, or whose effects it ends.
  public var action: NamedAction? {
    switch self {
    case .send(let action), .receive(let action), .cancel(let action): action
    case .bind, .advance, .assert, .statements, .finish, .exhaustivity, .feed, .end, .skip: nil
    }
  }

  /// The Swift of the values that the step hands over, which is evaluated before the step happens.
  package var values: [SwiftFragment] {
    switch self {
    case .send(let action), .receive(let action), .cancel(let action): action.argumentValues
    case .feed(let call): call.argumentValues
    case .bind(let field): [field.value]
    case .advance, .assert, .statements, .finish, .exhaustivity, .end, .skip: []
    }
  }

  /// All Swift of the step, but for that of its expectations.
  package var fragments: [SwiftFragment] {
    switch self {
    case .advance(let duration): [duration.fragment].compactMap(\.self)
    case .assert(let swift), .statements(let swift): [swift]
    case .send, .receive, .cancel, .feed, .bind, .finish, .exhaustivity, .end, .skip: values
    }
  }
}

/// A field of the state, and the value that a step gave it.
public struct Expectation: Sendable {
  /// The field.
  public var address: Address
  /// Its value.
  public var value: SwiftFragment
  /// The piece of state that the address leads to.
  public var place: Resolution<StatePath> = .unlinked
}

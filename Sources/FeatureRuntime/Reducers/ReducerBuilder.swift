/// Composes reducers that run one after the other and merges their effects.
@resultBuilder
public enum ReducerBuilder<State, Action: Sendable> {
  /// A single reducer, which gives its closure the types.
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }

  /// No reducer at all.
  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  /// The first reducer.
  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  /// A reducer after others.
  @inlinable
  public static func buildPartialBlock<First, Next>(
    accumulated: First,
    next: Next
  ) -> ReducerSequence<First, Next>
  where First: Reducer<State, Action>, Next: Reducer<State, Action> {
    ReducerSequence(first: accumulated, next: next)
  }

  /// A reducer under an `if` without `else`.
  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(
    _ reducer: R?
  ) -> ReducerChoice<R, EmptyReducer<State, Action>> {
    reducer.map(ReducerChoice.first) ?? .second(EmptyReducer())
  }

  /// The first of two branches.
  @inlinable
  public static func buildEither<First, Second>(
    first: First
  ) -> ReducerChoice<First, Second>
  where First: Reducer<State, Action>, Second: Reducer<State, Action> {
    .first(first)
  }

  /// The second of two branches.
  @inlinable
  public static func buildEither<First, Second>(
    second: Second
  ) -> ReducerChoice<First, Second>
  where First: Reducer<State, Action>, Second: Reducer<State, Action> {
    .second(second)
  }

  /// A reducer under `if #available`.
  @inlinable
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ reducer: R
  ) -> Reduce<State, Action> {
    Reduce(reducer)
  }
}

/// Two reducers, one after the other.
public struct ReducerSequence<First: Reducer, Next: Reducer<First.State, First.Action>>: Reducer {
  @usableFromInline let first: First
  @usableFromInline let next: Next

  @inlinable
  init(first: First, next: Next) {
    self.first = first
    self.next = next
  }

  /// Runs both reducers and merges their effects.
  @inlinable
  public func reduce(
    into state: inout First.State,
    action: First.Action
  ) -> Effect<First.Action> {
    first.reduce(into: &state, action: action)
      .merge(with: next.reduce(into: &state, action: action))
  }
}

/// One of two reducers.
public enum ReducerChoice<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  case first(First)
  case second(Second)

  /// Runs the chosen reducer.
  @inlinable
  public func reduce(
    into state: inout First.State,
    action: First.Action
  ) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): return reducer.reduce(into: &state, action: action)
    case .second(let reducer): return reducer.reduce(into: &state, action: action)
    }
  }
}

extension ReducerSequence: Sendable where First: Sendable, Next: Sendable {}
extension ReducerChoice: Sendable where First: Sendable, Second: Sendable {}

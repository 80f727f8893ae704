import FeatureRuntime

// The baselines of the benchmarks of stores: the reducer's own function, which another module calls for the same
// actions. The functions are not inlined, because a feature's reducer is not inlined into the app.

/// Reduces an action without any store.
@inline(never)
public func reduceDirectly(
  _ action: TallyFeature.Action,
  into state: inout TallyFeature.State
) -> Effect<TallyFeature.Action> {
  TallyFeature().reduce(into: &state, action: action)
}

/// Reduces an action without any store.
@inline(never)
public func reduceDirectly(
  _ action: FormFeature.Action,
  into state: inout FormFeature.State
) -> Effect<FormFeature.Action> {
  FormFeature().reduce(into: &state, action: action)
}

/// Reduces an action without any store.
@inline(never)
public func reduceDirectly(
  _ action: TallyListFeature.Action,
  into state: inout TallyListFeature.State
) -> Effect<TallyListFeature.Action> {
  TallyListFeature().reduce(into: &state, action: action)
}

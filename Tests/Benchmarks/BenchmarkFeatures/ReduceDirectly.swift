import FeatureRuntime

// What the benchmarks compare stores with: the reducer's own function, called from another module
// over the same actions. Not inlined, as a feature's reducer is not inlined into the app.

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

import FeatureRuntime

/// What an effect sends, with where it comes from.
enum Parcel<Action: Sendable>: Sendable {
  /// Sent by the reducer itself, or by `dismiss`, after which nothing of the effect follows.
  case action(Action)
  /// Sent by a running effect.
  case element(Action, EffectOutlet<Action>)
  /// A running effect has ended by itself.
  case end(EffectOutlet<Action>)
}

extension Effect {
  /// The effect with an outlet for each of its parts that runs.
  @MainActor
  func parcelled(_ makeOutlet: () -> EffectOutlet<Action>) -> Effect<Parcel<Action>> {
    switch kind {
    case .none: .none
    case .send(let action): .send(.action(action))
    case .node(let node): parcelled(node, makeOutlet)
    }
  }

  @MainActor
  private func parcelled(
    _ node: EffectNode<Action>,
    _ makeOutlet: () -> EffectOutlet<Action>
  ) -> Effect<Parcel<Action>> {
    func all(_ effects: [Effect]) -> [Effect<Parcel<Action>>] {
      effects.map { $0.parcelled(makeOutlet) }
    }
    switch node {
    case .run:
      return parcelledRun(makeOutlet())
    case .cancel(let id):
      return Effect<Parcel<Action>>(.node(.cancel(id)))
    case .merge(let effects):
      return Effect<Parcel<Action>>(.node(.merge(all(effects))))
    case .concatenate(let effects):
      return Effect<Parcel<Action>>(.node(.concatenate(all(effects))))
    case .cancellable(let effect, let id, let cancelInFlight):
      let effect = effect.parcelled(makeOutlet)
      return Effect<Parcel<Action>>(
        .node(.cancellable(effect, id: id, cancelInFlight: cancelInFlight))
      )
    case .scoped(let effect, let component, let dismissal):
      let effect = effect.parcelled(makeOutlet)
      return Effect<Parcel<Action>>(
        .node(.scoped(effect, component, dismissal: dismissal.map { .action($0) }))
      )
    case .throttled(let effect, _):
      // A throttle spreads actions over time, which the explorer does itself.
      return effect.parcelled(makeOutlet)
    }
  }

  private func parcelledRun(_ outlet: EffectOutlet<Action>) -> Effect<Parcel<Action>> {
    let work = map { Parcel.element($0, outlet) }
    let end = Effect<Parcel<Action>>.send(.end(outlet))
    // Stands in for the effect, so that what it has sent too early goes when it is cancelled.
    let life = Effect<Parcel<Action>>.run { _ in await outlet.live() }
    return .merge([.concatenate([work, end]), life])
  }
}

extension Effect {
  /// Starts effects together: cancellations and sends take place in turn, work runs side by side.
  public static func merge(_ effects: Effect...) -> Effect {
    merge(effects)
  }

  /// Starts effects together: cancellations and sends take place in turn, work runs side by side.
  public static func merge(_ effects: some Sequence<Effect>) -> Effect {
    let effects = effects.filter(\.isSome)
    return effects.count > 1 ? Effect(.merge(effects)) : effects.first ?? .none
  }

  /// Starts this effect and another together.
  @inlinable
  public func merge(with other: Effect) -> Effect {
    if case .none = kind { return other }
    if case .none = other.kind { return self }
    return .merge([self, other])
  }

  /// Starts each effect when the one before it has ended.
  public static func concatenate(_ effects: Effect...) -> Effect {
    concatenate(effects)
  }

  /// Starts each effect when the one before it has ended.
  public static func concatenate(_ effects: some Sequence<Effect>) -> Effect {
    let effects = effects.filter(\.isSome)
    return effects.count > 1 ? Effect(.concatenate(effects)) : effects.first ?? .none
  }

  /// Starts another effect when this one has ended.
  @inlinable
  public func concatenate(with other: Effect) -> Effect {
    if case .none = kind { return other }
    if case .none = other.kind { return self }
    return .concatenate([self, other])
  }

  private var isSome: Bool {
    if case .none = kind { return false }
    return true
  }
}

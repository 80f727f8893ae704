extension Store {
  /// The path of a stack's elements; setting it sends the pops and pushes that make the stack
  /// equal.
  subscript<ElementState, ElementAction>(
    path _: StackPathKey
  ) -> [StackPathElement<ElementState>]
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    get {
      state.path
    }
    set {
      let kept = zip(unobservedState.path, newValue).prefix { $0 == $1 }.count
      if kept < unobservedState.count { send(.popFrom(id: unobservedState.ids[kept])) }
      for element in newValue[kept...] { push(element) }
    }
  }

  /// Pushes an element that a link has put on the path.
  private func push<ElementState, ElementAction>(_ element: StackPathElement<ElementState>)
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    // Each element gets a new id, because its link may have pushed before.
    let id = unobservedState.nextID
    if case .link(let number) = element.identity {
      modifyUnnoticed { $0.noteLink(number, of: id) }
    }
    send(.push(id: id, state: element.state))
  }
}

/// The argument of a subscript that needs none but is generic, which a property cannot be.
struct StackPathKey: Hashable {}

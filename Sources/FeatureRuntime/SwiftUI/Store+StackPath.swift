extension Store {
  /// The path of a stack's elements; setting it sends what makes the stack the same.
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

  /// Pushes what a link has put on the path.
  private func push<ElementState, ElementAction>(_ element: StackPathElement<ElementState>)
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    // Each gets a new id: the link that it comes from may have pushed before.
    let id = unobservedState.nextID
    if case .link(let number) = element.identity {
      modifyUnnoticed { $0.noteLink(number, of: id) }
    }
    send(.push(id: id, state: element.state))
  }
}

/// Makes a key path of a subscript that needs no argument; generic properties do not exist.
struct StackPathKey: Hashable {}

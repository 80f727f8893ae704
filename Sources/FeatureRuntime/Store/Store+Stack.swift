extension Store {
  /// A store of an element of a stack; nil if the stack has no such element.
  ///
  /// ```swift
  /// store.scope(state: \.path, action: \.path).scope(id: id)
  /// ```
  ///
  /// The same element gets the same store again as long as that store exists. When the element is
  /// popped, its store keeps the element's last state.
  public func scope<ElementState: Sendable, ElementAction: Sendable>(
    id: StackElementID
  ) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    access(nil)
    return unobservedState[id: id].map { scope(id: id, last: $0) }
  }

  /// A store of an element of a stack, which may have been popped already.
  ///
  /// - Parameter last: The element's last state.
  func scope<ElementState: Sendable, ElementAction: Sendable>(
    id: StackElementID,
    last: ElementState
  ) -> Store<ElementState, ElementAction>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    child(id, of: \.self) {
      var last = last
      return StoreScope(
        isOptional: true,
        state: {
          last = self.unobservedState[id: id] ?? last
          return last
        },
        send: { self.send(.element(id: id, action: $0)) },
        modify: { body in self.modifyPart { modifySome(&$0[id: id], body) } }
      )
    }
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Bindable {
    /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
    @MainActor
    public func scope<State, Action, ElementState, ElementAction>(
      state: KeyPath<State, StackState<ElementState>>,
      action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
      wrappedValue.binding(\.[stack: state, action: action])
    }
  }

  extension Binding {
    /// A binding to the store of a stack, of a store that is a view's `@State`.
    @MainActor
    public func scope<State, Action, ElementState, ElementAction>(
      state: KeyPath<State, StackState<ElementState>>,
      action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
    where Value == Store<State, Action> {
      wrappedValue.binding(\.[stack: state, action: action])
    }
  }

  extension Store {
    fileprivate subscript<ElementState, ElementAction>(
      stack state: KeyPath<State, StackState<ElementState>>,
      action action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
    ) -> Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> {
      get {
        scope(state: state, action: action)
      }
      // SwiftUI writes parts of a binding back into the whole; the store stays what it is.
      set {}
    }

    /// The path of a stack's elements; setting it sends what makes the stack the same.
    subscript<ElementState, ElementAction>(
      path _: StackPathKey
    ) -> [StackPathElement<ElementState>]
    where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
      get {
        state.elements.map { StackPathElement(id: $0.key, state: $0.value) }
      }
      set {
        let kept = zip(unobservedState.ids, newValue).prefix { $0 == $1.id }.count
        if kept < unobservedState.count { send(.popFrom(id: unobservedState.ids[kept])) }
        for element in newValue[kept...] {
          // Each gets a new id: the link that it comes from may have pushed before.
          send(.push(id: unobservedState.nextID, state: element.state))
        }
      }
    }
  }

  /// Makes a key path of a subscript that needs no argument; generic properties do not exist.
  struct StackPathKey: Hashable {}
#endif

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
      // SwiftUI writes parts of a binding back into the whole; the store stays the same.
      set {}
    }
  }
#endif

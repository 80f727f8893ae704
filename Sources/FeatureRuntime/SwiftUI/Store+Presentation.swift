#if canImport(SwiftUI)
  import SwiftUI

  extension Bindable {
    /// A binding to the store of a presented child, for `.sheet(item:)` and the like.
    ///
    /// ```swift
    /// .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { store in
    ///   ItemView(store: store)
    /// }
    /// .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
    ///   AddView(store: store)
    /// }
    /// ```
    ///
    /// Setting nil sends `.dismiss`, if the child is still the one that was presented.
    @MainActor
    public func scope<State, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      wrappedValue.presentation(state: state, action: action)
    }
  }

  extension Binding {
    /// A binding to the store of a presented child, of a store that is a view's `@State`.
    ///
    /// Setting nil sends `.dismiss`, if the child is still the one that was presented.
    @MainActor
    public func scope<State, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      wrappedValue.presentation(state: state, action: action)
    }
  }

  extension Store {
    fileprivate func presentation<ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>
    ) -> Binding<Store<ChildState, ChildAction>?> {
      // Observed, so that the view makes a new binding for another child.
      let identity = self[dynamicMember: state].map { StateIdentity(of: $0) }
      return binding(\.[presented: state, action: action, identity: identity])
    }

    private subscript<ChildState, ChildAction>(
      presented state: KeyPath<State, ChildState?>,
      action action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      identity identity: StateIdentity?
    ) -> Store<ChildState, ChildAction>? {
      get {
        scope(state: state, action: action.appending(path: \.presented))
      }
      set {
        guard newValue == nil,
          let current = unobservedState[keyPath: state],
          StateIdentity(of: current) == identity
        else { return }
        send(AnyCasePath(action).embed(.dismiss))
      }
    }
  }

  extension Optional {
    /// Whether there is a value; setting false removes it.
    var isPresented: Bool {
      get {
        self != nil
      }
      set {
        if !newValue { self = nil }
      }
    }
  }
#endif

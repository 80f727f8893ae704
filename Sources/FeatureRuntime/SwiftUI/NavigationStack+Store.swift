#if canImport(SwiftUI)
  import SwiftUI

  extension NavigationStack {
    /// A navigation stack of features.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
    ///   RootView(store: store)
    /// } destination: { store in
    ///   DetailView(store: store)
    /// }
    /// ```
    ///
    /// Going back sends `.popFrom(id:)`, a `NavigationLink(state:)` sends `.push(id:state:)`.
    ///
    /// - Parameters:
    ///   - path: The stack.
    ///   - root: Makes the view at the bottom.
    ///   - destination: Makes the view of an element.
    public init<State: Sendable, Action: Sendable, RootContent: View, Destination: View>(
      path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
      @ViewBuilder root: () -> RootContent,
      @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
    )
    where
      Data == [StackPathElement<State>],
      Root == ModifiedContent<RootContent, StackDestinations<State, Action, Destination>>
    {
      let store = path.wrappedValue
      self.init(path: path[dynamicMember: \.[path: StackPathKey()]]) {
        root().modifier(StackDestinations(store: store, destination: destination))
      }
    }
  }

  /// Makes the views of a path's elements in a navigation stack.
  public struct StackDestinations<State: Sendable, Action: Sendable, Destination: View>:
    ViewModifier
  {
    let store: Store<StackState<State>, StackAction<State, Action>>
    let destination: (Store<State, Action>) -> Destination

    /// The root with its destinations.
    public func body(content: Content) -> some View {
      content.navigationDestination(for: StackPathElement<State>.self) { element in
        if let id = store.unobservedState.id(of: element) {
          destination(store.scope(id: id, last: element.state))
        }
      }
    }
  }
#endif

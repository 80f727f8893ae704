#if canImport(SwiftUI)
  import SwiftUI

  extension Store {
    /// A binding to a property that sends an action with the new value.
    ///
    /// ```swift
    /// TextField("Height", text: store.binding(\.height, sending: \.setHeight))
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - action: The case that carries a new value.
    public func binding<Value>(
      _ keyPath: KeyPath<State, Value>,
      sending action: CaseKeyPath<Action, Value>
    ) -> Binding<Value> {
      binding(\.[bound: keyPath, sending: action])
    }

    /// A binding to a property of the store itself.
    ///
    /// SwiftUI can compare bindings that are made of key paths, but not ones that are made of
    /// closures.
    func binding<Value>(_ keyPath: ReferenceWritableKeyPath<Store, Value>) -> Binding<Value> {
      Bindable(self)[dynamicMember: keyPath]
    }

    private subscript<Value>(
      bound keyPath: KeyPath<State, Value>,
      sending action: CaseKeyPath<Action, Value>
    ) -> Value {
      get { self[dynamicMember: keyPath] }
      set { send(AnyCasePath(action).embed(newValue)) }
    }
  }

  extension Store where Action: BindableAction, Action.State == State {
    fileprivate func binding<Value: Equatable & Sendable>(
      setting keyPath: WritableKeyPath<State, Value> & Sendable
    ) -> Binding<Value> {
      binding(\.[bound: BoundProperty(keyPath: keyPath)])
    }

    private subscript<Value: Equatable & Sendable>(
      bound property: BoundProperty<State, Value>
    ) -> Value {
      get { self[dynamicMember: property.keyPath] }
      set { send(.binding(.set(property.keyPath, newValue))) }
    }
  }

  extension Store
  where Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
    fileprivate func viewBinding<Value: Equatable & Sendable>(
      setting keyPath: WritableKeyPath<State, Value> & Sendable
    ) -> Binding<Value> {
      binding(\.[boundInView: BoundProperty(keyPath: keyPath)])
    }

    private subscript<Value: Equatable & Sendable>(
      boundInView property: BoundProperty<State, Value>
    ) -> Value {
      get { self[dynamicMember: property.keyPath] }
      set { send(.view(.binding(.set(property.keyPath, newValue)))) }
    }
  }

  /// A property as a part of a key path.
  private struct BoundProperty<State, Value>: Hashable {
    let keyPath: any WritableKeyPath<State, Value> & Sendable

    static func == (lhs: BoundProperty, rhs: BoundProperty) -> Bool {
      lhs.keyPath as AnyKeyPath == rhs.keyPath
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(keyPath as AnyKeyPath)
    }
  }

  extension Bindable {
    /// A binding to a property of a store's state: `TextField("Height", text: $store.height)`.
    ///
    /// A new value is sent as `.binding(.set(\.height, …))`.
    @MainActor
    public subscript<State, Action: BindableAction, Member: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<State, Member> & Sendable
    ) -> Binding<Member> where Value == Store<State, Action>, Action.State == State {
      wrappedValue.binding(setting: keyPath)
    }

    /// A binding to a property of the state of a store whose views send bindings among their actions.
    ///
    /// A new value is sent as `.view(.binding(.set(\.height, …)))`.
    @MainActor
    public subscript<State, Action: ViewAction, Member: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<State, Member> & Sendable
    ) -> Binding<Member>
    where
      Value == Store<State, Action>, Action.ViewAction: BindableAction,
      Action.ViewAction.State == State
    {
      wrappedValue.viewBinding(setting: keyPath)
    }
  }

  extension Binding {
    /// A binding to a property of the state of a store that is a view's `@State`.
    ///
    /// A new value is sent as `.binding(.set(\.height, …))`.
    @MainActor
    public subscript<State, Action: BindableAction, Member: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<State, Member> & Sendable
    ) -> Binding<Member> where Value == Store<State, Action>, Action.State == State {
      wrappedValue.binding(setting: keyPath)
    }

    /// A binding to a property of the state of a store whose views send bindings among their actions.
    ///
    /// A new value is sent as `.view(.binding(.set(\.height, …)))`.
    @MainActor
    public subscript<State, Action: ViewAction, Member: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<State, Member> & Sendable
    ) -> Binding<Member>
    where
      Value == Store<State, Action>, Action.ViewAction: BindableAction,
      Action.ViewAction.State == State
    {
      wrappedValue.viewBinding(setting: keyPath)
    }
  }
#endif

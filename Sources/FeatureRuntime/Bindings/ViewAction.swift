/// An action with a case for all that a view sends.
///
/// ```swift
/// enum Action: ViewAction {
///   case view(View)
///   case loaded(String)
///
///   enum View: Sendable { case saveTapped }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// The action that a view sends.
  associatedtype ViewAction

  /// Wraps what a view sends; usually an enum's case.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends what its store takes from views: `send(.saveTapped)` for `store.send(.view(.saveTapped))`.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the store.
  associatedtype StoreState

  /// The action of the store.
  associatedtype StoreAction: ViewAction & Sendable

  /// The view's store.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  ///
  /// - Returns: The effects that the action has started, to wait for or to cancel.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}

public import ComposableArchitecture

/// A reducer whose actions say who they are for: the view, the feature itself, its children or its parent.
public nonisolated protocol FeatureReducer: FeatureActions, Reducer
where Action == FeatureAction<Self> {}

/// What the actions of a feature hold; apart from the reducer, whose action is made of it.
public nonisolated protocol FeatureActions: Sendable {
  /// What the view sends.
  associatedtype ViewAction: Sendable = Never

  /// What the feature tells itself.
  associatedtype InternalAction: Sendable = Never

  /// What happens in children.
  associatedtype ChildAction: Sendable = Never

  /// The actions to which the parent may react.
  associatedtype DelegateAction: Sendable = Never

  /// The answers to alerts.
  associatedtype Alert: Sendable = Never
}

/// Everything that can happen to a feature.
@CasePathable
public nonisolated enum FeatureAction<Feature: FeatureActions>: Sendable, ViewAction {
  case view(Feature.ViewAction)
  case `internal`(Feature.InternalAction)
  case child(Feature.ChildAction)
  case delegate(Feature.DelegateAction)
  case alert(PresentationAction<Feature.Alert>)
}

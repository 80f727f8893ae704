public import FeatureRuntime

/// A reducer whose actions are grouped by their receivers: the view, the feature itself, its children, its parent.
public nonisolated protocol FeatureReducer: FeatureActions, Reducer
where Action == FeatureAction<Self> {}

/// The types of a feature's actions, declared apart from the reducer, whose action consists of them.
public nonisolated protocol FeatureActions: Sendable {
  /// The actions that the view sends.
  associatedtype ViewAction: Sendable = Never

  /// The actions that the feature sends to itself.
  associatedtype InternalAction: Sendable = Never

  /// The actions of children.
  associatedtype ChildAction: Sendable = Never

  /// The actions to which the parent may react.
  associatedtype DelegateAction: Sendable = Never

  /// The answers to alerts.
  associatedtype Alert: Sendable = Never
}

/// Everything that can happen to a feature.
public nonisolated enum FeatureAction<Feature: FeatureActions>: CasePathable, Sendable, ViewAction {
  case view(Feature.ViewAction)
  case `internal`(Feature.InternalAction)
  case child(Feature.ChildAction)
  case delegate(Feature.DelegateAction)
  case alert(PresentationAction<Feature.Alert>)

  public struct AllCasePaths: Sendable {
    public var view: AnyCasePath<FeatureAction, Feature.ViewAction> {
      .init(FeatureAction.view) { if case .view(let action) = $0 { action } else { nil } }
    }
    public var `internal`: AnyCasePath<FeatureAction, Feature.InternalAction> {
      .init(FeatureAction.internal) { if case .internal(let action) = $0 { action } else { nil } }
    }
    public var child: AnyCasePath<FeatureAction, Feature.ChildAction> {
      .init(FeatureAction.child) { if case .child(let action) = $0 { action } else { nil } }
    }
    public var delegate: AnyCasePath<FeatureAction, Feature.DelegateAction> {
      .init(FeatureAction.delegate) { if case .delegate(let action) = $0 { action } else { nil } }
    }
    public var alert: AnyCasePath<FeatureAction, PresentationAction<Feature.Alert>> {
      .init(FeatureAction.alert) { if case .alert(let action) = $0 { action } else { nil } }
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

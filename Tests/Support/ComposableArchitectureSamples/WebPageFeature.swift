public import ComposableArchitecture
import Foundation

/// A web page. It is written by hand because it communicates with the web view's delegate.
@Reducer
public nonisolated struct WebPageFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var url: URL
    public var title: String
    public var isLoading: Bool

    public init(url: URL, title: String = "", isLoading: Bool = false) {
      self.url = url
      self.title = title
      self.isLoading = isLoading
    }
  }

  public enum Action: Sendable {
    case onAppear
    case loaded(title: String)
    case failed(_ error: EffectError)
    case linkTapped(_ url: URL)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case leftSite(for: URL)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        state.isLoading = true
        return .none

      case .loaded(let title):
        state.title = title
        state.isLoading = false
        return .none

      case .failed(let error):
        state.title = error.description
        state.isLoading = false
        return .none

      case .linkTapped(let url):
        guard url.host == state.url.host else { return .send(.delegate(.leftSite(for: url))) }
        state.url = url
        state.isLoading = true
        return .none

      case .delegate:
        return .none
      }
    }
  }
}

public import FeatureRuntime
public import Foundation

/// A page of the web; written by hand, since it talks to the web view's delegate.
public nonisolated struct WebPageFeature: Reducer, Sendable {
  public struct State: Equatable, ObservableState, Sendable {
    public var url: URL { didSet { _changes.mark(0) } }
    public var title: String { didSet { _changes.mark(1) } }
    public var isLoading: Bool { didSet { _changes.mark(2) } }
    /// The fields that were changed, for observation.
    public var _changes = StateChanges()

    public init(url: URL, title: String = "", isLoading: Bool = false) {
      self.url = url
      self.title = title
      self.isLoading = isLoading
    }

    /// The fields that each property is made of, for observation.
    public static let _fields = StateFields<Self>([
      (\.url, [0]),
      (\.title, [1]),
      (\.isLoading, [2]),
    ])
  }

  public enum Action: CasePathable, Sendable {
    case onAppear
    case loaded(title: String)
    case failed(_ error: EffectError)
    case linkTapped(_ url: URL)
    case delegate(Delegate)

    public enum Delegate: CasePathable, Equatable, Sendable {
      case leftSite(for: URL)

      public struct AllCasePaths: Sendable {
        public var leftSite: AnyCasePath<Delegate, URL> {
          AnyCasePath(
            embed: { .leftSite(for: $0) },
            extract: {
              guard case .leftSite(let url) = $0 else { return nil }
              return url
            }
          )
        }
      }

      public static var allCasePaths: AllCasePaths {
        AllCasePaths()
      }
    }

    public struct AllCasePaths: Sendable {
      public var onAppear: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { _ in .onAppear },
          extract: {
            guard case .onAppear = $0 else { return nil }
            return ()
          }
        )
      }

      public var loaded: AnyCasePath<Action, String> {
        AnyCasePath(
          embed: { .loaded(title: $0) },
          extract: {
            guard case .loaded(let title) = $0 else { return nil }
            return title
          }
        )
      }

      public var failed: AnyCasePath<Action, EffectError> {
        AnyCasePath(
          embed: { .failed($0) },
          extract: {
            guard case .failed(let error) = $0 else { return nil }
            return error
          }
        )
      }

      public var linkTapped: AnyCasePath<Action, URL> {
        AnyCasePath(
          embed: { .linkTapped($0) },
          extract: {
            guard case .linkTapped(let url) = $0 else { return nil }
            return url
          }
        )
      }

      public var delegate: AnyCasePath<Action, Delegate> {
        AnyCasePath(
          embed: { .delegate($0) },
          extract: {
            guard case .delegate(let action) = $0 else { return nil }
            return action
          }
        )
      }
    }

    public static var allCasePaths: AllCasePaths {
      AllCasePaths()
    }
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
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

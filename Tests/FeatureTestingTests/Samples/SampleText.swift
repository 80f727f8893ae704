import FeatureRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Shows a text from the network.
struct SampleTextFeature: Reducer, Sendable {
  struct State: Equatable, Sendable {
    var isLoading = false
    var text = ""
  }

  enum Action: Sendable {
    case load
    case loaded(_ result: Result<String, URLError>)
  }

  @Dependency(\.sampleText) var sampleText

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load:
      state.isLoading = true
      return .run { send in
        do throws(URLError) {
          await send(.loaded(.success(try await sampleText.load())))
        } catch {
          await send(.loaded(.failure(error)))
        }
      }

    case .loaded(let result):
      state.isLoading = false
      switch result {
      case .success(let text): state.text = text
      case .failure(let error): state.text = "Error \(error.errorCode)"
      }
      return .none
    }
  }
}

extension SampleTextFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var load: AnyCasePath<SampleTextFeature.Action, Void> {
      AnyCasePath(
        embed: { _ in .load },
        extract: {
          guard case .load = $0 else { return nil }
          return ()
        }
      )
    }

    var loaded: AnyCasePath<SampleTextFeature.Action, Result<String, URLError>> {
      AnyCasePath(
        embed: { .loaded($0) },
        extract: {
          guard case .loaded(let result) = $0 else { return nil }
          return result
        }
      )
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

struct SampleTextClient: Sendable {
  var load: @Sendable () async throws(URLError) -> String
}

extension SampleTextClient: DependencyKey {
  static let liveValue = SampleTextClient(
    load: { () async throws(URLError) -> String in
      "live"
    }
  )

  static let testValue = SampleTextClient(
    load: unimplemented("SampleTextClient.load", placeholder: "")
  )
}

extension DependencyValues {
  var sampleText: SampleTextClient {
    get { self[SampleTextClient.self] }
    set { self[SampleTextClient.self] = newValue }
  }
}

import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// Streams that a test feeds, and endpoints that never answer.

extension OverrideLowering {
  /// The streams that the test feeds.
  var streams: [FedStreamModel] {
    overrides.filter(\.isFed).map { override in
      FedStreamModel(
        name: streamName(override),
        element: endpoint(of: override)?.streamElement?.type ?? "Never",
        address: escapedStringLiteral(override.name))
    }
  }

  /// Returns the name of the constant that holds the stream of an endpoint.
  func stream(at address: Address) -> String {
    overrides.first { $0.isFed && $0.name == address.path }.map(streamName) ?? ""
  }

  /// Returns the name of the constant that holds a stream: the name of the endpoint, unless the test uses that name
  /// for something else.
  func streamName(_ override: DependencyOverride) -> String {
    guard let endpoint = override.endpoint else { return "" }
    let others = overrides.filter { $0.isFed && $0.endpoint?.value == endpoint.value }
    let taken = declaredNames + clocks + ["store", "state", "recorded", "task"]
    guard others.count > 1 || taken.contains(endpoint.value) else { return endpoint.declared }
    return camelCase([override.key.value, endpoint.value])
  }
}

extension Endpoint {
  /// The keyword before a call that a test's closure waits for: `try` if an error that ends the wait can leave the
  /// closure, else `try?`.
  var keyword: String {
    if case .untyped = failure { "try" } else { "try?" }
  }

  /// The statements of a closure that never answers. The closure ends when its effect is cancelled.
  var silence: [String] {
    if case .untyped = failure { return ["try await Task.never()"] }
    let wait = "try? await Task<Void, Never>.never()"
    guard returnType != nil, case .returning(let value)? = testValue else { return [wait] }
    return [wait, "return \(value)"]
  }
}

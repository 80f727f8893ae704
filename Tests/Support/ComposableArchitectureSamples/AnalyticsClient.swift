public import ComposableArchitecture
import Foundation

/// Counts what users do without identifying them.
public nonisolated struct AnalyticsClient: Sendable {
  /// Records an event.
  public var track: @Sendable (_ event: String, _ properties: [String: String]) -> Void
  /// Saves whether the user agrees.
  public var setEnabled: @Sendable (_ isEnabled: Bool) async throws -> Void
  /// Returns whether the user has agreed.
  public var isEnabled: @Sendable () -> Bool

  public init(
    track: @escaping @Sendable (_ event: String, _ properties: [String: String]) -> Void,
    setEnabled: @escaping @Sendable (_ isEnabled: Bool) async throws -> Void,
    isEnabled: @escaping @Sendable () -> Bool
  ) {
    self.track = track
    self.setEnabled = setEnabled
    self.isEnabled = isEnabled
  }

  /// Records an event.
  public func track(_ event: String, properties: [String: String]) {
    track(event, properties)
  }
}

nonisolated extension AnalyticsClient: DependencyKey {
  /// Writes events to standard output as long as the user agrees.
  public static var liveValue: AnalyticsClient {
    let key = "analytics-is-enabled"
    return AnalyticsClient(
      track: { event, properties in
        guard UserDefaults.standard.bool(forKey: key) else { return }
        let details = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        print("event", event, details.joined(separator: " "))
      },
      setEnabled: { UserDefaults.standard.set($0, forKey: key) },
      isEnabled: { UserDefaults.standard.bool(forKey: key) }
    )
  }

  public static let testValue = AnalyticsClient(
    track: unimplemented("AnalyticsClient.track"),
    setEnabled: unimplemented("AnalyticsClient.setEnabled"),
    isEnabled: unimplemented("AnalyticsClient.isEnabled", placeholder: false)
  )
}

nonisolated extension DependencyValues {
  /// Counts what users do without identifying them.
  public var analytics: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}

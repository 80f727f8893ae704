import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Opens URLs: `await openURL(url)`.
public struct OpenURLEffect: Sendable {
  private let open: @Sendable (URL) async -> Bool

  /// Makes an opener of a closure that returns whether it could open the URL.
  public init(_ open: @escaping @Sendable (_ url: URL) async -> Bool) {
    self.open = open
  }

  /// Opens a URL.
  ///
  /// - Returns: Whether the URL could be opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await open(url)
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { url in
    #if canImport(SwiftUI)
      return await openBySystem(url)
    #else
      // Without SwiftUI there is no way to open a URL.
      return false
    #endif
  }

  static let testValue = OpenURLEffect { _ in
    reportMissingOverride(of: "openURL", example: "OpenURLEffect { _ in true }")
    return false
  }
}

#if canImport(SwiftUI)
  @MainActor
  private func openBySystem(_ url: URL) async -> Bool {
    #if os(watchOS)
      // watchOS does not tell whether it could.
      EnvironmentValues().openURL(url)
      return true
    #else
      await withCheckedContinuation { continuation in
        EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
      }
    #endif
  }
#endif

extension DependencyValues {
  /// Opens URLs.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

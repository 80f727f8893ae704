import Foundation

/// Notifications of the system, by their names on all systems: so no framework needs to be imported,
/// and a system never posts a name of another one.
enum AppNotification {
  static let becomesActive = names([
    "NSApplicationDidBecomeActiveNotification", "UIApplicationWillEnterForegroundNotification",
    "WKApplicationWillEnterForegroundNotification",
  ])

  static let goesToBackground = names([
    "NSApplicationDidResignActiveNotification", "NSApplicationWillTerminateNotification",
    "UIApplicationDidEnterBackgroundNotification", "UIApplicationWillTerminateNotification",
    "WKApplicationDidEnterBackgroundNotification",
  ])

  private static func names(_ names: [String]) -> [Notification.Name] {
    names.map { Notification.Name($0) }
  }
}

/// A closure that is called for each notification of a name, until it ends.
final class NotificationObserver: @unchecked Sendable {
  // Unchecked because the token is not Sendable; it is only handed back.
  private let token: any NSObjectProtocol

  init(
    _ name: Notification.Name,
    _ object: AnyObject?,
    _ received: @escaping @Sendable () -> Void
  ) {
    self.token = NotificationCenter.default.addObserver(
      forName: name,
      object: object,
      queue: nil
    ) { _ in received() }
  }

  func end() {
    NotificationCenter.default.removeObserver(token)
  }
}

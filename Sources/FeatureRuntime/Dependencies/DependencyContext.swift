import Foundation
import IssueReporting

/// The purpose that code runs for; it decides which value of a dependency is the default.
public enum DependencyContext: Sendable {
  /// An app or a tool: `liveValue`.
  case live
  /// An Xcode preview: `previewValue`.
  case preview
  /// Tests: `testValue`.
  case test

  /// The context of this process.
  static let process: DependencyContext = {
    if isTesting { return .test }
    let environment = ProcessInfo.processInfo.environment
    return environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? .preview : .live
  }()
}

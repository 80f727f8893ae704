import FeatureRuntime
import Foundation

nonisolated extension ReachabilityClient {
  /// A device that is always online. An app reads a monitor of its system here.
  public static var live: Self {
    Self(changes: { AsyncStream { $0.yield(true) } })
  }
}

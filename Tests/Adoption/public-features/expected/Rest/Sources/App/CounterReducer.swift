import ComposableArchitecture
import Foundation

extension CounterFeature {
  public enum CheckResult: CaseIterable, Sendable {
    case lower
    case equal
    case higher
  }
}

import ComposableArchitecture
import Foundation

extension BMIAppFeature {
  public enum Tab: String, CaseIterable, Sendable {
    case input = "Input"
    case history = "History"

    public var systemImage: String {
      switch self {
      case .input: return "person.crop.circle.fill"
      case .history: return "chart.line.uptrend.xyaxis"
      }
    }
  }
}

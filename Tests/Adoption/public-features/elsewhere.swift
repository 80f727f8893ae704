// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture
import Foundation

/// One body mass index measurement.
public struct BMI: Codable, Equatable, Identifiable, Sendable {
  public enum Category: String, CaseIterable, Sendable {
    case underweight = "Underweight"
    case normal = "Normal"
    case overweight = "Overweight"
    case obese = "Obese"
  }

  public var id: UUID
  /// Centimetres.
  public var height: Double
  /// Kilograms.
  public var weight: Double
  public var date: Date

  public init(
    id: UUID,
    height: Double,
    weight: Double,
    date: Date
  ) {
    self.id = id
    self.height = height
    self.weight = weight
    self.date = date
  }

  /// Kilograms per square metre.
  public var value: Double {
    weight / ((height / 100) * (height / 100))
  }

  public var formattedValue: String {
    String(format: "%.1f", value)
  }

  /// The WHO category of the value.
  public var category: Category {
    switch value {
    case ..<18.5: return .underweight
    case ..<25: return .normal
    case ..<30: return .overweight
    default: return .obese
    }
  }
}

/// One finished round of the guessing game.
public struct GameResult: Equatable, Identifiable, Sendable {
  public var id: UUID
  public var counter: CounterFeature.State
  /// Seconds.
  public var timeSpent: TimeInterval

  public init(
    id: UUID,
    counter: CounterFeature.State,
    timeSpent: TimeInterval
  ) {
    self.id = id
    self.counter = counter
    self.timeSpent = timeSpent
  }

  public var isCorrect: Bool {
    counter.secret == counter.count
  }
}

extension BMIHistoryClient {
  /// Keeps nothing.
  public static var live: BMIHistoryClient { testValue }
}

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

/// Keeps the measurements.
public struct BMIHistoryClient: Sendable {
  public var load: @Sendable () async throws -> [BMI]
  public var save: @Sendable (_ bmi: BMI) async throws -> Void
  public var delete: @Sendable (_ id: BMI.ID) async throws -> Void

  public init(
    load: @escaping @Sendable () async throws -> [BMI],
    save: @escaping @Sendable (_ bmi: BMI) async throws -> Void,
    delete: @escaping @Sendable (_ id: BMI.ID) async throws -> Void
  ) {
    self.load = load
    self.save = save
    self.delete = delete
  }
}

extension BMIHistoryClient: DependencyKey {
  public static var liveValue: BMIHistoryClient { testValue }

  public static let testValue = BMIHistoryClient(
    load: unimplemented("BMIHistoryClient.load", placeholder: []),
    save: unimplemented("BMIHistoryClient.save"),
    delete: unimplemented("BMIHistoryClient.delete")
  )
}

extension DependencyValues {
  /// Keeps the measurements.
  public var bmiHistory: BMIHistoryClient {
    get { self[BMIHistoryClient.self] }
    set { self[BMIHistoryClient.self] = newValue }
  }
}

/// Draws random numbers.
public struct RandomClient: Sendable {
  public var int: @Sendable (_ range: ClosedRange<Int>) -> Int

  public init(
    int: @escaping @Sendable (_ range: ClosedRange<Int>) -> Int
  ) {
    self.int = int
  }

  public func int(in range: ClosedRange<Int>) -> Int {
    self.int(range)
  }
}

extension RandomClient: DependencyKey {
  public static let liveValue = RandomClient(
    int: { range in
      Int.random(in: range)
    }
  )

  public static let testValue = RandomClient(
    int: unimplemented("RandomClient.int", placeholder: 0)
  )
}

extension DependencyValues {
  /// Draws random numbers.
  public var random: RandomClient {
    get { self[RandomClient.self] }
    set { self[RandomClient.self] = newValue }
  }
}

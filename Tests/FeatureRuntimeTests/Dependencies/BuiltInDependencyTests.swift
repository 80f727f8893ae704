import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Built-in dependencies")
struct BuiltInDependencyTests {
  @Test("a constant generator returns its date")
  func date() {
    @Dependency(\.date) var date
    withDependencies {
      $0.date = .constant(Date(timeIntervalSince1970: 5))
    } operation: {
      #expect(date() == Date(timeIntervalSince1970: 5))
      #expect(date.now == date())
    }
  }

  @Test("each incrementing generator counts its own UUIDs")
  func uuid() {
    @Dependency(\.uuid) var uuid
    for _ in 1...2 {
      withDependencies {
        $0.uuid = .incrementing
      } operation: {
        #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
      }
    }
    withDependencies {
      $0.uuid = .constant(UUID(9))
    } operation: {
      #expect(uuid() == uuid())
    }
    #expect(UUID(1).uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(UUID(0xABCDEF).uuidString == "00000000-0000-0000-0000-000000ABCDEF")
  }

  @Test("random numbers come from the given generator")
  func randomNumbers() {
    struct Counting: RandomNumberGenerator, Sendable {
      var last: UInt64 = 0

      mutating func next() -> UInt64 {
        last += 1
        return last
      }
    }
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
    }
  }

  @Test("every dependency has a value in an app")
  func live() async throws {
    @Dependency(\.self) var values
    try await withDependencies {
      $0.context = .live
    } operation: {
      #expect(abs(values.date().timeIntervalSinceNow) < 3_600)
      #expect(values.uuid() != values.uuid())
      _ = values.withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      #expect(values.locale == .autoupdatingCurrent)
      #expect(values.calendar == .autoupdatingCurrent)
      #expect(values.timeZone == .autoupdatingCurrent)
      try await values.continuousClock.sleep(for: .nanoseconds(1))
      try await values.suspendingClock.sleep(for: .nanoseconds(1))
    }
  }

  @Test(
    "a dependency without an override reports its name and how to override it",
    arguments: [
      ("date", ".constant(Date(timeIntervalSince1970: 0))"),
      ("uuid", ".incrementing"),
      ("withRandomNumberGenerator", "WithRandomNumberGenerator(…)"),
      ("calendar", "Calendar(identifier: .gregorian)"),
      ("locale", #"Locale(identifier: "en_US")"#),
      ("timeZone", "TimeZone(secondsFromGMT: 0)!"),
      ("continuousClock", "TestClock()"),
      ("suspendingClock", "TestClock()"),
      ("dismiss", "DismissEffect { }"),
      ("openURL", "OpenURLEffect { _ in true }"),
    ]
  )
  func unimplemented(name: String, example: String) async {
    await withKnownIssue {
      await use(name)
    } matching: {
      $0.comments.first?.rawValue == """
        '@Dependency(\\.\(name))' has no value in this test. Override it where the test makes its \
        store:

            withDependencies: {
              $0.\(name) = \(example)
            }
        """
    }
  }

  private func use(_ name: String) async {
    @Dependency(\.self) var values
    switch name {
    case "date": #expect(values.date() == Date(timeIntervalSince1970: 0))
    case "uuid": #expect(values.uuid() != UUID(0))
    case "withRandomNumberGenerator": _ = values.withRandomNumberGenerator { $0.next() }
    case "calendar": #expect(values.calendar.identifier == .gregorian)
    case "locale": #expect(values.locale.identifier == "en_US")
    case "timeZone": #expect(values.timeZone.secondsFromGMT() == 0)
    case "continuousClock": await sleep(values.continuousClock)
    case "suspendingClock": await sleep(values.suspendingClock)
    case "dismiss": await values.dismiss()
    case "openURL":
      let opened = await values.openURL(URL(fileURLWithPath: "/"))
      #expect(!opened)
    default: Issue.record("unknown name \(name)")
    }
  }

  private func sleep(_ clock: any Clock<Duration>) async {
    await #expect(throws: CancellationError.self) {
      try await clock.sleep(for: .seconds(1))
    }
  }
}

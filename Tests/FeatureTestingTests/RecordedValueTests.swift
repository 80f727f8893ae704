import FeatureRuntime
import Foundation
import Testing

@testable import FeatureTesting

/// Values as a recorder writes them down, and what has changed between two.
@Suite("Recorded values")
struct RecordedValueTests {
  private enum Phase: Equatable {
    case idle
    case waiting(seconds: Int)
    case failed(String, Int)
  }

  private struct Row: Equatable, Identifiable {
    var id: Int
    var isDone = false
  }

  private struct Record: Equatable {
    var count = 0
    var name: String?
    var phase = Phase.idle
    var rows: IdentifiedArrayOf<Row> = []
    var first = Row(id: 0)
  }

  @Test(
    "have the literals and calls that make them",
    arguments: [
      (7, "7"), (-2.5, "-2.5"), (12.0, "12"), (Double.nan, ".nan"), (true, "true"),
      ("a\"\\\n", #""a\"\\\n""#), (UUID(3), "UUID(3)"),
      (Date(timeIntervalSince1970: 100), "Date(timeIntervalSince1970: 100)"),
      (URL(fileURLWithPath: "/a"), #"URL(fileURLWithPath: "/a")"#),
      (Duration.seconds(2), ".seconds(2)"), (EffectError("offline"), #"EffectError("offline")"#),
      (TextState("Sure?"), #""Sure?""#),
    ] as [(any Sendable, String)])
  func literals(_ value: any Sendable, _ expected: String) {
    #expect(RecordedValue(value) == .swift(expected))
  }

  @Test("of enums have labels where the cases have them")
  func enums() {
    func fields(_ phase: Phase) -> [RecordedField] {
      guard case .choice(_, _, let fields, false) = RecordedValue(phase) else { return [] }
      return fields
    }
    #expect(fields(.idle) == [])
    #expect(fields(.waiting(seconds: 3)) == [RecordedField(name: "seconds", value: .swift("3"))])
    #expect(fields(.failed("a", 1)).map(\.name) == ["", ""])
  }

  @Test("are unknown where nothing tells how they are made")
  func unknown() {
    final class Reference {}
    for value in [Reference(), { 1 }] as [Any] {
      guard case .unknown = RecordedValue(value) else {
        Issue.record("\(RecordedValue(value))")
        continue
      }
    }
  }

  @Test("differ in parts as small as a spec can name them")
  func changes() {
    func changes(_ update: (inout Record) -> Void, from: Record = Record()) -> [String] {
      var record = from
      update(&record)
      return RecordedValue(record).changes(since: RecordedValue(from)).map { change in
        "\(change.path.steps.joined(separator: ".")): \(change.value.key)"
      }
    }
    #expect(changes { _ in } == [])
    #expect(changes { ($0.count, $0.name) = (1, "a") } == ["count: 1", "name: \"a\""])
    #expect(changes { $0.phase = .waiting(seconds: 1) } == ["phase: .waiting(1)"])
    #expect(changes { $0.first.isDone = true } == ["first.isDone: true"])
  }
}

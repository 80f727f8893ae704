import FeatureRuntime
import Foundation
import Testing

@testable import FeatureTesting

/// Values in the form that a recorder writes, and the changes between two values.
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

  private struct Child: Equatable, Identifiable, ObservableState {
    var id: Int
    var isDone = false { didSet { _changes.mark(0) } }
    var _changes = StateChanges()
    static let _fields = StateFields<Self>([(\.isDone, [0])])
  }

  private struct Pair: Equatable {
    @Shared var first: Row
    @Shared var second: Row
  }

  private struct Record: Equatable {
    var count = 0
    var name: String?
    var phase = Phase.idle
    var rows: IdentifiedArrayOf<Row> = []
    var first = Row(id: 0)
    var children: IdentifiedArrayOf<Child> = []
  }

  @Test(
    "are written as the literals and calls that create them",
    arguments: [
      (7, "7"), (-2.5, "-2.5"), (12.0, "12"), (Double.nan, ".nan"), (true, "true"),
      ("a\"\\\n", #""a\"\\\n""#), (UUID(3), "UUID(3)"),
      (Date(timeIntervalSince1970: 100), "Date(timeIntervalSince1970: 100)"),
      (URL(fileURLWithPath: "/a"), #"URL(fileURLWithPath: "/a")"#),
      (Duration.seconds(2), ".seconds(2)"), (EffectError("offline"), #"EffectError("offline")"#),
      (TextState("Sure?"), #""Sure?""#), (TextState("\(3) items"), #""3 items""#),
      (Date.distantPast, "Date.distantPast"),
    ] as [(any Sendable, String)])
  func literals(_ value: any Sendable, _ expected: String) {
    #expect(RecordedValue(value) == .swift(expected))
  }

  @Test("of enums have the labels of their cases")
  func enums() {
    func fields(_ phase: Phase) -> [RecordedField] {
      guard case .choice(_, _, let fields, false) = RecordedValue(phase) else { return [] }
      return fields
    }
    #expect(fields(.idle) == [])
    #expect(fields(.waiting(seconds: 3)) == [RecordedField(name: "seconds", value: .swift("3"))])
    #expect(fields(.failed("a", 1)).map(\.name) == ["", ""])
  }

  @Test("distinguish nil from an optional that contains nil")
  func optionals() {
    let empty: Int?? = .some(nil)
    let none: Int?? = nil
    #expect(RecordedValue(none as Any) == .nothing)
    #expect(RecordedValue(empty as Any).key == ".some(nil)")
    #expect(RecordedValue(Int??.some(3) as Any) == .swift("3"))
  }

  @Test("are unknown if no literal or call can create them")
  func unknown() {
    final class Reference {}
    for value in [Reference(), { 1 }] as [Any] {
      guard case .unknown = RecordedValue(value) else {
        Issue.record("\(RecordedValue(value))")
        continue
      }
    }
  }

  @Test("differ in the smallest parts that a spec can name")
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

  /// Returns the paths of the changes, with the ids and flags of whole elements.
  private func paths(from before: Record, _ update: (inout Record) -> Void) -> [String] {
    var record = before
    update(&record)
    return RecordedValue(record).changes(since: RecordedValue(before)).map { change in
      let isGone = change.value == .nothing
      return change.path.steps.joined(separator: ".") + (isGone ? " is gone" : "")
    }
  }

  @Test("name the states of features by id, and the whole list if the order changes")
  func children() {
    let two = Record(children: [Child(id: 1), Child(id: 2)])
    #expect(paths(from: two) { $0.children[id: 2]?.isDone = true } == ["children.[2].isDone"])
    #expect(paths(from: two) { $0.children.append(Child(id: 3)) } == ["children.[3]"])
    #expect(paths(from: two) { $0.children.remove(id: 1) } == ["children.[1] is gone"])
    #expect(paths(from: two) { $0.children = [Child(id: 2), Child(id: 1)] } == ["children"])
    #expect(paths(from: two) { $0.children = [] } == ["children"])
    #expect(paths(from: Record()) { $0.children = [Child(id: 1)] } == ["children"])
  }

  @Test("name other elements by position, and the whole list if elements are added")
  func rows() {
    let two = Record(rows: [Row(id: 7), Row(id: 8)])
    #expect(paths(from: two) { $0.rows[id: 8]?.isDone = true } == ["rows.[1].isDone"])
    #expect(paths(from: two) { $0.rows.append(Row(id: 9)) } == ["rows"])
    #expect(paths(from: two) { $0.rows = [] } == ["rows"])
  }

  @Test("report the changes of a shared value for both fields that hold it")
  func shared() {
    let shared = Shared(value: Row(id: 0))
    let pair = Pair(first: shared, second: shared)
    let before = RecordedValue(pair)
    shared.withLock { $0.isDone = true }
    let changes = RecordedValue(pair).changes(since: before)
    #expect(changes.map(\.path.steps) == [["first", "isDone"], ["second", "isDone"]])
    #expect(changes[0].shared?.identity != nil)
    #expect(changes[0].shared?.identity == changes[1].shared?.identity)
    let other = Pair(first: Shared(value: Row(id: 1)), second: shared)
    #expect(RecordedValue(other).changes(since: before).map(\.path.steps.last) == ["id", "isDone"])
  }
}

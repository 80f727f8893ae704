import FeatureRuntime
import Testing

private struct Reminder: Equatable, Sendable {
  var title = ""
}

@dynamicMemberLookup
private enum Destination: Equatable, Sendable, CasePathable {
  case addReminder(Reminder)
  case rename(String)

  struct AllCasePaths: Sendable {
    var addReminder: AnyCasePath<Destination, Reminder> {
      .init(Destination.addReminder) {
        if case .addReminder(let reminder) = $0 { reminder } else { nil }
      }
    }

    var rename: AnyCasePath<Destination, String> {
      .init(Destination.rename) { if case .rename(let name) = $0 { name } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

private struct State: Equatable {
  var destination: Destination?
}

@Suite("Destinations")
struct DestinationTests {
  private let presenting = State(destination: .addReminder(Reminder(title: "Milk")))

  @Test("the payload of a case is a member of the destination")
  func member() {
    #expect(presenting.destination?.addReminder == Reminder(title: "Milk"))
    #expect(presenting.destination?.addReminder?.title == "Milk")
    #expect(presenting.destination?.rename == nil)
    #expect(State().destination?.addReminder == nil)
    #expect(presenting.destination?.is(\.addReminder) == true)
    #expect(presenting.destination?.is(\.rename) == false)
  }

  @Test("the payload of a case is read and set by its case path")
  func byCase() {
    var state = presenting
    #expect(state.destination[case: \.addReminder] == Reminder(title: "Milk"))
    #expect(state.destination[case: \.rename] == nil)
    state.destination[case: \.addReminder]?.title = "Bread"
    #expect(state == State(destination: .addReminder(Reminder(title: "Bread"))))
    // An access to another case changes nothing.
    state.destination[case: \.rename]?.append("!")
    #expect(state == State(destination: .addReminder(Reminder(title: "Bread"))))
    state.destination[case: \.rename] = "a"
    #expect(state == State(destination: .rename("a")))
    state.destination[case: \.rename] = nil
    #expect(state == State())
    #expect(state.destination[case: \.rename] == nil)
    state.destination[case: \.rename] = "b"
    #expect(state == State(destination: .rename("b")))
  }

  @Test("the payload of a destination, optional or not, is changed in place")
  func modify() {
    var state = presenting
    state.destination.modify(\.addReminder) { $0.title = "Bread" }
    #expect(state.destination?.addReminder?.title == "Bread")
    state.destination?.modify(\.addReminder) { $0.title += "!" }
    #expect(state.destination?.addReminder?.title == "Bread!")
  }

  @Test("changing the payload of another case is reported and changes nothing")
  func modifyOtherCase() {
    var state = presenting
    withKnownIssue {
      state.destination.modify(\.rename) { $0 = "a" }
    } matching: {
      $0.comments.first?.rawValue == """
        The payload of a case cannot be changed, because the value has another case.

        Payload: String
        Value: Destination.addReminder(
          Reminder(title: "Milk")
        )
        """ && $0.sourceLocation?.fileID == #fileID && $0.sourceLocation?.line == #line - 9
    }
    #expect(state == presenting)
  }

  @Test("changing the payload of a missing destination is reported and changes nothing")
  func modifyNothing() {
    var state = State()
    withKnownIssue {
      state.destination.modify(\.addReminder) { $0.title = "a" }
    } matching: {
      $0.comments.first?.rawValue == """
        The payload of a case cannot be changed, because the value has another case.

        Payload: Reminder
        Value: nil
        """
    }
    #expect(state == State())
  }
}

import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("To-do app: missing children")
struct TodoAbsenceTests {
  private let store = makeTodoApp([milk])

  @Test("an action for a missing element is reported and changes nothing")
  func element() async {
    let failures = await failures {
      await store.send(\.path[id: 7].detail.ticked)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          An element of a stack received an action, but no element with its id exists, so no \
          child reduced it.

          Id: #7
          Action: AppFeature.Path.Action.detail(.ticked)

          Send it only while the element exists; a parent that pops the element and still needs \
          its action should reduce the action first.
          """
        )
      ]
    )
  }

  @Test("an action for an element of another case is reported and changes nothing")
  func otherCase() async {
    await store.send(\.remindersTapped) {
      $0.path = [.reminders(RemindersFeature.State())]
      $0.visits = 1
    }
    let failures = await failures {
      await store.send(\.path[id: 0].detail.ticked)
    }
    #expect(failures.map(\.offset) == [1])
    #expect(
      failures.first?.message.hasPrefix(
        """
        A child received an action while the state had another case, so no child reduced it.

        Action: TodoDetailFeature.Action.ticked
        State: AppFeature.Path.State.reminders(
        """
      ) == true
    )
  }

  @Test("an action for a missing destination is reported and changes nothing")
  func destination() async {
    let failures = await failures {
      await store.send(\.destination.add.cancelTapped)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          A child received an action while its state was nil, so no child reduced it.

          Action: AppFeature.Destination.Action.add(.cancelTapped)

          Send it only while the child exists; a parent that removes the child and still needs \
          its action should reduce the action first.
          """
        )
      ]
    )
  }

  @Test("an action for a missing row is reported and changes nothing")
  func row() async {
    let failures = await failures {
      await store.send(\.list.rows[id: bread.id].toggleTapped)
    }
    #expect(failures.map(\.offset) == [1])
    #expect(
      failures.first?.message.hasPrefix("A row received an action, but no row with its id exists")
        == true
    )
  }

  @Test("a dismissal of a missing child is reported")
  func dismissal() async {
    let failures = await failures {
      await store.send(\.destination.dismiss)
      await store.send(\.list.alert.dismiss)
    }
    let message = """
      A child cannot be dismissed, because its state is already nil.

      Send 'dismiss' only while the child exists. The cause can be a binding that dismisses \
      twice, or a parent that removed the child before it received the dismissal.
      """
    #expect(failures == [RecordedIssue(message), RecordedIssue(message, below: 2)])
  }

  @Test("a pop of a missing element is reported")
  func pop() async {
    let failures = await failures {
      await store.send(\.path.popFrom, 3)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          An element of a stack cannot be popped, because no element with its id exists.

          Id: #3

          Send 'popFrom' only while the element exists.
          """
        )
      ]
    )
  }
}

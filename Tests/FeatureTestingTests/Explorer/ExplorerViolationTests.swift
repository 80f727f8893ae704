import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Violations that the explorer finds")
struct ExplorerViolationTests {
  private let explorer = StateExplorer(initialState: LampFeature.State()) {
    LampFeature()
  } withDependencies: {
    $0.continuousClock = ImmediateClock()
  }

  @Test("the shortest sequence is reported once")
  func shortestSequence() async {
    let failures = await failures {
      await explorer.explore(
        actions: [("off", .off), ("on", .on), ("dim", .dim)],
        depth: 6,
        invariants: [StateInvariant("the brightness is not negative") { $0.brightness >= 0 }]
      )
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The invariant 'the brightness is not negative' does not hold after these actions.

              - send: on
              - send: dim
              - send: dim

          The state:

              LampFeature.State(
                isOn: true,
                brightness: -1,
                ticks: 0
              )
          """,
          below: 4
        )
      ]
    )
  }

  @Test("a name that YAML would take for a mapping is quoted")
  func quotedName() async {
    let failures = await failures {
      await explorer.explore(
        actions: [("setBrightness(to: 7)", .setBrightness(to: 7))],
        depth: 1,
        invariants: [StateInvariant("dark") { $0.brightness == 0 }]
      )
    }
    #expect(failures.first?.message.contains("- send: 'setBrightness(to: 7)'\n") == true)
    #expect(failures.count == 1)
  }

  @Test("a binding is a separate step")
  func binding() async {
    let failures = await failures {
      await explorer.explore(
        actions: [("bind: brightness = 7", .setBrightness(to: 7))],
        depth: 1,
        invariants: [StateInvariant("dark") { $0.brightness == 0 }]
      )
    }
    #expect(failures.first?.message.contains("    - bind: brightness = 7\n") == true)
    #expect(failures.count == 1)
  }

  @Test("the initial state is checked")
  func initialState() async {
    let failures = await failures {
      await explorer.explore(
        actions: [("on", .on)],
        depth: 0,
        invariants: [
          StateInvariant("on") { $0.isOn }, StateInvariant("dark") { $0.brightness == 0 },
        ]
      )
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The invariant 'on' does not hold in the initial state.

          The state:

              LampFeature.State(
                isOn: false,
                brightness: 0,
                ticks: 0
              )
          """,
          below: 5
        )
      ]
    )
  }

  @Test("each violated invariant is reported with its own sequence")
  func severalInvariants() async {
    let failures = await failures {
      await explorer.explore(
        actions: [("on", .on), ("off", .off)],
        depth: 3,
        invariants: [
          StateInvariant("never off again") { $0.isOn || $0.brightness == 0 },
          StateInvariant("never on") { !$0.isOn },
        ]
      )
    }
    #expect(
      failures.map { String($0.message.prefix(while: { $0 != "\n" })) } == [
        "The invariant 'never on' does not hold after these actions.",
        "The invariant 'never off again' does not hold after these actions.",
      ]
    )
    #expect(failures.last?.message.contains("    - send: on\n    - send: off\n\n") == true)
  }

  @Test("a state after an effect's action is reported with that action")
  func sentAction() async {
    let failures = await failures {
      await explorer.explore(
        actions: [("off", .off), ("watch", .watch)],
        depth: 2,
        invariants: [StateInvariant("does not tick") { $0.ticks == 0 }]
      )
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The invariant 'does not tick' does not hold after these actions.

              - send: watch

          After the last action, effects have sent:

              LampFeature.Action.ticked

          The state:

              LampFeature.State(
                isOn: false,
                brightness: 0,
                ticks: 1
              )
          """,
          below: 4
        )
      ]
    )
  }

  @Test("a state between an action and the actions of its effects is checked")
  func stateInBetween() async {
    let failures = await failures {
      await explorer.explore(
        actions: [("blink", .blink)],
        depth: 1,
        invariants: [StateInvariant("never on") { !$0.isOn }]
      )
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("effects have sent") == false)
  }

  @Test("a dependency without an override is reported once")
  func missingOverride() async {
    let failures = await failures {
      await explorer.explore(
        actions: [("doze", .doze), ("on", .on), ("off", .off)],
        depth: 3,
        invariants: []
      )
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains(#"'@Dependency(\.uuid)' has no value"#) == true)
    #expect(failures.first?.offset == 1)
  }

  @Test("effects that send one another endlessly are reported")
  func endlessSending() async {
    let failures = await failures {
      await explorer.explore(actions: [("spin", .spin)], depth: 3, invariants: [])
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("The effects have sent more than 1000") == true)
  }
}

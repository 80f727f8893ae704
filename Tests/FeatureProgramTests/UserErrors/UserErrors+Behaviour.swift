extension UserError {
  /// Calls, effects and tests that are invalid as they are written.
  static let behaviour: [UserError] = [
    UserError(
      "4:14 'share' takes 1 value, not 0",
      hint: "write it as it is declared: 'share(a: Int)'",
      spec: """
        feature: A
        actions:
          share: {with: {a: Int}}
          go: {send: share}
        """),
    UserError(
      "4:14 'share' takes no values, not 1",
      hint: "write 'share'",
      spec: """
        feature: A
        actions:
          share:
          go: {send: share(1)}
        """),
    UserError(
      "4:20 c.f can throw, but no action handles the error",
      hint: """
        add 'failure:' with an action that receives the error, 'failure: ignore', or 'failure: unhandled', which reports it
        """,
      spec: """
        feature: A
        dependencies: [c]
        actions:
          go: {run: {call: c.f(), success: done}}
          done: {with: {a: Int}}
        """),
    UserError(
      "4:51 no effect sends 'other', so it is never received",
      hint: "write 'send: other' to send it from the test, or send it from an action",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions: {go: state.n += 1, other: }
        tests: {t: [{send: go, expect: {n: 1}}, {receive: other}]}
        """),
    UserError(
      "4:51 the test has no clock to advance",
      hint: "add 'dependencies: {continuousClock: test}' to the test",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions: {go: state.n += 1}
        tests: {t: [{send: go, expect: {n: 1}}, {advance: 1s}]}
        """),
    UserError(
      "3:15 A contains itself, so its state would be infinitely large: A → A",
      hint: "use rows or a stack: 'presence: many'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        children: {a: A}
        """),
    UserError(
      "3:35 the call does not throw, so no error is ever received",
      hint: "remove 'failure', or write 'try', because no spec declares 'c.g'",
      spec: """
        feature: A
        dependencies: [c]
        actions: {go: {run: {call: c.g(), failure: ignore}}}
        """),
    UserError(
      "3:28 'c.f' is not called",
      hint: "write 'c.f()', with its arguments",
      spec: """
        feature: A
        dependencies: [c]
        actions: {go: {run: {call: c.f, failure: ignore}}}
        """),
    UserError(
      "4:17 'isOn' is shared, so only 'withLock' can change it",
      hint: "write 'state.$isOn.withLock { $0.toggle() }'",
      spec: """
        feature: A
        state: {isOn: {type: Bool, default: 'false', shared: {inMemory: isOn}}}
        actions:
          tapped: state.isOn.toggle()
        """),
    UserError(
      "4:30 'isOn' is shared, so only 'withLock' can change it",
      hint: "write 'state.$isOn.withLock { $0 = true }'",
      spec: """
        feature: A
        state: {isOn: {type: Bool, default: 'false', shared: {inMemory: isOn}}}
        actions:
          tapped: {run: {call: state.isOn = true}}
        """),
    UserError(
      "4:18 'isOn' is only read here",
      hint: "remove 'reader' from its 'shared' if this feature may change it",
      spec: """
        feature: A
        state: {isOn: {type: Bool?, shared: {reader: {inMemory: isOn}}}}
        actions:
          tapped: 'state.$isOn.withLock { $0 = true }'
        """),
    UserError(
      "4:12 '$isOn' is a field of the state",
      hint: "write 'state.$isOn'",
      spec: """
        feature: A
        state: {isOn: {type: Bool?, shared: true}}
        actions:
          tapped: '$isOn.withLock { $0 = true }'
        """),
    UserError(
      "2:9 'isOn' has no value before it is saved for the first time",
      hint: "give it a 'default', or make the type optional: 'Bool?'",
      spec: """
        feature: A
        state: {isOn: {type: Bool, shared: {appStorage: isOn}}}
        actions: {tapped: 'state.$isOn.withLock { $0.toggle() }'}
        """),
    UserError(
      "2:24 no effect has the id 'ticking'",
      hint: "give 'id: ticking' to the effect that it cancels",
      spec: """
        feature: A
        actions: {go: {cancel: ticking}}
        """),
    UserError(
      "4:9 the test 't' does nothing",
      hint: "give it steps: '- send: …', with the changes to 'expect'",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: []}
        """),
  ]
}

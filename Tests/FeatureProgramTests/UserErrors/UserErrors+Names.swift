extension UserError {
  /// Names that no declaration has.
  static let names: [UserError] = [
    UserError(
      "3:21 the state of A has no field 'nme'",
      hint: "did you mean 'name'?",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions: {go: state.nme = nil}
        """),
    UserError(
      "3:16 there is no dependency 'uiud'",
      hint: "did you mean 'uuid'?",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        dependencies: [uiud]
        actions: {go: }
        """),
    UserError(
      "3:22 'date.now' is a part of the dependency 'date'",
      hint: "list 'date', and write the part where you use it",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        dependencies: [uuid, date.now]
        actions: {go: }
        """),
    UserError(
      "4:26 A lists the dependency 'continuousClock' under the name 'clock'",
      hint: "write 'clock'",
      spec: """
        feature: A
        state: {n: Int = 0}
        dependencies: [{clock: continuousClock}]
        actions: {go: 'let now = continuousClock.now'}
        """),
    UserError(
      "3:22 A has no action 'og'",
      hint: "did you mean 'go'?",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions: {go: {send: og}}
        """),
    UserError(
      "4:25 A has no parameter 'limt'",
      hint: "did you mean 'limit'?",
      spec: """
        feature: A
        parameters: {limit: Int = 3}
        actions: {go: }
        tests: {t: {arguments: {limt: '4'}, steps: [{send: go}]}}
        """),
    UserError(
      "4:9 A needs a value for 'limit'",
      hint: "add 'arguments: {limit: …}' next to 'steps:', or give the parameter a default",
      spec: """
        feature: A
        parameters: {limit: Int}
        actions: {go: }
        tests: {t: {steps: [{send: go}]}}
        """),
    UserError(
      "4:21 the labels of 'share' are different",
      hint: "write it as it is declared: 'share(a: Int)'",
      spec: """
        feature: A
        actions:
          share: {with: {a: Int}}
          go: {send: 'share(b: 1)'}
        """),
    UserError(
      "3:15 'n' is a field of the state",
      hint: "write 'state.n'",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: n += 1}
        """),
    UserError(
      "2:28 'c' is not among the dependencies of A",
      hint: "add it: dependencies: [c]",
      spec: """
        feature: A
        actions: {go: {run: {call: c.f(), failure: ignore}}}
        """),
    UserError(
      "4:33 the state of A has no field 'm'",
      hint: "its fields are n",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: [{send: go, expect: {m: 1}}]}
        """),
    UserError(
      "4:20 A has no action 'og'",
      hint: "did you mean 'go'?",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: [{send: og, expect: {n: 1}}]}
        """),
    UserError(
      "4:21 the state of A has no field 'm'",
      hint: "its fields are n",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: {given: {m: 1}, steps: [{send: go, expect: {n: 1}}]}}
        """),
    UserError(
      "2:15 there is no feature 'Nobody'",
      hint: "add a spec 'feature: Nobody', or 'external: Nobody' for a feature written by hand",
      spec: """
        feature: A
        children: {a: Nobody}
        """),
    UserError(
      "4:19 A has no button 'ko'",
      hint: "did you mean 'ok'?",
      spec: """
        feature: A
        alerts: {a: {title: A, buttons: {ok: OK}}}
        actions: {go: {present: a}}
        reactions: {alert.ko: {do: print()}}
        """),
    UserError(
      "2:15 there is no feature 'C'",
      hint: "list its key under 'dependencies', because 'C' is a client",
      spec: """
        feature: A
        children: {a: C}
        """),
    UserError(
      "3:13 A has no child 'b'",
      hint: "name an action of onChange",
      spec: """
        feature: A
        actions: {go: }
        reactions: {b.go: print()}
        """),
    UserError(
      "4:9 the state needs a value for 'n'",
      hint: "add 'given: {n: …}' next to 'steps:', or give a default in the state",
      spec: """
        feature: A
        state: {n: Int}
        actions: {go: }
        tests: {t: [{send: go}]}
        """),
  ]
}

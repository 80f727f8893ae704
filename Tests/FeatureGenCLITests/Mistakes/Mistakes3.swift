extension Mistake {
  /// Mistakes and what is said of them, part 3.
  static let third: [Mistake] = [
    Mistake(
      "3:8 there is no await here: this code cannot wait",
      hint: "make the call in 'run:' and react to its result",
      spec: """
        feature: A
        actions:
          go: 'await x()'
        """),
    Mistake(
      "4:7 a module cannot be imported here",
      hint: "list it under 'imports:'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: import Foundation
        """),
    Mistake(
      "4:8 a type cannot be declared here",
      hint: "declare it under 'types:' or in a file of its own",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: 'struct S {}'
        """),
    Mistake(
      "4:8 only 'let', 'var' and 'func' can be declared here",
      hint: "declare it in a file of its own",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: 'extension Int {}'
        """),
    Mistake(
      "4:7 nothing catches what is thrown here",
      hint: "catch it with 'do { … } catch { … }'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: throw Failure()
        """),
    Mistake(
      "4:7 there is no loop or switch to break out of",
      hint: "leave the block early with 'guard:', or use 'if'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: break
        """),
    Mistake(
      "3:21 'n' is a 'let' and cannot change",
      hint: "take 'let: true' out",
      spec: """
        feature: A
        state: {n: {type: Int, let: true, default: 1}}
        actions: {go: state.n = 2}
        """),
    Mistake(
      "4:21 'm' is computed and cannot be set",
      hint: "change the fields it is made of, or give it a 'set'",
      spec: """
        feature: A
        state: {n: Int = 0}
        computed: {m: Int = n}
        actions: {go: state.m = 2}
        """),
    Mistake(
      "3:15 'n' is a field of the state",
      hint: "write 'state.n'",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: n += 1}
        """),
    Mistake(
      "4:17 expected expression",
      hint: "something is missing here: a value, a name or a call",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = = 1
        """),
    Mistake(
      "4:19 expected ')' to end tuple",
      hint: "insert ')'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = (1
        """),
    Mistake(
      "4:18 ')' closes nothing that was opened here",
      hint: "take it out",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = 1)
        """),
    Mistake(
      #"4:22 expected '"' to end string literal"#,
      hint: #"insert '"'"#,
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.name = "a
        """),
    Mistake(
      "3:35 the call does not throw, so no error is ever received",
      hint: "take 'failure' out, or write 'try', as no spec declares this 'c.g'",
      spec: """
        feature: A
        dependencies: [c]
        actions: {go: {run: {call: c.g(), failure: ignore}}}
        """),
    Mistake(
      "3:28 'c.f' is not called",
      hint: "write 'c.f()', with its arguments",
      spec: """
        feature: A
        dependencies: [c]
        actions: {go: {run: {call: c.f, failure: ignore}}}
        """),
    Mistake(
      "2:28 'c' is not among the dependencies of A",
      hint: "add it: 'dependencies: [c]'",
      spec: """
        feature: A
        actions: {go: {run: {call: c.f(), failure: ignore}}}
        """),
    Mistake(
      "2:23 a 'timer' needs the key 'send', which holds an action",
      hint: "write it as in 'send: ticked'",
      spec: """
        feature: A
        actions: {go: {timer: {every: 1s}}}
        """),
    Mistake(
      "2:31 'parsec' is no unit of time",
      hint: "write '10ms', '2s', '5min' or Swift, as in '.seconds(2)'",
      spec: """
        feature: A
        actions: {go: {timer: {every: 1 parsec, send: go}}}
        """),
    Mistake(
      "2:24 no effect has the id 'ticking'",
      hint: "give the effect that it ends 'id: ticking'",
      spec: """
        feature: A
        actions: {go: {cancel: ticking}}
        """),
    Mistake(
      "4:33 the state of A has no field 'm'",
      hint: "its fields are n",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: [{send: go, expect: {m: 1}}]}
        """),
    Mistake(
      "4:20 A has no action 'og'",
      hint: "did you mean 'go'?",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: [{send: og, expect: {n: 1}}]}
        """),
    Mistake(
      "4:21 the state of A has no field 'm'",
      hint: "its fields are n",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: {given: {m: 1}, steps: [{send: go, expect: {n: 1}}]}}
        """),
    Mistake(
      "4:9 the test 't' does nothing",
      hint: "give it steps: '- send: …', with what to 'expect'",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: []}
        """),
    Mistake(
      "2:15 there is no feature 'Nobody'",
      hint: "a spec 'feature: Nobody' adds one; 'external: Nobody' tells of one by hand",
      spec: """
        feature: A
        children: {a: Nobody}
        """),
    Mistake(
      "2:38 'sometimes' is not a presence",
      hint: "write 'always', 'optional', 'many' or 'stack'",
      spec: """
        feature: A
        children: {a: {feature: B, presence: sometimes}}
        """),
    Mistake(
      "2:13 an alert or a dialog needs the key 'title', which holds what is asked",
      hint: #"write it as in 'title: Delete \(name)?'"#,
      spec: """
        feature: A
        alerts: {a: {buttons: {ok: OK}}}
        actions: {go: {present: a}}
        """),
    Mistake(
      "4:19 A has no button 'ko'",
      hint: "did you mean 'ok'?",
      spec: """
        feature: A
        alerts: {a: {title: A, buttons: {ok: OK}}}
        actions: {go: {present: a}}
        reactions: {alert.ko: {do: print()}}
        """),
  ]
}

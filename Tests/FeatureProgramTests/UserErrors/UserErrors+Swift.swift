extension UserError {
  /// Texts that are not Swift, or Swift that is not allowed in its place.
  static let swift: [UserError] = [
    UserError(
      "3:7 'return' is not allowed here: it would skip the code after the block",
      hint: "leave the block early with 'guard:', or use 'if'",
      spec: """
        feature: A
        actions:
          go: return
        """),
    UserError(
      "3:8 'await' is not allowed here: this code is synchronous",
      hint: "await the value in a 'run:', and use it in the action that 'run:' sends",
      spec: """
        feature: A
        actions:
          go: 'await x()'
        """),
    UserError(
      "4:7 a module cannot be imported here",
      hint: "list it under 'imports:'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: import Foundation
        """),
    UserError(
      "4:8 only variables, functions and types can be declared here",
      hint: "declare it in a separate file",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: 'extension Int {}'
        """),
    UserError(
      "4:7 nothing catches the error that is thrown here",
      hint: "add 'catch:' below 'do:'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: throw Failure()
        """),
    UserError(
      "4:7 'break' needs a loop or switch around it",
      hint: "leave the block early with 'guard:', or use 'if'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: break
        """),
    UserError(
      "3:21 'n' is a 'let' and cannot change",
      hint: "remove 'let: true'",
      spec: """
        feature: A
        state: {n: {type: Int, let: true, default: 1}}
        actions: {go: state.n = 2}
        """),
    UserError(
      "4:21 'm' is computed and cannot be set",
      hint: "change the fields that it depends on, or give it a 'set'",
      spec: """
        feature: A
        state: {n: Int = 0}
        computed: {m: Int = n}
        actions: {go: state.m = 2}
        """),
    UserError(
      "4:17 expected expression",
      hint: "write what is missing here: a value, a name or a call",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = = 1
        """),
    UserError(
      "4:19 expected ')' to end tuple",
      hint: "insert ')'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = (1
        """),
    UserError(
      "4:18 ')' closes nothing that was opened here",
      hint: "take it out",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = 1)
        """),
    UserError(
      #"4:22 expected '"' to end string literal"#,
      hint: #"insert '"'"#,
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.name = "a
        """),
    UserError(
      "7:39 expected value and ']' to end subscript",
      hint: "insert value and ']'",
      spec: """
        feature: A
        state: {n: Int = 0}
        dependencies: [continuousClock]
        actions:
          tick: state.n += 1
          stop: {cancel: ticking}
          go: {timer: {every: 1s, send: 'tick[', id: ticking}}
        tests:
          t:
            dependencies: {continuousClock: test}
            steps: [{send: go}, {advance: 1s}, {receive: tick, expect: {n: 1}}, {send: stop}]
        """),
    UserError(
      "3:29 expected value and ']' to end subscript",
      hint: "insert value and ']'",
      spec: """
        feature: A
        state: {n: Int = 0}
        computed: {isBig: 'Bool = n[ > 3'}
        actions: {go: {guard: state.isBig, do: state.n += 1}}
        tests: {t: [{send: go, expect: {n: 1}}]}
        """),
    UserError(
      "5:28 expected value and ')' to end function call",
      hint: "insert value and ')'",
      spec: """
        feature: A
        dependencies: [c]
        actions:
          loaded: {with: {_ text: String}}
          go: {run: {call: 'c.load(', success: loaded}}
        """),
    UserError(
      "6:14 expected a line break or ';' between statements",
      hint: "",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions:
          go:
            do: |
              sw*tch state.n {
              case 0: state.n = 1
              case 1: state.n = 2
              default: break
              }
        """),
  ]
}

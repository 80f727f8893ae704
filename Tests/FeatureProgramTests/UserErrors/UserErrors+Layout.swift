extension UserError {
  /// Keys that are unknown, missing, duplicated, in a wrong place, or not in YAML's layout.
  static let layout: [UserError] = [
    UserError(
      "3:1 a tab indents this line",
      hint: "indent with spaces, two for each level: YAML allows no tabs there",
      spec: """
        feature: A
        state:
        	n: Int = 0
        """),
    UserError(
      "3:3 'n' has no space after its colon",
      hint: "n: Int = 0",
      spec: """
        feature: A
        state:
          n:Int = 0
        """),
    UserError(
      "4:8 'send' has no value",
      hint: "write a value, or take the key out",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: {send: }
        """),
    UserError(
      "3:1 'state' appears twice in this mapping",
      hint: "rename or delete one of the two keys",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        state: {a: Int = 0}
        """),
    UserError(
      "7:6 'success' is indented by 5, which matches no line that it could belong to",
      hint: "indent it by 4 or 6 spaces",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go:
            run:
            - call: f()
             success: a
        """),
    UserError(
      "1:1 a spec begins with 'feature', 'client', 'model' or 'external', not with 'featur'",
      hint: "did you mean 'feature'?",
      spec: """
        featur: A
        """),
    UserError(
      "3:1 'acions' is not a key of a feature",
      hint: "did you mean 'actions'?",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        acions: {go: }
        """),
    UserError(
      "4:42 'result' and 'success' exclude each other",
      hint: "take one of them out; 'result' receives the value and the error",
      spec: """
        feature: A
        dependencies: [c]
        actions:
          go: {run: {call: c.f(), success: done, result: done}}
          done: {with: {a: Int}}
        """),
    UserError(
      "3:3 'n' has no space after its colon",
      hint: "n: Int = 0",
      spec: """
        feature: A
        state:
          n:Int = 0
          m: Int = 1
        actions: {go: state.n += 1}
        """),
    UserError(
      "4:3 'n' has no space after its colon",
      hint: "n: Int = 0",
      spec: """
        feature: A
        state:
          m: Int = 1
          n:Int = 0
        actions: {go: state.n += 1}
        """),
    UserError(
      "3:3 'go' has no space after its colon",
      hint: "go: state.n += 1",
      spec: """
        feature: A
        actions:
          go:state.n += 1
        """),
    UserError(
      "3:8 'send' has no space after its colon",
      hint: "go: {send: go}",
      spec: """
        feature: A
        actions:
          go: {send:go}
        """),
    UserError(
      "1:1 'feature' has no space after its colon",
      hint: "feature: A",
      spec: """
        feature:A
        actions:
          go: {send: go}
        """),
    UserError(
      "2:23 a 'timer' needs the key 'send', which holds an action",
      hint: "write it as in 'send: ticked'",
      spec: """
        feature: A
        actions: {go: {timer: {every: 1s}}}
        """),
    UserError(
      "2:31 'parsec' is not a unit of time",
      hint: "write '10ms', '2s', '5min' or Swift, as in '.seconds(2)'",
      spec: """
        feature: A
        actions: {go: {timer: {every: 1 parsec, send: go}}}
        """),
    UserError(
      "2:38 'sometimes' is not a presence",
      hint: "write 'always', 'optional', 'many' or 'stack'",
      spec: """
        feature: A
        children: {a: {feature: B, presence: sometimes}}
        """),
    UserError(
      "2:13 an alert or a dialog needs the key 'title', which holds the question",
      hint: #"write it as in 'title: Delete \(name)?'"#,
      spec: """
        feature: A
        alerts: {a: {buttons: {ok: OK}}}
        actions: {go: {present: a}}
        """),
    UserError(
      "4:3 'go' appears twice in this mapping",
      hint: "rename or delete one of the two keys",
      spec: """
        feature: A
        actions:
          go: print(1)
          go: print(2)
        """),
    UserError(
      "2:29 expected true or false, not 'yes'",
      hint: "write 'true'",
      spec: """
        feature: A
        state: {n: {type: Int, let: yes, default: 1}}
        actions: {go: }
        """),
    UserError(
      "3:8 '}' closes nothing that was opened here",
      hint: "take it out",
      spec: """
        feature: A
        actions:
          go: '} func x() {'
        """),
    UserError(
      "3:36 'do' cannot be next to 'else'",
      hint: "indent the keys of the block under 'else'",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: {when: [{else: true, do: state.n = 1}, {if: state.n > 0, do: state.n = 2}]}}
        """),
    UserError(
      "4:13 a step is one thing, not 'send' and 'receive'",
      hint: "make each a separate step, with its own '- '",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: [{send: go, receive: go}]}
        """),
    UserError(
      "3:1 a second document begins here; a file contains one spec",
      hint: "move it into its own file",
      spec: """
        feature: A
        actions: {go: }
        ---
        feature: B
        """),
    // Errors that follow from another mistake are not reported additionally.
    UserError(
      "3:44 's*ack' is not a presence",
      hint: "did you mean 'stack'?",
      spec: """
        feature: A
        state: {n: Int = 0}
        children: {path: {oneOf: {b: B}, presence: s*ack}}
        actions:
          showB: {push: 'b(BFeature.State())'}
        reactions:
          path.popFrom: state.n += 1
        """),
    UserError(
      "3:9 the '{' that opens here is never closed",
      hint: "close it: enum: {none: , some: {with: {_ n: Int}}}",
      spec: """
        feature: A
        state:
          enum: {none: , some: {with: {_ n: Int}}
        actions: {go: state = .some(1)}
        tests:
          t:
            given: .none
            steps: [{send: go, expect: .some(1)}]
        """),
  ]
}

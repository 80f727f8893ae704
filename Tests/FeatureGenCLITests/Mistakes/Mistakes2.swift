extension Mistake {
  /// Mistakes and what is said of them, part 2.
  static let second: [Mistake] = [
    Mistake(
      #"2:6 the quote " that opens here is never closed"#,
      hint: #"close it: doc: "abc""#,
      spec: """
        feature: A
        doc: "abc
        state:
          n: Int = 0
        """),
    Mistake(
      #"6:11 YAML knows no '\(' in double quotes"#,
      hint: #"use single quotes: get: '\(n)', or for a Swift string '"\(n)"'"#,
      spec: #"""
        feature: A
        state: {n: Int = 0}
        computed:
          t:
            type: String
            get: "\(n)"
        """#),
    Mistake(
      "4:7 folded text ('>') joins the lines of Swift",
      hint: "write it behind '|':",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: >
            state.n += 1
            state.n += 2
        """),
    Mistake(
      "4:8 nothing stands behind 'send'",
      hint: "say what it is to do, or take the key out",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: {send: }
        """),
    Mistake(
      "3:1 the key 'state' stands here twice",
      hint: "rename or delete one of them",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        state: {a: Int = 0}
        """),
    Mistake(
      "7:6 'success' is indented by 5, like no line it could belong to",
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
    Mistake(
      "1:1 a spec begins with 'feature', 'client', 'model' or 'external', not with 'featur'",
      hint: "did you mean 'feature'?",
      spec: """
        featur: A
        """),
    Mistake(
      "3:1 'acions' is not a key of a feature",
      hint: "did you mean 'actions'?",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        acions: {go: }
        """),
    Mistake(
      "3:21 the state of A has no field 'nme'",
      hint: "did you mean 'name'?",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions: {go: state.nme = nil}
        """),
    Mistake(
      "3:16 there is no dependency 'uiud'",
      hint: "did you mean 'uuid'?",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        dependencies: [uiud]
        actions: {go: }
        """),
    Mistake(
      "3:22 A has no action 'og'",
      hint: "did you mean 'go'?",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions: {go: {send: og}}
        """),
    Mistake(
      "4:15 the labels of 'share' are others",
      hint: "it is declared as 'share(a: Int)'",
      spec: """
        feature: A
        actions:
          share: {with: {a: Int}}
          go: {send: 'share(b: 1)'}
        """),
    Mistake(
      "4:14 'share' takes 1 value, not 0",
      hint: "it is declared as 'share(a: Int)'",
      spec: """
        feature: A
        actions:
          share: {with: {a: Int}}
          go: {send: share}
        """),
    Mistake(
      "4:14 'share' takes no values, not 1",
      hint: "write 'share'",
      spec: """
        feature: A
        actions:
          share:
          go: {send: share(1)}
        """),
    Mistake(
      "4:20 c.f can throw, and nothing says what happens then",
      hint: "add 'failure:' with an action that receives the error, or 'failure: ignore'",
      spec: """
        feature: A
        dependencies: [c]
        actions:
          go: {run: {call: c.f(), success: done}}
          done: {with: {a: Int}}
        """),
    Mistake(
      "4:42 'result' and 'success' exclude each other",
      hint: "'result' receives the value and the error; take one of them out",
      spec: """
        feature: A
        dependencies: [c]
        actions:
          go: {run: {call: c.f(), success: done, result: done}}
          done: {with: {a: Int}}
        """),
    Mistake(
      "4:51 no effect sends 'other', so it is never received",
      hint: "write 'send: other' to send it from the test, or send it from an action",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions: {go: state.n += 1, other: }
        tests: {t: [{send: go, expect: {n: 1}}, {receive: other}]}
        """),
    Mistake(
      "4:51 there is no clock to advance",
      hint: "add 'dependencies: {continuousClock: test}' to the test",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions: {go: state.n += 1}
        tests: {t: [{send: go, expect: {n: 1}}, {advance: 1s}]}
        """),
    Mistake(
      "3:15 A lives in itself: A → A",
      hint:
        "take one of them out; a feature that shows its own kind is written by hand, as 'external'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        children: {a: A}
        """),
    Mistake(
      "3:3 the key 'n' has no space behind its colon",
      hint: "n: Int = 0",
      spec: """
        feature: A
        state:
          n:Int = 0
          m: Int = 1
        actions: {go: state.n += 1}
        """),
    Mistake(
      "4:3 the key 'n' has no space behind its colon",
      hint: "n: Int = 0",
      spec: """
        feature: A
        state:
          m: Int = 1
          n:Int = 0
        actions: {go: state.n += 1}
        """),
    Mistake(
      "3:3 the key 'go' has no space behind its colon",
      hint: "go: state.n += 1",
      spec: """
        feature: A
        actions:
          go:state.n += 1
        """),
    Mistake(
      "3:8 the key 'send' has no space behind its colon",
      hint: "send: go",
      spec: """
        feature: A
        actions:
          go: {send:go}
        """),
    Mistake(
      "1:1 the key 'feature' has no space behind its colon",
      hint: "feature: A",
      spec: """
        feature:A
        actions:
          go: {send: go}
        """),
    Mistake(
      "3:7 there is no return here: what follows the block would be skipped",
      hint: "leave the block early with 'guard:', or use 'if'",
      spec: """
        feature: A
        actions:
          go: return
        """),
  ]
}

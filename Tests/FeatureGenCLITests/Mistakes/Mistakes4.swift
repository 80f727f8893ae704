extension Mistake {
  /// Mistakes and what is said of them, part 4.
  static let fourth: [Mistake] = [
    Mistake(
      "2:15 there is no feature 'C'",
      hint: "'C' is a client, which is listed under 'dependencies' by its key",
      spec: """
        feature: A
        children: {a: C}
        """),
    Mistake(
      "3:13 A has no child 'b'",
      hint: "behind a dot stand actions of onChange",
      spec: """
        feature: A
        actions: {go: }
        reactions: {b.go: print()}
        """),
    Mistake(
      "4:9 the state needs a value for 'n'",
      hint: "add 'given: {n: …}' beside 'steps:', or give a default in the state",
      spec: """
        feature: A
        state: {n: Int}
        actions: {go: }
        tests: {t: [{send: go}]}
        """),
    Mistake(
      "4:3 the key 'go' stands here twice",
      hint: "rename or delete one of them",
      spec: """
        feature: A
        actions:
          go: print(1)
          go: print(2)
        """),
    Mistake(
      "2:29 expected true or false, not 'yes'",
      hint: "did you mean 'true'?",
      spec: """
        feature: A
        state: {n: {type: Int, let: yes, default: 1}}
        actions: {go: }
        """),
    Mistake(
      "3:8 '}' closes nothing that was opened here",
      hint: "take it out",
      spec: """
        feature: A
        actions:
          go: '} func x() {'
        """),
    Mistake(
      "3:36 'do' cannot stand beside 'else'",
      hint: "what follows otherwise stands under 'else', further to the right",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: {when: [{else: true, do: state.n = 1}, {if: state.n > 0, do: state.n = 2}]}}
        """),
    Mistake(
      "4:13 a step is one thing, not 'send' and 'receive'",
      hint: "make a step of each, with a '- ' of its own",
      spec: """
        feature: A
        state: {n: Int = 0}
        actions: {go: state.n += 1}
        tests: {t: [{send: go, receive: go}]}
        """),
    Mistake(
      "3:1 a second document begins here; a file holds one spec",
      hint: "move it into a file of its own",
      spec: """
        feature: A
        actions: {go: }
        ---
        feature: B
        """),
    // What follows from a mistake is not told besides.
    Mistake(
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
    Mistake(
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
    Mistake(
      "3:29 expected value and ']' to end subscript",
      hint: "insert value and ']'",
      spec: """
        feature: A
        state: {n: Int = 0}
        computed: {isBig: 'Bool = n[ > 3'}
        actions: {go: {guard: state.isBig, do: state.n += 1}}
        tests: {t: [{send: go, expect: {n: 1}}]}
        """),
    Mistake(
      "5:28 expected value and ')' to end function call",
      hint: "insert value and ')'",
      spec: """
        feature: A
        dependencies: [c]
        actions:
          loaded: {with: {_ text: String}}
          go: {run: {call: 'c.load(', success: loaded}}
        """),
    Mistake(
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

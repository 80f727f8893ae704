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
  ]
}

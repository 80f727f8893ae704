// Parts that change the state and nothing else.

extension FeatureDraft {
  /// Adds a number within bounds, with an exploration.
  mutating func addCounter() {
    let word = takeWord()
    let name = word.capital
    add(
      .state,
      """
      \(word)Count: {type: Int, default: 0, doc: How many of them were chosen.}
      \(word)Limit: {type: Int, let: true, default: 3}
      """)
    add(.computed, "canAdd\(name): Bool = \(word)Count < \(word)Limit")
    add(
      .actions,
      """
      \(word)Added:
        doc: One more, up to the limit.
        guard: state.canAdd\(name)
        do: state.\(word)Count += 1
      \(word)Removed:
        guard: state.\(word)Count > 0
        do: state.\(word)Count -= 1
      """)
    add(
      .tests,
      """
      stays between nothing and the limit of the \(word):
        given: {\(word)Limit: 1}
        steps:
          - send: \(word)Added
            expect: {\(word)Count: 1}
          - send: \(word)Added
          - send: \(word)Removed
            expect: {\(word)Count: 0}
          - send: \(word)Removed
      """)
    explore(
      ["\(word)Added", "\(word)Removed"],
      "the \(word) stays within bounds: (0...state.\(word)Limit).contains(state.\(word)Count)")
  }

  /// Adds fields with bindings, and the consequences of their changes.
  mutating func addForm() {
    let word = takeWord()
    let name = word.capital
    add(
      .state,
      """
      \(word)Title: {type: String, default: '""', binding: true}
      is\(name)Public: {type: Bool, default: 'false', binding: true}
      \(word)Edits: {type: Int, default: 0, doc: How often the title has changed.}
      """)
    add(
      .computed,
      """
      is\(name)Valid:
        type: Bool
        doc: Whether there is enough to keep.
        get: '!\(word)Title.isEmpty && \(word)Title.count < 40'
      """)
    add(
      .reactions,
      """
      binding.\(word)Title:
        doc: Titles are often pasted with a blank.
        do: 'state.\(word)Title = state.\(word)Title.trimmingCharacters(in: .whitespaces)'
      onChange.\(word)Title:
        guard: oldValue.isEmpty || state.is\(name)Valid
        do: state.\(word)Edits += 1
      """)
    add(
      .tests,
      """
      tidies up the title of the \(word):
        - bind: \(word)Title = " North "
          expect: {\(word)Title: '"North"', \(word)Edits: 1}
        - bind: is\(name)Public = true
        - assert: state.is\(name)Valid
      """)
  }

  /// Adds an enum with payloads, and an action for each of its cases.
  mutating func addPhases() {
    let word = takeWord()
    let name = word.capital
    add(
      .types,
      """
      \(name)Phase:
        doc: How far the \(word) has come.
        enum:
          waiting:
          running: {with: {round: Int}, doc: Counted from 1.}
          ended: {with: {_ reason: String}}
        computed:
          is\(name)Over:
            type: Bool
            get: |
              if case .ended = self { return true }
              return false
      """)
    add(.state, "\(word)Phase: \(name)Phase = .waiting")
    add(
      .actions,
      """
      \(word)Advanced:
        match:
          on: state.\(word)Phase
          cases:
            .waiting: 'state.\(word)Phase = .running(round: 1)'
            '.running(let round) where round > 1': state.\(word)Phase = .ended("done")
            .running(let round): 'state.\(word)Phase = .running(round: round + 1)'
            .ended: {send: \(word)Reset}
      \(word)Reset: state.\(word)Phase = .waiting
      """)
    add(
      .tests,
      """
      goes through the phases of the \(word):
        - send: \(word)Advanced
          expect: {\(word)Phase: '.running(round: 1)'}
        - send: \(word)Advanced
          expect: {\(word)Phase: '.running(round: 2)'}
        - send: \(word)Advanced
          expect: {\(word)Phase: .ended("done")}
        - assert: state.\(word)Phase.is\(name)Over
        - send: \(word)Advanced
        - receive: \(word)Reset
          expect: {\(word)Phase: .waiting}
      """)
  }

  /// Adds branches that share a procedure.
  mutating func addBranches() {
    let word = takeWord()
    let name = word.capital
    add(
      .state,
      """
      \(word)Level: Int = 0
      \(word)Notes: '[String] = []'
      """)
    add(
      .procedures,
      """
      note\(name):
        doc: Keeps what was said last.
        with: {_ text: String}
        do: |
          state.\(word)Notes.append(text)
          if state.\(word)Notes.count > 5 { state.\(word)Notes.removeFirst() }
      """)
    add(
      .actions,
      """
      \(word)Raised:
        with: {by amount: Int}
        do: let former = state.\(word)Level
        when:
          - if: amount > 9
            do: state.\(word)Level += 9
            perform: note\(name)("too much")
          - if: amount > 0
            do: state.\(word)Level += amount
          - else:
              perform: note\(name)("nothing above \\(former)")
      """)
    add(
      .tests,
      """
      raises the \(word) by what makes sense:
        - send: '\(word)Raised(by: 2)'
          expect: {\(word)Level: 2}
        - send: '\(word)Raised(by: 20)'
          expect: {\(word)Level: 11, \(word)Notes: '["too much"]'}
        - send: '\(word)Raised(by: 0)'
          expect: {\(word)Notes: '["too much", "nothing above 11"]'}
      """)
  }
}

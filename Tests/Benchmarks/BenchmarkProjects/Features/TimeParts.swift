// Parts that wait, and parts with prompts.

extension FeatureDraft {
  /// Adds a timer.
  mutating func addTicker() {
    let word = takeWord()
    let name = word.capital
    add(.state, "\(word)Seconds: {type: Int, default: 0, doc: Seconds counted so far.}")
    add(
      .actions,
      """
      \(word)Started:
        doc: Pressed again, the running timer is replaced, never doubled.
        timer: {every: 1s, send: \(word)Ticked, id: ticking\(name)}
      \(word)Ticked: state.\(word)Seconds += 1
      \(word)Stopped: {cancel: ticking\(name)}
      """)
    add(
      .tests,
      """
      counts the seconds of the \(word):
        dependencies: {continuousClock: test}
        steps:
          - send: \(word)Started
          - advance: 2s
          - receive: \(word)Ticked
            expect: {\(word)Seconds: 1}
          - receive: \(word)Ticked
            expect: {\(word)Seconds: 2}
          - send: \(word)Stopped
      """)
  }

  /// Adds a hint that appears after a delay, or never.
  mutating func addDelay() {
    let word = takeWord()
    let name = word.capital
    add(.state, "is\(name)HintShown: Bool = false")
    add(
      .actions,
      """
      \(word)Appeared:
        send: {action: \(word)HintDue, debounce: 5s, id: hinting\(name)}
      \(word)HintDue: state.is\(name)HintShown = true
      \(word)Tapped:
        do: state.is\(name)HintShown = false
        cancel: hinting\(name)
      """)
    add(
      .tests,
      """
      gives a hint when nobody taps the \(word):
        dependencies: {continuousClock: test}
        steps:
          - send: \(word)Appeared
          - advance: 4s
          - send: \(word)Appeared
          - advance: 5s
          - receive: \(word)HintDue
            expect: {is\(name)HintShown: true}
          - send: \(word)Appeared
          - send: \(word)Tapped
            expect: {is\(name)HintShown: false}
      """)
  }

  /// Adds an effect in Swift.
  mutating func addEffect() {
    let word = takeWord()
    add(.state, "\(word)Sum: Int = 0")
    add(
      .actions,
      """
      \(word)Summed:
        with: {_ numbers: '[Int]'}
        do: 'let sum = numbers.reduce(state.\(word)Sum, +)'
        effect: |
          .run { send in
            await send(.\(word)Known(sum))
          }
      \(word)Known: {with: {_ sum: Int}, do: state.\(word)Sum = sum}
      """)
    add(
      .tests,
      """
      sums up the \(word):
        - send: \(word)Summed([1, 2, 3])
        - receive: \(word)Known(6)
          expect: {\(word)Sum: 6}
      """)
  }

  /// Adds an alert with a parameter.
  mutating func addQuestion() {
    let word = takeWord()
    let name = word.capital
    add(.state, "\(word)Items: '[String] = [\"a\", \"b\"]'")
    add(
      .alerts,
      """
      \(word)Removal:
        with: {_ item: String}
        title: Remove \\(item)?
        message: It cannot be brought back.
        buttons:
          remove\(name): {label: Remove, role: destructive, with: [item]}
          keep\(name): {label: Keep it, role: cancel}
      """)
    add(
      .actions,
      """
      \(word)RemoveTapped:
        with: {_ item: String}
        guard: state.\(word)Items.contains(item)
        present: \(word)Removal(item)
      """)
    add(.reactions, "alert.remove\(name): 'state.\(word)Items.removeAll { $0 == item }'")
    add(
      .tests,
      """
      asks before it removes the \(word):
        - send: \(word)RemoveTapped("c")
        - send: \(word)RemoveTapped("a")
          expect: {alert: .\(word)Removal("a")}
        - send: alert.remove\(name)("a")
          expect: {alert: nil, \(word)Items: '["b"]'}
        - send: \(word)RemoveTapped("b")
          expect: {alert: .\(word)Removal("b")}
        - send: alert.keep\(name)
          expect: {alert: nil}
      """)
  }

  /// Adds a dialog.
  mutating func addMenu() {
    let word = takeWord()
    let name = word.capital
    add(.types, "\(name)Order: {enum: {byName: By name, byDate: By date}}")
    add(.state, "\(word)Order: \(name)Order = .byName")
    add(
      .dialogs,
      """
      \(word)Menu:
        title: How are they sorted?
        buttons:
          \(word)ByName: By name
          \(word)ByDate: By date
      """)
    add(.actions, "\(word)MenuTapped: {present: \(word)Menu}")
    add(
      .reactions,
      """
      dialog.\(word)ByName: state.\(word)Order = .byName
      dialog.\(word)ByDate: state.\(word)Order = .byDate
      """)
    add(
      .tests,
      """
      sorts the \(word) as it is told:
        - send: \(word)MenuTapped
          expect: {dialog: .\(word)Menu}
        - send: dialog.\(word)ByDate
          expect: {dialog: nil, \(word)Order: .byDate}
        - send: \(word)MenuTapped
          expect: {dialog: .\(word)Menu}
        - send: dialog.\(word)ByName
          expect: {dialog: nil, \(word)Order: .byName}
      """)
  }
}

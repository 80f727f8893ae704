// Parts that call the client of their block.

extension FeatureDraft {
  /// Adds a call with an action for success and an action for failure.
  mutating func addLoader(_ block: BlockNames) {
    let word = takeWord()
    let name = word.capital
    use(block.clientKey)
    add(
      .state,
      """
      \(word)Records: '[\(block.model)] = []'
      isLoading\(name): Bool = false
      \(word)Problem: {type: String?, doc: The reason why the last request failed.}
      """)
    add(
      .actions,
      """
      \(word)Requested:
        guard: '!state.isLoading\(name)'
        do: |
          state.isLoading\(name) = true
          state.\(word)Problem = nil
        run: {call: \(block.clientKey).load(), success: \(word)Loaded, failure: \(word)Failed}
      \(word)Loaded:
        with: {_ records: '[\(block.model)]'}
        do: |
          state.isLoading\(name) = false
          state.\(word)Records = records
      \(word)Failed:
        doc: What was there before stays.
        with: {_ error: EffectError}
        do: |
          state.isLoading\(name) = false
          state.\(word)Problem = error.description
      """)
    add(
      .tests,
      """
      loads the \(word):
        dependencies:
          \(block.clientKey).load: '[\(block.model)(id: 1, title: "A")]'
        steps:
          - send: \(word)Requested
            expect: {isLoading\(name): true}
          - receive: \(word)Loaded
            expect:
              isLoading\(name): false
              \(word)Records: '[\(block.model)(id: 1, title: "A")]'
      says why the \(word) is missing:
        dependencies: {\(block.clientKey).load: {throws: EffectError("offline")}}
        steps:
          - send: \(word)Requested
            expect: {isLoading\(name): true}
          - receive: \(word)Failed
            expect: {isLoading\(name): false, \(word)Problem: '"offline"'}
      """)
  }

  /// Adds a call that a newer call replaces, and that can be cancelled. A single action takes its result.
  mutating func addRefresher(_ block: BlockNames) {
    let word = takeWord()
    let name = word.capital
    use(block.clientKey)
    add(
      .state,
      """
      \(word)Total: Int?
      is\(name)Fresh: Bool = false
      """)
    add(
      .actions,
      """
      \(word)Refreshed:
        do: state.is\(name)Fresh = false
        run:
          call: \(block.clientKey).count()
          result: \(word)Counted
          id: counting\(name)
          cancelInFlight: true
          priority: .background
      \(word)Counted:
        with: {_ result: 'Result<Int, URLError>'}
        do: |
          state.\(word)Total = try? result.get()
          state.is\(name)Fresh = true
      \(word)Left: {cancel: counting\(name)}
      """)
    add(
      .tests,
      """
      counts the \(word) anew:
        dependencies: {\(block.clientKey).count: 5}
        steps:
          - send: \(word)Refreshed
          - receive: \(word)Counted(.success(5))
            expect: {\(word)Total: 5, is\(name)Fresh: true}
          - send: \(word)Left
      """)
  }

  /// Adds a search that waits until the user pauses typing.
  mutating func addSearch(_ block: BlockNames) {
    let word = takeWord()
    let name = word.capital
    use(block.clientKey)
    add(
      .state,
      """
      \(word)Query: String = ""
      \(word)Matches: '[String] = []'
      """)
    add(
      .actions,
      """
      \(word)Typed:
        doc: What was asked for before is forgotten.
        with: {_ query: String}
        do: state.\(word)Query = query
        run:
          call: \(block.clientKey).find(query)
          success: \(word)Found
          failure: ignore
          id: finding\(name)
          debounce: 300ms
      \(word)Found:
        with: {_ matches: '[String]'}
        do: state.\(word)Matches = matches
      """)
    add(
      .tests,
      """
      looks for the \(word) once the typing pauses:
        dependencies:
          continuousClock: test
          \(block.clientKey).find: {closure: '{ query in [query] }'}
        steps:
          - send: \(word)Typed("a")
            expect: {\(word)Query: '"a"'}
          - advance: 200ms
          - send: \(word)Typed("ab")
            expect: {\(word)Query: '"ab"'}
          - advance: 300ms
          - receive: \(word)Found(["ab"])
            expect: {\(word)Matches: '["ab"]'}
      """)
  }

  /// Adds actions for the elements of a stream.
  mutating func addListener(_ block: BlockNames) {
    let word = takeWord()
    let name = word.capital
    use(block.clientKey)
    add(
      .state,
      """
      \(word)Messages: '[String] = []'
      is\(name)Open: Bool = false
      """)
    add(
      .actions,
      """
      \(word)Opened:
        do: state.is\(name)Open = true
        stream:
          of: '\(block.clientKey).messages(from: state.\(word)Messages.count)'
          send: \(word)Heard(element)
          finished: \(word)Closed
          failure: \(word)Cut
          id: hearing\(name)
          cancelInFlight: true
      \(word)Left:
        do: state.is\(name)Open = false
        cancel: hearing\(name)
      \(word)Heard: {with: {_ text: String}, do: state.\(word)Messages.append(text)}
      \(word)Closed: state.is\(name)Open = false
      \(word)Cut:
        with: {_ error: EffectError}
        do: |
          state.is\(name)Open = false
          state.\(word)Messages.append(error.description)
      """)
    add(
      .tests,
      """
      hears what is said of the \(word):
        dependencies: {\(block.clientKey).messages: {stream: ["one", "two"]}}
        steps:
          - send: \(word)Opened
            expect: {is\(name)Open: true}
          - receive: \(word)Heard("one")
            expect: {\(word)Messages: '["one"]'}
          - receive: \(word)Heard
            expect: {\(word)Messages: '["one", "two"]'}
          - receive: \(word)Closed
            expect: {is\(name)Open: false}
      tells that the \(word) was cut:
        dependencies: {\(block.clientKey).messages: {stream: [], throws: EffectError("cut")}}
        steps:
          - send: \(word)Opened
            expect: {is\(name)Open: true}
          - receive: \(word)Cut
            expect: {is\(name)Open: false, \(word)Messages: '["cut"]'}
          - send: \(word)Left
      """)
  }

  /// Adds effects that wait for each other.
  mutating func addSequence(_ block: BlockNames) {
    let word = takeWord()
    use(block.clientKey)
    add(.state, "\(word)Steps: '[String] = []'")
    add(
      .actions,
      """
      \(word)Started:
        doc: One step after the other.
        sequence:
          - send: [\(word)Reached("first"), \(word)Reached("second")]
          - run: {call: '\(block.clientKey).save("last", at: 1)', failure: ignore}
          - send: {action: \(word)Reached("last"), after: 1s}
      \(word)Reached: {with: {_ step: String}, do: state.\(word)Steps.append(step)}
      """)
    add(
      .tests,
      """
      takes the steps of the \(word) in order:
        dependencies:
          continuousClock: test
          \(block.clientKey).save: {records: saved}
        steps:
          - send: \(word)Started
          - receive: \(word)Reached("first")
            expect: {\(word)Steps: '["first"]'}
          - receive: \(word)Reached("second")
            expect: {\(word)Steps: '["first", "second"]'}
          - advance: 1s
          - receive: \(word)Reached
            expect: {\(word)Steps: '["first", "second", "last"]'}
          - finish: true
          - assert: recorded.saved.map(\\.index) == [1]
      """)
  }

  /// Adds values that the dependencies `date` and `uuid` produce.
  mutating func addHistory(_ block: BlockNames) {
    let word = takeWord()
    use("date", "uuid")
    add(
      .types,
      """
      \(word.capital)Visit:
        struct: {id: {type: UUID, let: true}, at: Date}
        conforms: [Identifiable]
      """)
    add(.state, "\(word)Visits: IdentifiedArrayOf<\(word.capital)Visit> = []")
    add(
      .actions,
      """
      \(word)Visited:
        do: 'state.\(word)Visits.append(\(word.capital)Visit(id: uuid(), at: date()))'
      """)
    add(
      .tests,
      """
      remembers when the \(word) was visited:
        dependencies: {date: 'Date(timeIntervalSince1970: 5)', uuid: incrementing}
        steps:
          - exhaustivity: 'off'
          - send: \(word)Visited
          - assert: 'state.\(word)Visits[0].at == Date(timeIntervalSince1970: 5)'
          - send: \(word)Visited
          - assert: 'state.\(word)Visits.ids == [UUID(0), UUID(1)]'
      """)
  }
}

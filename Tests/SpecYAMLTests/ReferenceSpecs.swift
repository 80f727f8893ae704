/// The reference specs, as text, so that the tests need no files: all of them must be read without a diagnostic.
let referenceSpecs: [(name: String, text: String)] = [
  (
    "Clients/BMIHistoryClient.yaml",
    #"""
    client: BMIHistoryClient
    key: bmiHistory
    doc: Keeps the measurements.

    endpoints:
      load: {async: true, throws: true, returns: "[BMI]"}
      save: {with: {_ bmi: BMI}, async: true, throws: true}
      delete: {with: {_ id: BMI.ID}, async: true, throws: true}

    # The live client is written by hand (a file of its own, scaffolded once and never overwritten).
    live: manual

    """#
  ),
  (
    "Clients/RandomClient.yaml",
    #"""
    client: RandomClient
    key: random
    doc: Draws random numbers.

    endpoints:
      int:
        with: {in range: ClosedRange<Int>}
        returns: Int
        live: 'Int.random(in: range)'

    """#
  ),
  (
    "Clients/SampleTextClient.yaml",
    #"""
    client: SampleTextClient
    key: sampleText
    doc: Loads a text from the network.
    imports: [Foundation, FoundationNetworking?]

    endpoints:
      load:
        async: true
        throws: URLError
        returns: String
        live: |
          do {
            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
            return String(decoding: data, as: UTF8.self)
          } catch {
            throw error as? URLError ?? URLError(.unknown)
          }

    """#
  ),
  (
    "Clients/SharingClient.yaml",
    #"""
    client: SharingClient
    key: sharing
    doc: Shares a fast with friends.

    endpoints:
      share: {with: {_ start: Date, _ end: Date?}, async: true, throws: true, live: 'print("shared", start, end as Any)'}

    """#
  ),
  (
    "Features/BMIApp.yaml",
    #"""
    feature: BMIApp
    doc: The BMI app; it holds a tab for input and one for the history.

    types:
      Tab:
        enum:
          input: Input
          history: History
        computed:
          systemImage:
            type: String
            get: |
              switch self {
              case .input: return "person.crop.circle.fill"
              case .history: return "chart.line.uptrend.xyaxis"
              }

    children:
      input: BMIInput
      history: BMIHistory

    state:
      selectedTab: Tab = .input

    actions:
      tabSelected:
        with: {_ tab: Tab}
        do: state.selectedTab = tab
        when:
          - if: tab == .history
            send: history.onAppear

    reactions:
      input.saved:
        doc: A saved measurement takes the user to the history, freshly loaded.
        do: state.selectedTab = .history
        send: history.onAppear

    tests:
      goes to the freshly loaded history once a measurement is saved:
        given:
          input: 'BMIInputFeature.State(height: "170", weight: "65")'
        dependencies:
          bmiHistory.save: {records: saved}
          bmiHistory.load: |
            [BMI(id: UUID(0), height: 170, weight: 65, date: Date(timeIntervalSince1970: 0))]
          date: 'Date(timeIntervalSince1970: 0)'
          uuid: incrementing
        steps:
          - send: input.saveButtonTapped
            expect: {input.isSaving: true}
          - receive: input.saved
            expect: {input.isSaving: false, input.isShowingSaved: true, selectedTab: .history}
          - receive: history.onAppear
            expect: {history.isLoading: true}
          - receive: history.loaded
            expect:
              history.isLoading: false
              history.measurements: |
                [
                  BMI(id: UUID(0), height: 170, weight: 65, date: Date(timeIntervalSince1970: 0))
                ]
      loads the history when its tab is selected:
        dependencies: {bmiHistory.load: []}
        steps:
          - send: tabSelected(.history)
            expect: {selectedTab: .history}
          - receive: history.onAppear
            expect: {history.isLoading: true}
          - receive: history.loaded
            expect: {history.isLoading: false}
          - send: tabSelected(.input)
            expect: {selectedTab: .input}

    """#
  ),
  (
    "Features/BMIHistory.yaml",
    #"""
    feature: BMIHistory
    doc: The saved measurements, newest first.

    state:
      measurements: IdentifiedArrayOf<BMI> = []
      isLoading: Bool = false
      error: String?

    dependencies: [bmiHistory]

    actions:
      onAppear:
        do: state.isLoading = true
        run: {call: bmiHistory.load(), success: loaded, failure: failed, id: loading, cancelInFlight: true}
      loaded:
        with: {_ measurements: "[BMI]"}
        do: |
          state.isLoading = false
          let newestFirst = measurements.sorted { $0.date > $1.date }
          state.measurements = IdentifiedArray(uniqueElements: newestFirst)
      failed:
        with: {_ error: EffectError}
        do: |
          state.isLoading = false
          state.error = error.description
      delete:
        with: {_ offsets: IndexSet}
        do: |
          let ids = offsets.map { state.measurements[$0].id }
          state.measurements.remove(atOffsets: offsets)
        run:
          call: |
            for id in ids { try await bmiHistory.delete(id) }
          failure: failed

    tests:
      loads the newest first:
        dependencies:
          bmiHistory.load: |
            [
              BMI(id: UUID(1), height: 170, weight: 65, date: Date(timeIntervalSince1970: 1)),
              BMI(id: UUID(2), height: 170, weight: 66, date: Date(timeIntervalSince1970: 2)),
            ]
        steps:
          - send: onAppear
            expect: {isLoading: true}
          - receive: loaded
            expect:
              isLoading: false
              measurements: |
                [
                  BMI(id: UUID(2), height: 170, weight: 66, date: Date(timeIntervalSince1970: 2)),
                  BMI(id: UUID(1), height: 170, weight: 65, date: Date(timeIntervalSince1970: 1)),
                ]
      says why loading failed:
        dependencies:
          bmiHistory.load: {throws: EffectError("unreadable")}
        steps:
          - send: onAppear
            expect: {isLoading: true}
          - receive: failed
            expect: {isLoading: false, error: '"unreadable"'}
      deletes what is swiped away, here and in the store:
        given:
          measurements: |
            [
              BMI(id: UUID(1), height: 170, weight: 65, date: Date(timeIntervalSince1970: 1)),
              BMI(id: UUID(2), height: 170, weight: 66, date: Date(timeIntervalSince1970: 2)),
            ]
        dependencies:
          bmiHistory.delete: {records: deleted}
        steps:
          - send: delete([1])
            expect:
              measurements: |
                [
                  BMI(id: UUID(1), height: 170, weight: 65, date: Date(timeIntervalSince1970: 1))
                ]
          - finish: true
          - assert: recorded.deleted == [UUID(2)]

    """#
  ),
  (
    "Features/BMIInput.yaml",
    #"""
    feature: BMIInput
    doc: Takes height and weight, shows the body mass index and saves it.

    state:
      height: {type: String, default: '""', binding: true, doc: Centimetres, as typed.}
      weight: {type: String, default: '""', binding: true, doc: Kilograms, as typed.}
      isSaving: Bool = false
      saveError: String?
      isShowingSaved: Bool = false

    computed:
      heightValue: Double? = Double(height)
      weightValue: Double? = Double(weight)
      isSaveEnabled: Bool = !isSaving && (heightValue ?? 0) > 0 && (weightValue ?? 0) > 0

    dependencies: [bmiHistory, date, uuid]

    actions:
      saveButtonTapped:
        guard: let height = state.heightValue, let weight = state.weightValue, state.isSaveEnabled
        do: |
          state.isSaving = true
          state.saveError = nil
          let bmi = BMI(id: uuid(), height: height, weight: weight, date: date())
        run: {call: bmiHistory.save(bmi), success: saved, failure: saveFailed}
      saved:
        do: |
          state.isSaving = false
          state.isShowingSaved = true
      saveFailed:
        with: {_ error: EffectError}
        do: |
          state.isSaving = false
          state.saveError = error.description
      savedAlertDismissed: state.isShowingSaved = false

    tests:
      saves a valid measurement:
        dependencies:
          bmiHistory.save: {records: saved}
          date: 'Date(timeIntervalSince1970: 0)'
          uuid: incrementing
        steps:
          - bind: height = "170"
          - bind: weight = "65"
          - assert: state.isSaveEnabled
          - send: saveButtonTapped
            expect: {isSaving: true}
          - receive: saved
            expect: {isSaving: false, isShowingSaved: true}
          - assert: |
              recorded.saved == [
                BMI(id: UUID(0), height: 170, weight: 65, date: Date(timeIntervalSince1970: 0))
              ]
          - send: savedAlertDismissed
            expect: {isShowingSaved: false}
      saves nothing while a value is missing or no number:
        - bind: height = "tall"
        - bind: weight = "65"
        - send: saveButtonTapped
      says why saving failed and lets the user try again:
        given: {height: '"170"', weight: '"65"'}
        dependencies:
          bmiHistory.save: {throws: EffectError("disk full")}
          date: 'Date(timeIntervalSince1970: 0)'
          uuid: incrementing
        steps:
          - send: saveButtonTapped
            expect: {isSaving: true}
          - receive: saveFailed
            expect: {isSaving: false, saveError: '"disk full"'}
          - assert: state.isSaveEnabled

    """#
  ),
  (
    "Features/Counter.yaml",
    #"""
    # yaml-language-server: $schema=../featuregen.schema.json
    feature: Counter
    doc: A number to move up and down until it meets a hidden one.

    types:
      CheckResult:
        enum: [lower, equal, higher]

    state:
      count: Int = 0
      secret: Int = 0

    computed:
      checkResult:
        type: CheckResult
        get: |
          if count < secret { return .lower }
          if count > secret { return .higher }
          return .equal
      countString:
        type: String
        get: String(count)
        set: count = Int(newValue) ?? count
      countFloat:
        type: Float
        get: Float(count)
        set: 'count = Int(exactly: newValue.rounded(.towardZero)) ?? count'

    dependencies: [random]

    actions:
      increment: state.count += 1
      decrement: state.count -= 1
      setCount:
        doc: The text field changed; text that is no number changes nothing.
        with: {_ text: String}
        do: state.countString = text
      slide:
        with: {_ value: Float}
        do: state.countFloat = value
      playNext:
        doc: Starts the next round with a new secret.
        do: |
          state.count = 0
          state.secret = random.int(in: -100...100)

    tests:
      counts up and down:
        - send: increment
          expect: {count: 1}
        - send: decrement
          expect: {count: 0}
      takes a number typed in:
        - send: setCount("42")
          expect: {count: 42}
        - send: slide(7.9)
          expect: {count: 7}
      ignores text that is no number:
        - send: setCount("forty-two")
      tells on which side of the secret the count is:
        given: {count: 3, secret: 5}
        steps:
          - assert: state.checkResult == .lower
          - send: setCount("5")
            expect: {count: 5}
          - assert: state.checkResult == .equal
          - send: increment
            expect: {count: 6}
          - assert: state.checkResult == .higher
      draws a new secret for the next round:
        given: {count: 3}
        dependencies: {random.int: 5}
        steps:
          - send: playNext
            expect: {count: 0, secret: 5}
          - send: increment
            expect: {count: 1}
          - send: playNext
            expect: {count: 0}

    explore:
      doc: Whatever is pressed, the answer agrees with the numbers.
      dependencies: {random.int: 2}
      actions: [increment, decrement, 'setCount("100")', 'setCount("x")', slide(.nan), playNext]
      depth: 5
      invariants:
        only the secret itself is correct: (state.checkResult == .equal) == (state.count == state.secret)
        a secret was drawn or is still zero: '[0, 2].contains(state.secret)'

    """#
  ),
  (
    "Features/FastingTimer.yaml",
    #"""
    feature: FastingTimer
    doc: Tracks an intermittent fast and shares it. A pure reducer, with a middleware for the effects.
    templates: redux

    types:
      SharingStatus:
        enum: [notShared, uploading, shared]

    state:
      start: Date?
      end: Date?
      goal: {type: TimeInterval, doc: Seconds.}
      sharingStatus: SharingStatus = .notShared

    dependencies: [sharing]

    actions:
      start:
        with: {at date: Date}
        do: state.start = date
      finish:
        with: {at date: Date}
        do: state.end = date
      reset:
        do: |
          state.start = nil
          state.end = nil
      share:
        do: state.sharingStatus = .uploading
        when:
          - if: let start = state.start
            run:
              call: sharing.share(start, state.end)
              success: setSharingStatus(.shared)
              failure: setSharingStatus(.notShared)
          - else:
              send: setSharingStatus(.notShared)
      setSharingStatus:
        with: {_ status: SharingStatus}
        do: state.sharingStatus = status

    tests:
      starts, finishes and resets:
        given: {goal: 13 * 3600}
        steps:
          - send: 'start(at: Date(timeIntervalSince1970: 10))'
            expect: {start: 'Date(timeIntervalSince1970: 10)'}
          - send: 'finish(at: Date(timeIntervalSince1970: 20))'
            expect: {end: 'Date(timeIntervalSince1970: 20)'}
          - send: reset
            expect: {start: nil, end: nil}
      shares a started fast:
        given: {goal: 13 * 3600, start: 'Date(timeIntervalSince1970: 10)'}
        dependencies: {sharing.share: {records: shared}}
        steps:
          - send: share
            expect: {sharingStatus: .uploading}
          - receive: setSharingStatus(.shared)
            expect: {sharingStatus: .shared}
      does not share what was never started:
        given: {goal: 13 * 3600}
        steps:
          - send: share
            expect: {sharingStatus: .uploading}
          - receive: setSharingStatus(.notShared)
            expect: {sharingStatus: .notShared}

    """#
  ),
  (
    "Features/Game.yaml",
    #"""
    feature: Game
    doc: The guessing game, with the time each round took and a list of results to edit.

    children:
      counter: Counter
      timer: Timer
      resultList: {feature: GameResultList, presence: optional}

    state:
      results: IdentifiedArrayOf<GameResult> = []
      lastTimestamp: TimeInterval = 0
      isSaving: Bool = false

    dependencies: [continuousClock, uuid]

    alerts:
      saveChanges:
        title: Save changes?
        buttons:
          save: OK
          discard: {label: Cancel, role: cancel}

    actions:
      onAppear:
        send: timer.start
      showResults:
        do: 'state.resultList = GameResultListFeature.State(results: state.results)'
      closeResults:
        doc: Asks before edits are taken over; without edits the list just closes.
        when:
          - if: let edited = state.resultList?.results, edited != state.results
            present: saveChanges
          - else:
              do: state.resultList = nil
      saved:
        do: |
          state.isSaving = false
          if let edited = state.resultList?.results { state.results = edited }
          state.resultList = nil

    reactions:
      counter.playNext:
        order: before
        do: |
          let timeSpent = state.timer.duration - state.lastTimestamp
          state.results.append(GameResult(id: uuid(), counter: state.counter, timeSpent: timeSpent))
          state.lastTimestamp = state.timer.duration
      alert.save:
        do: state.isSaving = true
        run: {call: 'continuousClock.sleep(for: .seconds(2))', success: saved, id: saving}
      alert.discard:
        do: state.resultList = nil

    tests:
      records the round that was played, before the counter draws the next one:
        given:
          counter: 'CounterFeature.State(count: 10, secret: 10)'
          timer: 'TimerFeature.State(duration: 5)'
        dependencies:
          random.int: 3
          uuid: incrementing
        steps:
          - send: counter.playNext
            expect:
              results: |
                [
                  GameResult(id: UUID(0), counter: CounterFeature.State(count: 10, secret: 10), timeSpent: 5)
                ]
              lastTimestamp: 5
              counter: 'CounterFeature.State(count: 0, secret: 3)'
          - assert: state.results[0].isCorrect
      starts its timer when it appears:
        dependencies:
          date: 'Date(timeIntervalSince1970: 0)'
          continuousClock: test
        steps:
          - send: onAppear
          - receive: timer.start
            expect: {timer.started: 'Date(timeIntervalSince1970: 0)'}
          - advance: 10ms
          - receive: timer.timeUpdated
            expect: {timer.duration: 0.01}
          - send: timer.stop
      closes an unedited list without asking:
        steps:
          - send: showResults
            expect: {resultList: 'GameResultListFeature.State(results: [])'}
          - send: closeResults
            expect: {resultList: nil}
      asks before edits are taken over and saves them:
        given:
          results: |
            [GameResult(id: UUID(1), counter: CounterFeature.State(), timeSpent: 1)]
        dependencies: {continuousClock: test}
        steps:
          - send: showResults
            expect:
              resultList: |
                GameResultListFeature.State(
                  results: [GameResult(id: UUID(1), counter: CounterFeature.State(), timeSpent: 1)]
                )
          - send: resultList.remove([0])
            expect: {resultList.results: []}
          - send: closeResults
            expect: {alert: .saveChanges}
          - send: alert.save
            expect: {alert: nil, isSaving: true}
          - advance: 2s
          - receive: saved
            expect: {isSaving: false, results: [], resultList: nil}
      throws the edits away when they are not to be saved:
        given:
          results: |
            [GameResult(id: UUID(1), counter: CounterFeature.State(), timeSpent: 1)]
          resultList: GameResultListFeature.State()
        steps:
          - send: closeResults
            expect: {alert: .saveChanges}
          - send: alert.discard
            expect: {alert: nil, resultList: nil}

    """#
  ),
  (
    "Features/GameResultList.yaml",
    #"""
    feature: GameResultList
    doc: The finished rounds, which can be removed.

    state:
      results: IdentifiedArrayOf<GameResult> = []

    actions:
      remove:
        with: {_ offsets: IndexSet}
        do: 'state.results.remove(atOffsets: offsets)'

    tests:
      removes what is swiped away:
        given:
          results: |
            [
              GameResult(id: UUID(1), counter: CounterFeature.State(), timeSpent: 1),
              GameResult(id: UUID(2), counter: CounterFeature.State(), timeSpent: 2),
            ]
        steps:
          - send: remove([0])
            expect:
              results: |
                [GameResult(id: UUID(2), counter: CounterFeature.State(), timeSpent: 2)]

    """#
  ),
  (
    "Features/SampleText.yaml",
    #"""
    feature: SampleText
    doc: Loads a text and shows it, or why it could not be loaded.

    state:
      isLoading: Bool = false
      text: String = ""

    dependencies: [sampleText]

    actions:
      load:
        do: state.isLoading = true
        run: {call: sampleText.load(), result: loaded, id: loading, cancelInFlight: true}
      loaded:
        with:
          _ result: Result<String, URLError>
        do: |
          state.isLoading = false
          switch result {
          case .success(let text): state.text = text
          case .failure(let error): state.text = "Error \(error.errorCode)"
          }

    tests:
      shows the loaded text:
        dependencies: {sampleText.load: '"Hello World"'}
        steps:
          - send: load
            expect: {isLoading: true}
          - receive: loaded(.success("Hello World"))
            expect:
              isLoading: false
              text: '"Hello World"'
      shows why it failed:
        dependencies:
          sampleText.load: {throws: URLError(.timedOut)}
        steps:
          - send: load
            expect: {isLoading: true}
          - receive: loaded
            expect:
              isLoading: false
              text: '"Error \(URLError.Code.timedOut.rawValue)"'

    """#
  ),
  (
    "Features/Timer.yaml",
    #"""
    feature: Timer
    doc: A stopwatch that remembers when it was first started.

    state:
      started: Date?
      duration: {type: TimeInterval, default: 0, doc: Seconds counted so far.}

    dependencies: [date, continuousClock]

    actions:
      start:
        doc: Starts ticking; pressed again, the running ticker is replaced, never doubled.
        do: |
          if state.started == nil {
            state.started = date()
            state.duration = 0
          }
        timer: {every: 10ms, send: timeUpdated, id: ticking}
      timeUpdated: state.duration += 0.01
      stop:
        cancel: ticking

    tests:
      ticks every ten milliseconds until stopped:
        dependencies:
          date: 'Date(timeIntervalSince1970: 100)'
          continuousClock: test
        steps:
          - send: start
            expect: {started: 'Date(timeIntervalSince1970: 100)'}
          - advance: 35ms
          - receive: timeUpdated
            expect: {duration: 0.01}
          - receive: timeUpdated
            expect: {duration: 0.02}
          - receive: timeUpdated
            expect: {duration: 0.03}
          - send: stop
          - advance: 1s
      does not tick twice as fast when started twice:
        dependencies:
          date: 'Date(timeIntervalSince1970: 100)'
          continuousClock: test
        steps:
          - send: start
            expect: {started: 'Date(timeIntervalSince1970: 100)'}
          - send: start
          - advance: 10ms
          - receive: timeUpdated
            expect: {duration: 0.01}
          - send: stop

    """#
  ),
  (
    "Models/BMI.yaml",
    #"""
    model: BMI
    doc: One body mass index measurement.
    conforms: [Identifiable, Codable]

    types:
      Category:
        enum:
          underweight: Underweight
          normal: Normal
          overweight: Overweight
          obese: Obese

    fields:
      id: UUID
      height: {type: Double, doc: Centimetres.}
      weight: {type: Double, doc: Kilograms.}
      date: Date

    computed:
      value: {type: Double, get: weight / ((height / 100) * (height / 100)), doc: Kilograms per square metre.}
      formattedValue: 'String = String(format: "%.1f", value)'
      category:
        type: Category
        doc: The WHO category of the value.
        get: |
          switch value {
          case ..<18.5: return .underweight
          case ..<25: return .normal
          case ..<30: return .overweight
          default: return .obese
          }

    """#
  ),
  (
    "Models/GameResult.yaml",
    #"""
    model: GameResult
    doc: One finished round of the guessing game.
    conforms: [Identifiable]

    fields:
      id: UUID
      counter: CounterFeature.State
      timeSpent: {type: TimeInterval, doc: Seconds.}

    computed:
      isCorrect: Bool = counter.secret == counter.count

    """#
  ),
]

/// The project that editors in tests open: a counter, a feature that contains it, and a client.
enum SampleSpecs {
  static let counter = "Specs/Features/Counter.yaml"
  static let game = "Specs/Features/Game.yaml"
  static let random = "Specs/Clients/RandomClient.yaml"

  static let counterText = """
    feature: Counter
    doc: A number to move up and down.
    types:
      Phase: {enum: [idle, running]}
    state:
      count: {type: Int, default: 0, doc: How far it is.}
      phase: Phase = .idle
    dependencies: [random]
    actions:
      increment: state.count += 1
      setCount:
        doc: A number was typed.
        with: {_ number: Int}
        do: state.count = number
      draw:
        do: |
          state.phase = .running
          state.count = random.int(in: 0...9)
    delegate: [finished]
    tests:
      counts:
        - send: increment
          expect: {count: 1}
        - send: setCount(5)
          expect: {count: 5}
      draws:
        dependencies: {random.int: 3}
        steps:
          - send: draw
            expect: {count: 3, phase: .running}

    """

  static let gameText = """
    feature: Game
    children:
      counter: Counter
      editor: {feature: Counter, presence: optional}
    state:
      best: Int = 0
    actions:
      start:
        send: counter.increment
      edit:
        present: editor
    reactions:
      counter.delegate.finished: state.best = 0
      counter.draw: state.best = max(state.best, state.counter.count)
    tests:
      starts:
        - send: start
        - receive: counter.increment
          expect: {counter.count: 1}
      edits:
        - send: edit
          expect: {editor: CounterFeature.State()}

    """

  static let randomText = """
    client: RandomClient
    key: random
    doc: Draws numbers.
    endpoints:
      int:
        doc: One of a range.
        with: {in range: ClosedRange<Int>}
        returns: Int
        live: 'Int.random(in: range)'

    """

  /// The files of the project.
  static let editorText = """
    feature: Editor
    state: {count: Int = 0}
    delegate: [closed]
    actions:
      view.saveTapped: {send: internal.answers.saved}
      internal.answers.saved: state.count = 1
      internal.retried: state.count = 2
      reset: state.count = 0
    view: {onAppear: view.saveTapped}

    """

  static let shelfText = """
    feature: Shelf
    state: {count: Int = 0}
    children: {editor: Editor}
    reactions:
      editor.internal.answers.saved: state.count = 1

    """

  static let files = [
    "Specs/featuregen.yaml": SampleProject.settings, counter: counterText, game: gameText,
    random: randomText,
  ]
}

import ExampleFeatures
import FeatureRuntime
import Terminal

extension Screen {
  /// Makes the screen of the menu, or of the open demonstration.
  init(_ store: StoreOf<ShowcaseFeature>) {
    if let game = store.scope(state: \.destination?.game, action: \.destination.game) {
      self.init(game)
    } else if let timer = store.scope(state: \.destination?.timer, action: \.destination.timer) {
      self.init(timer)
    } else if let bmi = store.scope(state: \.destination?.bmi, action: \.destination.bmi) {
      self.init(bmi)
    } else if let text = store.scope(
      state: \.destination?.sampleText, action: \.destination.sampleText)
    {
      self.init(text)
    } else {
      self.init(menuOf: store)
      return
    }
    // A presentation on top of a demonstration is dismissed first.
    guard !commands.contains(where: { $0.key == .escape }) else { return }
    commands.append(Command(.escape, "back") { store.send(.destination(.dismiss)) })
  }

  private init(menuOf store: StoreOf<ShowcaseFeature>) {
    let dim = Style(isDim: true)
    self.init(
      title: "featuregen",
      rows: [
        .paragraph("Features that were generated from specs, on the bundled runtime."),
        .space,
        .item(Item(label: "Guess the number") { store.send(.gameTapped) }),
        .text(StyledText("     a game with children, a list to edit and an alert", dim)),
        .item(Item(label: "Stopwatch") { store.send(.timerTapped) }),
        .text(StyledText("     a timer that ends when it is stopped, or left", dim)),
        .item(Item(label: "Body mass index") { store.send(.bmiTapped) }),
        .text(StyledText("     tabs, bindings and a history that is kept in a file", dim)),
        .item(Item(label: "Sample text") { store.send(.sampleTextTapped) }),
        .text(StyledText("     a request, and what becomes of its failure", dim)),
      ]
    )
  }
}

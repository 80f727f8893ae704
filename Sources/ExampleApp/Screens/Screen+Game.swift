import ExampleFeatures
import FeatureRuntime
import Terminal

extension Screen {
  /// Makes the screen of the guessing game, or the list of its results.
  init(_ store: StoreOf<GameFeature>) {
    if let list = store.scope(state: \.resultList, action: \.resultList.presented) {
      self.init(list)
      commands.append(Command(.escape, "close") { store.send(.closeResults) })
    } else {
      self.init(roundOf: store)
    }
    if store.isSaving {
      rows += [.space, .text(StyledText("saving…", Style(.yellow)))]
    }
    isBusy = store.isSaving
    alert = store.alert.map { Alert($0) { store.send(.alert($0)) } }
  }

  private init(roundOf store: StoreOf<GameFeature>) {
    let counter = store.scope(state: \.counter, action: \.counter)
    let timer = store.scope(state: \.timer, action: \.timer)
    self.init(title: "Guess the number")
    rows = Self.rows(of: counter)
    rows += [.text(StyledText("  Stopwatch     ") + StyledText(clockTime(timer.duration))), .space]
    rows += store.results.map { .text("  " + line(of: $0)) }
    commands = Self.commands(of: counter) + Self.commands(of: timer)
    commands.append(Command(.character("e"), "edit results") { store.send(.showResults) })
  }

  /// Makes the list of the finished rounds.
  private init(_ store: StoreOf<GameResultListFeature>) {
    self.init(title: "Results")
    rows = store.results.enumerated().map { index, result in
      .item(Item(label: line(of: result), remove: { store.send(.remove([index])) }))
    }
    if store.results.isEmpty { rows = [.text(StyledText("no results", Style(isDim: true)))] }
  }
}

extension Screen {
  private static func rows(of store: StoreOf<CounterFeature>) -> [Row] {
    let answer =
      switch store.checkResult {
      case .lower: StyledText("▲ the secret number is higher", Style(.yellow))
      case .higher: StyledText("▼ the secret number is lower", Style(.yellow))
      case .equal: StyledText("✔ that is the secret number", Style(.green, isBold: true))
      }
    let guess = Field(
      label: "Your guess", text: store.countString, alphabet: "-0123456789", isTakenAtOnce: false
    ) {
      store.send(.setCount($0))
    }
    return [
      .digits(store.countString), .space,
      .text(StyledText("-100 ") + scale(store.count, in: -100...100) + " 100"), .space,
      .text(answer), .space,
      .field(guess),
    ]
  }

  private static func commands(of store: StoreOf<CounterFeature>) -> [Command] {
    [
      Command(.up, "one more") { store.send(.increment) },
      Command(.down, "one less") { store.send(.decrement) },
      Command(.right, "ten more") { store.send(.slide(store.countFloat + 10)) },
      Command(.left, "ten less") { store.send(.slide(store.countFloat - 10)) },
      Command(.character("n"), "next round") { store.send(.playNext) },
    ]
  }
}

/// Writes a finished round on one line.
private func line(of result: GameResult) -> StyledText {
  let mark = result.isCorrect ? StyledText("✔ ", Style(.green)) : StyledText("✘ ", Style(.red))
  return mark
    + StyledText("guessed \(result.counter.count)").padded(to: 14)
    + StyledText("secret \(result.counter.secret)").padded(to: 14)
    + StyledText(clockTime(result.timeSpent), Style(isDim: true))
}

import ExampleFeatures
import FeatureRuntime
import Foundation
import Terminal
import TerminalSupport
import TestSupport
import Testing

@testable import ExampleApp

/// Tests of the screens of features' stores, in windows of every size.
@MainActor
@Suite("Layout") struct LayoutTests {
  private let results = IdentifiedArray(
    uniqueElements: (1...40).map { number in
      GameResult(
        id: UUID(number), counter: CounterFeature.State(count: number, secret: 7), timeSpent: 3.21)
    })

  private func makeStore(_ destination: ShowcaseFeature.Destination.State?)
    -> StoreOf<ShowcaseFeature>
  {
    Store(initialState: ShowcaseFeature.State(destination: destination)) {
      ShowcaseFeature()
    } withDependencies: {
      $0.random.int = { _ in 7 }
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.continuousClock = TestClock()
    }
  }

  private var states: [ShowcaseFeature.Destination.State?] {
    let edited = GameResultListFeature.State(results: results)
    let long = String(repeating: "A long text, 漢字. ", count: 200)
    let saved = BMIInputFeature.State(height: "170", weight: "65", isShowingSaved: true)
    return [
      nil, .game(GameFeature.State(results: results)),
      .game(GameFeature.State(isSaving: true, resultList: edited, alert: .saveChanges)),
      .timer(TimerFeature.State(started: Date(timeIntervalSince1970: 0), duration: 3_725.5)),
      .bmi(BMIAppFeature.State(input: saved)),
      .sampleText(SampleTextFeature.State(text: long)),
    ]
  }

  private func picture(_ screen: Screen, _ focus: inout Focus, _ size: TerminalSize)
    -> TerminalScreen
  {
    var picture = TerminalScreen(columns: size.columns, rows: size.rows)
    var painter = Painter(isInColor: true)
    picture.feed(painter.paint(Layout.draw(screen, &focus, size: size)).utf8)
    return picture
  }

  @Test("every screen fits into every window")
  func sizes() {
    for state in states {
      let store = makeStore(state)
      for columns in stride(from: 1, through: 120, by: 17) {
        for rows in stride(from: 1, through: 40, by: 6) {
          var focus = Focus()
          let size = TerminalSize(columns: columns, rows: rows)
          let picture = picture(Screen(store), &focus, size)
          #expect(picture.unknown.isEmpty)
          guard columns >= Layout.smallest.columns, rows >= Layout.smallest.rows else { continue }
          #expect(picture.text.contains("╭") && picture.text.contains("╰"))
        }
      }
    }
  }

  @Test("the row in focus is always visible, whatever keys are pressed")
  func focus() throws {
    var random = SeededRandom(seed: 1)
    let keys: [Key] = [
      .up, .down, .tab, .backTab, .pageUp, .pageDown, .home, .end, .left, .right, .backspace,
      .character("1"), .character("?"), .control("a"),
    ]
    for state in states where state?[case: \.game]?.alert == nil {
      let store = makeStore(state)
      var focus = Focus()
      for _ in 0..<80 {
        // Keys can arrive faster than pictures.
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          focus.press(try #require(keys.randomElement(using: &random)), on: Screen(store))
        }
        let shown = Screen(store)
        let picture = picture(shown, &focus, TerminalSize(columns: 60, rows: 12))
        guard !shown.stops.isEmpty, shown.alert == nil else { continue }
        #expect(picture.text.contains("❯"), "\(picture.text)")
      }
    }
  }

  @Test("a list that is longer than the window shows it, and scrolls with the focus")
  func scrolls() {
    let list = GameResultListFeature.State(results: results)
    let store = makeStore(.game(GameFeature.State(resultList: list)))
    var focus = Focus()
    let size = TerminalSize(columns: 60, rows: 20)
    let first = picture(Screen(store), &focus, size)
    #expect(first.text.contains("❯ 1 "))
    #expect(first.text.contains("↓ 25 more"))
    for _ in 0..<39 { focus.press(.down, on: Screen(store)) }
    let last = picture(Screen(store), &focus, size)
    #expect(last.text.contains("❯ 40 "))
    #expect(!last.text.contains("more ─"))
  }

  @Test(
    "large digits have three lines of the same width", arguments: ["0", "-100", "12:34.56", "789"])
  func digits(text: String) {
    let lines = bigDigits(text)
    #expect(lines.count == 3)
    #expect(Set(lines.map { columns(of: $0) }).count == 1)
  }

  @Test("a time is written with hundredths")
  func times() {
    #expect(clockTime(0) == "0:00.00")
    #expect(clockTime(59.999) == "1:00.00")
    #expect(clockTime(3_725.5) == "62:05.50")
  }

  @Test("a number outside of the scale is shown at its end")
  func scales() {
    #expect(scale(-1_000, in: -100...100, width: 5).text == "●────")
    #expect(scale(0, in: -100...100, width: 5).text == "──●──")
    #expect(scale(1_000, in: -100...100, width: 5).text == "────●")
  }
}

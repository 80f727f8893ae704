import ComposableArchitecture
import Foundation
import Testing

@testable import App

@MainActor
@Suite("Search")
struct SearchTests {
  @Test("only the last query is searched")
  func onlyTheLastQueryIsSearched() async {
    let continuousClock = TestClock()
    let store = TestStore(initialState: SearchFeature.State()) {
      SearchFeature()
    } withDependencies: {
      $0.continuousClock = continuousClock
      $0.feed.find = { [$0] }
    }

    await store.send(.queryChanged("a"))
    await continuousClock.advance(by: .milliseconds(200))
    await store.send(.queryChanged("ab"))
    await continuousClock.advance(by: .milliseconds(300))
    await store.receive(\.found, ["ab"]) {
      $0.found = ["ab"]
    }
  }

  @Test("steps come one after the other")
  func stepsComeOneAfterTheOther() async {
    let continuousClock = TestClock()
    let store = TestStore(initialState: SearchFeature.State()) {
      SearchFeature()
    } withDependencies: {
      $0.continuousClock = continuousClock
      $0.feed.find = { _ in ["two"] }
    }

    await store.send(.tour)
    await store.receive(\.logged, "one") {
      $0.log = ["one"]
    }
    await store.receive(\.found, ["two"]) {
      $0.found = ["two"]
    }
    await store.receive(\.logged, "three") {
      $0.log = ["one", "three"]
    }
    await continuousClock.advance(by: .seconds(1))
    await store.receive(\.logged, "four") {
      $0.log = ["one", "three", "four"]
    }
    await store.receive(\.logged, "five") {
      $0.log = ["one", "three", "four", "five"]
    }
  }

  @Test("cancels first, then sends, then runs the rest")
  func cancelsFirstThenSendsThenRunsTheRest() async {
    struct Recorded {
      struct Posted: Equatable {
        var text: String
        var name: String
      }

      @Recorder var posted: [Posted]
    }
    let recorded = Recorded()
    let continuousClock = TestClock()
    let store = TestStore(initialState: SearchFeature.State()) {
      SearchFeature()
    } withDependencies: {
      $0.continuousClock = continuousClock
      $0.feed.post = { text, name in
        recorded.$posted.record(Recorded.Posted(text: text, name: name))
      }
    }

    await store.send(.queryChanged("a"))
    await store.send(.restart)
    await store.receive(\.logged, "again") {
      $0.log = ["again"]
    }
    await store.receive(\.posted)
    await continuousClock.advance(by: .seconds(1))
    #expect(recorded.posted == [.init(text: "again", name: "all")])
  }
}

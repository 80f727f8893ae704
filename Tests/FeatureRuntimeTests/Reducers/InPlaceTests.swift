import FeatureRuntime
import Testing

/// What big children are reduced in place, and not copied with each action.
@MainActor
@Suite("Reducing in place")
struct InPlaceTests {
  @Test("rows of a property that marks its changes")
  func rows() {
    var state = ShelfFeature.State(rows: [ItemFeature.State(id: 1), ItemFeature.State(id: 2)])
    let before = state.rows.address
    for _ in 0..<3 { _ = ItemFeature().reduce(into: &state.rows, id: 2, action: .increment) }
    #expect(state.rows.address == before)
    #expect(state.rows.map(\.count) == [0, 3])
  }

  @Test("the payload of a case")
  func payload() {
    var page = NumberPage.list(Numbers(values: Array(0..<1000)))
    let before = page.address
    for number in 0..<3 {
      _ = Counting().reduce(
        into: &page, case: NumberPage.allCasePaths.list, action: .set(number, to: -1))
    }
    #expect(page.address == before)
    page.modify(\.list) { $0.values[3] = -1 }
    #expect(page.address == before)
    #expect(page == .list(Numbers(values: [-1, -1, -1, -1] + Array(4..<1000))))
  }

  @Test("a value of another case stays as it is")
  func otherCase() {
    var page = NumberPage.empty
    withKnownIssue {
      _ = Counting().reduce(into: &page, case: NumberPage.allCasePaths.list, action: .set(0, to: 1))
    }
    #expect(page == .empty)
  }
}

extension IdentifiedArray {
  /// Where the elements are in memory.
  fileprivate var address: UnsafeRawPointer? {
    elements.withUnsafeBytes(\.baseAddress)
  }
}

private struct Numbers: Equatable {
  var values: [Int]
}

private enum NumberPage: CasePathable, Equatable {
  case empty
  case list(Numbers)

  struct AllCasePaths {
    var list: AnyCasePath<NumberPage, Numbers> {
      .init(NumberPage.list) { if case .list(let numbers) = $0 { numbers } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// Where the numbers are in memory.
  var address: UnsafeRawPointer? {
    guard case .list(let numbers) = self else { return nil }
    return numbers.values.withUnsafeBytes(\.baseAddress)
  }
}

private struct Counting: Reducer {
  enum Action {
    case set(Int, to: Int)
  }

  func reduce(into state: inout Numbers, action: Action) -> Effect<Action> {
    switch action {
    case .set(let position, let value):
      state.values[position] = value
      return .none
    }
  }
}

import Testing

@testable import FeatureAdoption

@Suite("Reactions to actions of rows")
struct TakenActionTests {
  @Test(
    "are cases of one choice if their addresses would mean each other's actions",
    arguments: [
      """
      case .rows(.element(id: 1, action: .removed)):
        state.count = 0
        return .none

      case let .rows(.element(id: row, action: .removed)):
        state.count = row
        return .none
      """,
      """
      case .rows(.element(id: _, action: .any)):
        state.count = 0
        return .none
      """,
    ])
  func chosen(cases: String) throws {
    let drafter = try draftedCounter(counter(cases))
    #expect(Set(drafter.handlers.all.map(\.address)) == [.all(of: "rows")])
    #expect(drafter.handlers.all.allSatisfy { $0.choosesAction || $0.condition != nil })
  }

  @Test("have an address of their own otherwise")
  func plain() throws {
    let drafter = try draftedCounter(
      counter(
        """
        case let .rows(.element(id: row, action: .removed)):
          state.count = row
          return .none
        """))
    #expect(drafter.handlers.all.map(\.address) == [.reaction("rows[row].removed")])
  }

  /// Returns a feature with rows and the given cases.
  private func counter(_ cases: String) -> String {
    """
    import ComposableArchitecture

    @Reducer
    struct Row {
      @ObservableState
      struct State: Equatable, Identifiable {
        var id = 0
      }

      enum Action {
        case removed
        case any
      }

      var body: some ReducerOf<Self> {
        EmptyReducer()
      }
    }

    @Reducer
    struct Counter {
      @ObservableState
      struct State: Equatable {
        var count = 0
        var rows: IdentifiedArrayOf<Row.State> = []
      }

      enum Action {
        case rows(IdentifiedActionOf<Row>)
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          \(cases.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n      "))

          case .rows:
            return .none
          }
        }
        .forEach(\\.rows, action: \\.rows) {
          Row()
        }
      }
    }
    """
  }
}

import FeatureRuntime
import FeatureTesting
import Testing

/// A feature that dismisses itself on request.
struct Leaf: Reducer {
  struct State: Equatable, Sendable {
    var isClosing = false
  }

  enum Action: Equatable, Sendable {
    case close
    case tooLate
  }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard action == .close else { return .none }
    state.isClosing = true
    return .run { send in
      await dismiss()
      await send(.tooLate)
    }
  }
}

extension Leaf.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var close: AnyCasePath<Leaf.Action, Void> {
      AnyCasePath(embed: { _ in .close }, extract: { $0 == .close ? () : nil })
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

/// A feature with a leaf as its part, a presented leaf, and a stack of leaves.
struct Branch: Reducer {
  struct State: Equatable, Sendable {
    var part = Leaf.State()
    var sheet: Leaf.State?
    var path = StackState<Leaf.State>()
  }

  enum Action: Equatable, Sendable {
    case part(Leaf.Action)
    case sheet(PresentationAction<Leaf.Action>)
    case path(StackActionOf<Leaf>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.part) {
      Leaf()
    }
    EmptyReducer()
      .ifLet(\.sheet, action: \.sheet) {
        Leaf()
      }
      .forEach(\.path, action: \.path) {
        Leaf()
      }
  }
}

extension Branch.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var part: AnyCasePath<Branch.Action, Leaf.Action> {
      .init(Branch.Action.part) { if case .part(let action) = $0 { action } else { nil } }
    }

    var sheet: AnyCasePath<Branch.Action, PresentationAction<Leaf.Action>> {
      .init(Branch.Action.sheet) { if case .sheet(let action) = $0 { action } else { nil } }
    }

    var path: AnyCasePath<Branch.Action, StackActionOf<Leaf>> {
      .init(Branch.Action.path) { if case .path(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

/// A feature that presents a branch.
struct Trunk: Reducer {
  struct State: Equatable, Sendable {
    var branch: Branch.State?
  }

  enum Action: Equatable, Sendable {
    case branch(PresentationAction<Branch.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.branch, action: \.branch) {
        Branch()
      }
  }
}

extension Trunk.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var branch: AnyCasePath<Trunk.Action, PresentationAction<Branch.Action>> {
      .init(Trunk.Action.branch) { if case .branch(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

@MainActor
@Suite("Dismissing")
struct DismissTests {
  @Test("a presented child dismisses itself, and its effect ends there")
  func child() async {
    let store = TestStore(initialState: Branch.State(sheet: Leaf.State())) { Branch() }
    await store.send(\.sheet.close) { $0.sheet?.isClosing = true }
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test("a part of a presented child dismisses that child")
  func partOfChild() async {
    let store = TestStore(initialState: Trunk.State(branch: Branch.State())) { Trunk() }
    await store.send(\.branch.part.close) { $0.branch?.part.isClosing = true }
    await store.receive(\.branch.dismiss) { $0.branch = nil }
  }

  @Test("a child that a presented child presents dismisses itself alone")
  func grandchild() async {
    let store = TestStore(
      initialState: Trunk.State(branch: Branch.State(sheet: Leaf.State()))
    ) {
      Trunk()
    }
    await store.send(\.branch.sheet.close) { $0.branch?.sheet?.isClosing = true }
    await store.receive(\.branch.sheet.dismiss) { $0.branch?.sheet = nil }
    await store.send(\.branch.part.close) { $0.branch?.part.isClosing = true }
    await store.receive(\.branch.dismiss) { $0.branch = nil }
  }

  @Test("an element of a stack pops itself and the elements above it")
  func element() async {
    let state = Branch.State(path: [Leaf.State(), Leaf.State(), Leaf.State()])
    let store = TestStore(initialState: state) { Branch() }
    await store.send(\.path[id: 1].close) { $0.path[id: 1]?.isClosing = true }
    await store.receive(\.path.popFrom, 1) { $0.path = [Leaf.State()] }
  }

  @Test("an element of a presented child's stack pops itself alone")
  func elementOfChild() async {
    let state = Trunk.State(branch: Branch.State(path: [Leaf.State()]))
    let store = TestStore(initialState: state) { Trunk() }
    await store.send(\.branch.path[id: 0].close) { $0.branch?.path[id: 0]?.isClosing = true }
    await store.receive(\.branch.path.popFrom, 0) { $0.branch?.path.removeAll() }
  }

  @Test("an override is called instead of the parent")
  func override() async {
    struct Recorded {
      @Recorder var dismissals: [String]
    }
    let recorded = Recorded()
    let store = TestStore(initialState: Leaf.State()) {
      Leaf()
    } withDependencies: {
      $0.dismiss = DismissEffect { recorded.$dismissals.record("dismissed") }
    }
    await store.send(\.close) { $0.isClosing = true }
    #expect(recorded.dismissals == ["dismissed"])
    // Nothing has dismissed the feature.
    await store.receive(.tooLate)
  }

  @Test("the dismissal of a feature that is not presented is reported at the step")
  func nobody() async {
    let store = TestStore(initialState: Leaf.State()) { Leaf() }
    let failures = await failures {
      await store.send(\.close) { $0.isClosing = true }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          '@Dependency(\\.dismiss)' has no value in this test. Override it where the test makes its \
          store:

              withDependencies: {
                $0.dismiss = DismissEffect { }
              }

          It was used after this action:

              Leaf.Action.close
          """
        )
      ]
    )
    await store.receive(.tooLate)
  }

  @Test("a part that is not presented does not dismiss its parent's presentation")
  func partOfNobody() async {
    let store = TestStore(initialState: Branch.State(sheet: Leaf.State())) { Branch() }
    let failures = await failures {
      await store.send(\.part.close) { $0.part.isClosing = true }
    }
    #expect(failures.map(\.offset) == [1])
    #expect(store.state.sheet != nil)
    await store.receive(.part(.tooLate))
  }
}

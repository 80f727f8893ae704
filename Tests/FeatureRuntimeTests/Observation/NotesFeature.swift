import FeatureRuntime

/// A row with several fields.
struct NoteFeature: Reducer, Sendable {
  struct State: Equatable, Identifiable, ObservableState, Sendable {
    let id: Int
    var text = "" { didSet { _changes.mark(1) } }
    var stars = 0 { didSet { _changes.mark(2) } }
    var _changes = StateChanges()

    static let _fields = StateFields<Self>([(\.text, [1]), (\.stars, [2])])
  }

  enum Action: Equatable, Sendable {
    case write(String)
    case star
    case look
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .write(let text):
      state.text = text
    case .star:
      state.stars += 1
    case .look:
      break
    }
    return .none
  }
}

/// A list of rows that are added and removed.
struct NotesFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var title = "" { didSet { _changes.mark(0) } }
    var notes: IdentifiedArrayOf<NoteFeature.State> = [] { didSet { _changes.mark(1) } }
    var _changes = StateChanges()

    static let _fields = StateFields<Self>([(\.title, [0]), (\.notes, [1])])
  }

  enum Action: Sendable {
    case rename(String)
    case change(@Sendable (inout IdentifiedArrayOf<NoteFeature.State>) -> Void)
    case notes(IdentifiedActionOf<NoteFeature>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let title):
        state.title = title
      case .change(let change):
        change(&state.notes)
      case .notes:
        break
      }
      return .none
    }
    .forEach(\.notes, action: \.notes) {
      NoteFeature()
    }
  }
}

extension NotesFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var notes: AnyCasePath<NotesFeature.Action, IdentifiedActionOf<NoteFeature>> {
      .init(NotesFeature.Action.notes) { if case .notes(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

/// Notes inside of another feature: one child that always exists, and an optional child.
struct BinderFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var label = "" { didSet { _changes.mark(0) } }
    var inner = NotesFeature.State() { didSet { _changes.mark(1) } }
    var draft: NoteFeature.State? { didSet { _changes.mark(2) } }
    var _changes = StateChanges()

    static let _fields = StateFields<Self>([(\.label, [0]), (\.inner, [1]), (\.draft, [2])])
  }

  enum Action: Sendable {
    case relabel(String)
    case draw(NoteFeature.State?)
    case inner(NotesFeature.Action)
    case draft(NoteFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.inner, action: \.inner) {
      NotesFeature()
    }
    Reduce { state, action in
      switch action {
      case .relabel(let label):
        state.label = label
      case .draw(let draft):
        state.draft = draft
      case .inner, .draft:
        break
      }
      return .none
    }
    .ifLet(\.draft, action: \.draft) {
      NoteFeature()
    }
  }
}

extension BinderFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var inner: AnyCasePath<BinderFeature.Action, NotesFeature.Action> {
      .init(BinderFeature.Action.inner) { if case .inner(let action) = $0 { action } else { nil } }
    }

    var draft: AnyCasePath<BinderFeature.Action, NoteFeature.Action> {
      .init(BinderFeature.Action.draft) { if case .draft(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

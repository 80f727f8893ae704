import FeatureRuntime

struct Draft: Codable, Equatable, Sendable {
  struct Line: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var text = ""
  }

  var title = ""
  var lines: IdentifiedArrayOf<Line> = []
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var edits: Self { Self[.inMemory("edits"), default: 0] }
}

/// A feature whose state shares values, in the exact form of generated code.
struct EditorFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var count: Int { didSet { _changes.mark(0) } }
    @Shared(.inMemory("isOn")) var isOn = false
    @Shared(.inMemory("toast")) var toast: String?
    @Shared(.edits) var edits
    @Shared var draft: Draft
    @SharedReader(.inMemory("limit")) var limit = 10
    var _changes = StateChanges()

    init(count: Int = 0, draft: Shared<Draft>) {
      self.count = count
      self._draft = draft
    }

    var headline: String {
      "\(draft.title) (\(count))"
    }
  }

  enum Action: Equatable, Sendable {
    case increment
    case toggle
    case rename(String)
    case renameLater(String)
    case renamed
    case replace(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count += 1
    case .toggle:
      state.$isOn.withLock { $0.toggle() }
    case .rename(let title):
      state.$draft.withLock { $0.title = title }
      state.$edits.withLock { $0 += 1 }
    case .renameLater(let title):
      return .run { [draft = state.$draft] send in
        draft.withLock { $0.title = title }
        await send(.renamed)
      }
    case .renamed:
      state.count += 1
    case .replace(let title):
      state.$draft = Shared(value: Draft(title: title))
    }
    return .none
  }
}

extension EditorFeature.State {
  static let _fields = StateFields<Self>([
    (\.count, [0]), (\.isOn, [1]), (\.$isOn, [1]), (\.toast, [2]), (\.$toast, [2]),
    (\.edits, [3]), (\.$edits, [3]), (\.draft, [4]), (\.$draft, [4]), (\.limit, [5]),
    (\.$limit, [5]), (\.headline, [0, 4]),
  ])
}

import FeatureRuntime

/// The sheet for a new to-do. Its state has no mask.
struct AddTodoFeature: Reducer {
  struct State: Equatable, Sendable {
    var title = ""
    /// Whether a button has closed the sheet.
    var isOver = false

    var isSaveEnabled: Bool {
      !title.isEmpty && !isOver
    }
  }

  enum Action: BindableAction, Equatable, Sendable {
    case saveTapped
    case cancelTapped
    case delegate(Delegate)
    case binding(BindingAction<State>)
  }

  enum Delegate: Equatable, Sendable {
    case save(_ title: String)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveTapped:
        guard state.isSaveEnabled else { return .none }
        state.isOver = true
        return .run { [title = state.title] send in
          await send(.delegate(.save(title)))
          await dismiss()
        }

      case .cancelTapped:
        state.isOver = true
        return .run { _ in await dismiss() }

      case .delegate, .binding:
        return .none
      }
    }
  }
}

extension AddTodoFeature.Action: CasePathable {
  struct AllCasePaths: BindingCasePaths, Sendable {
    typealias Action = AddTodoFeature.Action

    var saveTapped: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .saveTapped }, extract: { $0 == .saveTapped ? () : nil })
    }

    var cancelTapped: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .cancelTapped }, extract: { $0 == .cancelTapped ? () : nil })
    }

    var delegate: AnyCasePath<Action, AddTodoFeature.Delegate> {
      .init(Action.delegate) { if case .delegate(let event) = $0 { event } else { nil } }
    }

    var binding: AnyCasePath<Action, BindingAction<AddTodoFeature.State>> {
      .init(Action.binding) { if case .binding(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

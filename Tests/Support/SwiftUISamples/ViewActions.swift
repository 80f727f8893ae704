import FeatureRuntime
import SwiftUI

/// A feature whose view sends actions of its own, bindings among them.
struct NoteFeature: Reducer {
  struct State: Equatable, Sendable {
    var title = ""
  }

  enum Action: Sendable, ViewAction {
    case view(View)

    enum View: BindableAction, Sendable {
      case saveTapped
      case binding(BindingAction<State>)
    }
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .view(.binding(let change)) = action { change.apply(to: &state) }
    return .none
  }
}

/// Bindings through the actions of a view, and a button that sends one.
struct NoteView: View, ViewActionSending {
  @Bindable var store: StoreOf<NoteFeature>

  var body: some View {
    TextField("Title", text: $store.title)
    Button("Save") { send(.saveTapped) }
  }
}

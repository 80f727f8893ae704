import FeatureRuntime
import SwiftUI

/// Bindings to properties.
struct DetailView: View {
  @Bindable var store: StoreOf<DetailFeature>

  var body: some View {
    TextField("Title", text: $store.title)
    Toggle("Done", isOn: $store.isDone)
    TextField("Title", text: store.binding(\.title, sending: \.setTitle))
  }
}

/// Presentations by state and by cases of a destination.
struct PresentingView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    Button("\(store.count)") { store.send(.increment) }
      .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { store in
        DetailView(store: store)
      }
      #if !os(macOS)
        .fullScreenCover(
          item: $store.scope(state: \.destination?.detail, action: \.destination.detail)
        ) { store in
          DetailView(store: store)
        }
      #endif
      #if !os(tvOS) && !os(watchOS)
        .popover(
          item: $store.scope(state: \.destination[case: \.detail], action: \.destination.detail)
        ) { store in
          DetailView(store: store)
        }
      #endif
      .alert($store.scope(state: \.alert, action: \.alert))
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}

/// A stack, whose store is the view's own.
struct StackView: View {
  @State private var store = Store(initialState: AppFeature.State()) {
    AppFeature()
  }

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        NavigationLink(state: Place.State.detail(DetailFeature.State())) {
          Text("Details")
        }
        NavigationLink("Details", state: Place.State.detail(DetailFeature.State()))
      }
      .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { store in
        DetailView(store: store)
      }
    } destination: { store in
      switch store.state {
      case .detail:
        if let store = store.scope(state: \.detail, action: \.detail) {
          DetailView(store: store)
        }
      case .alert:
        Text(TextState("Alert"))
      }
    }
  }
}

/// A stack whose store comes from outside, and rows.
struct RowsView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        DetailView(store: row)
      }
      .navigationDestination(item: $store.scope(state: \.sheet, action: \.sheet)) { store in
        DetailView(store: store)
      }
    } destination: { _ in
      EmptyView()
    }
  }
}

/// Controls of shared values, one of a store and one of the view itself.
struct SharingView: View {
  @Shared(.appStorage("isOn")) private var isOn = false
  let store: StoreOf<SharingFeature>

  var body: some View {
    Toggle(store.isLoud ? "Loud" : "Quiet", isOn: Binding(store.$isLoud))
    if isOn { Text("On") }
    Toggle("On", isOn: Binding($isOn))
  }
}

#if canImport(SwiftUI)
  import FeatureRuntime
  import Foundation
  import SwiftUI

  /// Shows CoverFeature: the fields of its state, and buttons for its actions.
  public struct CoverView: View {
    let store: StoreOf<CoverFeature>

    public init(store: StoreOf<CoverFeature>) {
      self.store = store
    }

    public var body: some View {
      Form {
        Section {
          CoverRows(store: store)
        }
      }
      .navigationTitle("The cover")
    }
  }

  /// The fields and buttons of CoverFeature, for a form.
  public struct CoverRows: View {
    @Bindable var store: StoreOf<CoverFeature>

    public init(store: StoreOf<CoverFeature>) {
      self.store = store
    }

    public var body: some View {
      TextField("Title", text: $store.title)
      Button("Done") {
        store.send(.done)
      }
    }
  }

  #Preview {
    NavigationStack {
      CoverView(
        store: Store(initialState: CoverFeature.State()) {
          CoverFeature()
        }
      )
    }
  }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows an alert while its state exists.
    ///
    /// ```swift
    /// .alert($store.scope(state: \.alert, action: \.alert))
    /// ```
    ///
    /// A button sends its action, if it has one; dismissing sends `.dismiss` unless the action has
    /// removed the alert.
    public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
      let store = item.wrappedValue
      let state = store?.state
      return alert(
        Text(state?.title ?? TextState("")),
        isPresented: item.isPresented,
        presenting: state
      ) { state in
        ButtonStateViews(buttons: state.buttons) { store?.send($0) }
      } message: { state in
        if let message = state.message { Text(message) }
      }
    }
  }
#endif

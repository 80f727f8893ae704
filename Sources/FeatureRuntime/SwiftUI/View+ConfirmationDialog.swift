#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows a confirmation dialog while its state exists.
    ///
    /// ```swift
    /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    /// ```
    ///
    /// A button sends its action, if it has one; dismissing sends `.dismiss` unless the action has
    /// removed the dialog.
    public func confirmationDialog<Action>(
      _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
    ) -> some View {
      let store = item.wrappedValue
      let state = store?.state
      return confirmationDialog(
        Text(state?.title ?? TextState("")),
        isPresented: item.isPresented,
        titleVisibility: state.map { Visibility($0.titleVisibility) } ?? .automatic,
        presenting: state
      ) { state in
        ButtonStateViews(buttons: state.buttons) { store?.send($0) }
      } message: { state in
        if let message = state.message { Text(message) }
      }
    }
  }

  extension Visibility {
    fileprivate init(_ visibility: ConfirmationDialogStateTitleVisibility) {
      switch visibility {
      case .automatic: self = .automatic
      case .hidden: self = .hidden
      case .visible: self = .visible
      }
    }
  }
#endif

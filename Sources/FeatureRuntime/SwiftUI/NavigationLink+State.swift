#if canImport(SwiftUI)
  import SwiftUI

  extension NavigationLink where Destination == Never {
    /// A link that pushes an element on the navigation stack it is in.
    ///
    /// ```swift
    /// NavigationLink(state: Path.State.detail(DetailFeature.State())) {
    ///   Text("Details")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The element's state; nil disables the link.
    ///   - label: Makes the link's label.
    public init<State: Sendable>(state: State?, @ViewBuilder label: () -> Label) {
      self.init(value: state.map { StackPathElement(pushing: $0) }, label: label)
    }

    /// A link with a text that pushes an element on the navigation stack it is in.
    ///
    /// - Parameters:
    ///   - titleKey: The link's text.
    ///   - state: The element's state; nil disables the link.
    public init<State: Sendable>(_ titleKey: LocalizedStringKey, state: State?)
    where Label == Text {
      self.init(titleKey, value: state.map { StackPathElement(pushing: $0) })
    }

    /// A link with a text that is shown as it is.
    ///
    /// - Parameters:
    ///   - title: The link's text.
    ///   - state: The element's state; nil disables the link.
    @_disfavoredOverload
    public init<State: Sendable>(_ title: some StringProtocol, state: State?)
    where Label == Text {
      self.init(title, value: state.map { StackPathElement(pushing: $0) })
    }
  }
#endif

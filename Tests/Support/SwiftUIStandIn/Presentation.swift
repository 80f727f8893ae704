import Foundation

public enum PopoverAttachmentAnchor {
  case rect
}

public enum Edge: Int8, CaseIterable {
  case top
  case leading
  case bottom
  case trailing
}

extension View {
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EmptyView()
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EmptyView()
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EmptyView()
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    EmptyView()
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    EmptyView()
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    EmptyView()
  }
}

@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  @preconcurrency
  public func callAsFunction(_ url: URL) {}

  @preconcurrency
  public func callAsFunction(
    _ url: URL,
    completion: @escaping @MainActor (_ accepted: Bool) -> Void
  ) {}
}

public struct EnvironmentValues {
  public init() {}

  public var openURL: OpenURLAction { fatalError() }
}

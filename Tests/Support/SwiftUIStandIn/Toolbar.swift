extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    EmptyView()
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    EmptyView()
  }
}

@MainActor
@preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: ToolbarContent {}

public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement() }
  public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement() }
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  @MainActor
  @preconcurrency
  public var body: Never { fatalError() }
}

extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

extension View {
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    EmptyView()
  }
}

extension View {
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    EmptyView()
  }
}

@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  @MainActor
  @preconcurrency
  public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  @MainActor
  @preconcurrency
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EmptyView()
  }
}

extension Button where Label == Text {
  @preconcurrency
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}

  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}

  @preconcurrency
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {}
}

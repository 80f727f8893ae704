import Foundation

@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}

  public init(stringLiteral value: String) {}
}

@frozen
public struct Text: Equatable, Sendable {
  public init(verbatim content: String) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {}

  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}

  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  public init(_ resource: LocalizedStringResource) {}

  public static func + (lhs: Text, rhs: Text) -> Text { lhs }
}

extension Text: View {
  public var body: Never { fatalError() }
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

@frozen
public enum Visibility: Hashable, CaseIterable {
  case automatic
  case visible
  case hidden
}

public struct Button<Label: View>: View {
  @preconcurrency
  @MainActor
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}

  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

extension Button where Label == Text {
  @preconcurrency
  @MainActor
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}

  @_disfavoredOverload
  @preconcurrency
  @MainActor
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension Button {
  @preconcurrency
  @MainActor
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {}
}

public struct TextField<Label: View>: View {
  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

extension TextField where Label == Text {
  @MainActor
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct SecureField<Label: View>: View {
  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

extension SecureField where Label == Text {
  @MainActor
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct Toggle<Label: View>: View {
  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

extension Toggle where Label == Text {
  @MainActor
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    fatalError()
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    fatalError()
  }
}

public struct List<SelectionValue: Hashable, Content: View>: View {
  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

extension List where SelectionValue == Never {
  @MainActor
  @preconcurrency
  public init(@ViewBuilder content: () -> Content) {}
}

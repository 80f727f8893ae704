import Foundation

@available(watchOS 9.0, *)
@available(tvOS, unavailable)
public struct Stepper<Label: View>: View {
  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

@available(watchOS 9.0, *)
@available(tvOS, unavailable)
extension Stepper {
  @MainActor
  @preconcurrency
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

extension Picker where Label == Text {
  @MainActor
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

@available(watchOS 10.0, *)
@available(tvOS, unavailable)
extension DatePicker where Label == Text {
  @MainActor
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {}
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension TextField where Label == Text {
  @MainActor
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {}

  @MainActor
  @preconcurrency
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {}
}

extension View {
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    EmptyView()
  }
}

@available(watchOS 7.0, *)
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @MainActor
  @preconcurrency
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}

  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

@available(watchOS 7.0, *)
extension TabView where SelectionValue == Int {
  @MainActor
  @preconcurrency
  public init(@ViewBuilder content: () -> Content) {}
}

extension View {
  @available(watchOS 7.0, *)
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    EmptyView()
  }
}

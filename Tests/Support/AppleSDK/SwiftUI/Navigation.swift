@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath {
  public init() {}
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
@preconcurrency
public struct NavigationStack<Data, Root: View>: View {
  @MainActor
  @preconcurrency
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

  @MainActor
  @preconcurrency
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}

  @MainActor
  @preconcurrency
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}

  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

@MainActor
@preconcurrency
public struct NavigationLink<Label: View, Destination: View>: View {
  @MainActor
  @preconcurrency
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

  @MainActor
  @preconcurrency
  public var body: some View { EmptyView() }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never {
  @MainActor
  @preconcurrency
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}

  @MainActor
  @preconcurrency
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {}

  @MainActor
  @preconcurrency
  public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {}

  @MainActor
  @preconcurrency
  public init<P: Codable & Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {}

  @_disfavoredOverload
  @MainActor
  @preconcurrency
  public init<S: StringProtocol, P: Codable & Hashable>(_ title: S, value: P?)
  where Label == Text {}
}

extension View {
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    EmptyView()
  }

  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    EmptyView()
  }

  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    EmptyView()
  }
}

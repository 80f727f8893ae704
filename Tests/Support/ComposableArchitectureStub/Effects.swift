// From swift-composable-architecture 1.25.5, ComposableArchitecture/Effect.swift
/// The work that follows an action.
public struct Effect<Action>: Sendable {
  public static var none: Self { fatalError() }

  public static func run(
    priority: TaskPriority? = nil, name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self { fatalError() }

  public static func send(_ action: Action) -> Self { fatalError() }

  public static func merge(_ effects: Self...) -> Self { fatalError() }
  public static func merge(_ effects: some Sequence<Self>) -> Self { fatalError() }
  // The trait ComposableArchitecture2Deprecations deprecates these four.
  #if UNLABELLED_SCOPES
    @available(*, deprecated)
  #endif
  public static func concatenate(_ effects: Self...) -> Self { fatalError() }
  #if UNLABELLED_SCOPES
    @available(*, deprecated)
  #endif
  public static func concatenate(_ effects: some Collection<Self>) -> Self { fatalError() }

  #if UNLABELLED_SCOPES
    @available(*, deprecated)
  #endif
  public func concatenate(with other: Self) -> Self { fatalError() }

  #if UNLABELLED_SCOPES
    @available(*, deprecated)
  #endif
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> { fatalError() }

  public func merge(with other: Self) -> Self { fatalError() }

  public func cancellable(
    id: some Hashable & Sendable, cancelInFlight: Bool = false
  ) -> Self { fatalError() }

  public static func cancel(id: some Hashable & Sendable) -> Self { fatalError() }
}

public typealias EffectOf<R: Reducer> = Effect<R.Action>

@MainActor
public struct Send<Action>: Sendable {
  public func callAsFunction(_ action: Action) {}
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Effects/Cancellation.swift
public func withTaskCancellation<T: Sendable>(
  id: some Hashable & Sendable, cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable () async throws -> T
) async rethrows -> T { fatalError() }

extension Task<Never, Never> {
  public static func cancel(id: some Hashable & Sendable) {}
}

// From xctest-dynamic-overlay 1.2.2, IssueReporting/ReportIssue.swift
public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {}

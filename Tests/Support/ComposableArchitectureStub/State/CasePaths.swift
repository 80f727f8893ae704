// The parts of the Composable Architecture that generated code uses. The declarations match the library's, but do
// nothing, so that the code can be type-checked where the library cannot be built. Names, labels, generics and
// isolation are the library's. The tests write out the expansions of its macros (`MacroExpansion`).

@_exported import Observation

// From swift-case-paths 1.9.1, CasePathsCore/CasePathable.swift
/// An enum whose cases can be named by key paths.
public protocol CasePathable {
  associatedtype AllCasePaths
  static var allCasePaths: AllCasePaths { get }
}

// From swift-case-paths 1.9.1, CasePathsCore/AnyCasePath.swift
/// A pair of functions that embeds a value in a case and extracts the value of a case.
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {}
}

// From swift-case-paths 1.9.1, CasePathsCore/CasePathable.swift
/// The root and the value of case key paths.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  public subscript<Appended>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Appended>>
  ) -> Case<Appended> where Value: CasePathable { fatalError() }
}

public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

extension CasePathable {
  public typealias Cases = Case<Self>

  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? { fatalError() }

  public func `is`(_ keyPath: PartialKeyPath<Case<Self>>) -> Bool { fatalError() }

  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {}
}

// From swift-case-paths 1.9.1, CasePathsCore/Optional+CasePathable.swift
extension Optional: CasePathable {
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    public var none: AnyCasePath<Optional, Void> { fatalError() }
    public var some: AnyCasePath<Optional, Wrapped> { fatalError() }

    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member> where Wrapped: CasePathable { fatalError() }
  }

  public static var allCasePaths: AllCasePaths { fatalError() }
}

// From swift-case-paths 1.9.1, CasePathsCore/Result+CasePathable.swift
extension Result: CasePathable {
  public struct AllCasePaths: Sendable {
    public var success: AnyCasePath<Result, Success> { fatalError() }
    public var failure: AnyCasePath<Result, Failure> { fatalError() }
  }

  public static var allCasePaths: AllCasePaths { fatalError() }
}

/// A case as key paths see it, so that `\.counter.setCount` is an ordinary Swift key path.
///
/// Code names cases by a ``CaseKeyPath`` and never makes values of this type.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  private let chain: CaseChain<Value>

  /// The beginning of every case key path.
  public init() {
    self.chain = RootedCaseChain(path: AnyCasePath<Value, Value>())
  }

  private init(chain: CaseChain<Value>) {
    self.chain = chain
  }

  /// Continues into one case of the payload.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }

  package func appending<Member>(path: AnyCasePath<Value, Member>) -> Case<Member> {
    Case<Member>(chain: chain.appending(path))
  }

  // The underscore keeps the name free for a case: a stack's is called `path`.
  package func _path<Root>(from: Root.Type) -> AnyCasePath<Root, Value> {
    guard let rooted = chain as? RootedCaseChain<Root, Value> else {
      // A key path from `Case<Root>` starts with a chain of that root, and appending keeps the
      // root.
      fatalError("The case key path does not start at \(Root.self)")
    }
    return rooted.path
  }
}

/// A key path to a case: `\.loaded`, `\.counter.setCount`, `\.binding.height`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A path with an erased root, so that `Case` is generic over the end alone.
private class CaseChain<Value>: @unchecked Sendable {
  // Unchecked because classes that others inherit from cannot be checked. Neither this class nor
  // its only subclass has mutable storage; the subclass holds one Sendable constant.
  func appending<Member>(_ path: AnyCasePath<Value, Member>) -> CaseChain<Member> {
    fatalError("Every chain is a RootedCaseChain")
  }
}

private final class RootedCaseChain<Root, Value>: CaseChain<Value>, @unchecked Sendable {
  let path: AnyCasePath<Root, Value>

  init(path: AnyCasePath<Root, Value>) {
    self.path = path
  }

  override func appending<Member>(_ path: AnyCasePath<Value, Member>) -> CaseChain<Member> {
    RootedCaseChain<Root, Member>(path: self.path.appending(path: path))
  }
}

import Platform

/// Names among which misspelt ones are looked up, each once.
///
/// A search goes through the names in their order and compares what several begin with only once, so that it reads few of
/// them: thousands of misspelt names are looked up among thousands of others.
public final class NameIndex: Sendable {
  /// The names.
  public let names: [String]
  private let content: Locked<Content>

  /// Makes an index of names, in the order in which the first one of equals is found.
  public init(_ names: [String]) {
    self.names = names
    content = Locked(Content(names: names))
  }

  /// Whether a name is among them.
  public func contains(_ name: String) -> Bool { content.withLock { $0.contains(name) } }

  /// The name that somebody probably meant, for "did you mean"; see `closestName(to:among:)`.
  public func closest(to name: String) -> String? {
    content.withLock { $0.found(Query(name: name, isSlip: false)) }
  }

  /// The name that another is probably a slip of; see `misspeltName(_:among:)`.
  public func misspelt(_ name: String) -> String? {
    content.withLock { $0.found(Query(name: name, isSlip: true)) }
  }

  private struct Query: Hashable {
    var name: String
    var isSlip: Bool
  }

  private struct Content {
    let names: [String]
    private lazy var set = Set(names)
    private lazy var sorted = SortedNames(names)
    private var answers: [Query: String?] = [:]

    init(names: [String]) { self.names = names }

    mutating func contains(_ name: String) -> Bool { set.contains(name) }

    mutating func found(_ query: Query) -> String? {
      if let answer = answers[query] { return answer }
      let index = sorted.closest(to: query.name, isSlip: query.isSlip)
      let answer = index.map { names[$0] }
      answers[query] = .some(answer)
      return answer
    }
  }
}

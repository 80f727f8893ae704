import Platform

/// Names in which misspelled names are looked up, each once.
///
/// A search visits the names in sorted order and compares a common prefix of several names only once, so that it
/// reads few names. In this way, thousands of misspelled names can be looked up among thousands of names.
public final class NameIndex: Sendable {
  /// The names.
  public let names: [String]
  private let content: Locked<Content>

  /// Makes an index of names. The order determines which name among equals is found first.
  public init(_ names: [String]) {
    self.names = names
    content = Locked(Content(names: names))
  }

  /// Whether the index contains a name.
  public func contains(_ name: String) -> Bool { content.withLock { $0.contains(name) } }

  /// Returns the name that was probably meant, for "did you mean"; see `closestName(to:among:)`.
  public func closest(to name: String) -> String? {
    content.withLock { $0.found(Query(name: name, isSlip: false)) }
  }

  /// Returns the name that another name is probably a misspelling of; see `misspeltName(_:among:)`.
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

import FeatureComparison
import SpecSupport
import Testing

/// The breaks that an acceptance covers.
@Suite("Accepted breaks") struct AcceptedBreakTests {
  private static let counter = """
    feature: Counter
    state: {count: Int = 0}
    delegate: {done: }
    actions:
      increment: state.count += 1
      reset: {do: state.count = 0, send: delegate.done}
    """
  private static let parent = """
    feature: Parent
    children: {counter: Counter}
    state: {sum: Int = 0}
    actions:
      begin: {send: counter.increment}
      add: state.sum += state.counter.count
      other: state.sum = 0
    """
  private static let sibling = """
    feature: Sibling
    children: {counter: Counter}
    actions: {begin: {send: counter.increment}}
    """

  private static let specs = ["Counter": counter, "Parent": parent]

  /// Compares the specs with specs in which texts are replaced. Each break has its acceptance.
  private func comparison(
    from specs: [String: String] = specs, _ edits: [(spec: String, old: String, new: String)]
  ) throws -> ProjectComparison {
    var changed = specs
    for (spec, old, new) in edits {
      let text = try #require(changed[spec])
      try #require(text.contains(old), "\(old)")
      changed[spec] = text.replacing(old, with: new)
    }
    return compare(
      try TextProject(named: specs).valid(), with: try TextProject(named: changed).valid())
  }

  private func breaks(_ comparison: ProjectComparison) -> [String] {
    comparison.specs.flatMap { spec in
      [("", spec as any PossibleBreak)] + spec.changes.map { ($0.name, $0) }
    }
    .filter { $0.1.isBreaking }.map { name, change in
      let acceptance =
        switch change.acceptance {
        case .changedUsers: "users"
        case .reason(let reason): reason
        case nil: "open"
        }
      return "\(name): \(acceptance)"
    }
  }

  @Test("include a renamed action that every user sends by the new name")
  func renamed() throws {
    let renaming = [
      ("Counter", "increment:", "raise:"), ("Parent", "counter.increment", "counter.raise"),
    ]
    #expect(breaks(try comparison(renaming)) == ["raise: users"])
  }

  @Test("include a removed action that nobody sends any more")
  func removed() throws {
    #expect(
      breaks(
        try comparison([
          ("Counter", "  increment: state.count += 1\n", ""),
          ("Parent", "begin: {send: counter.increment}", "begin:"),
        ])) == ["increment: users"])
  }

  @Test("exclude a name that Swift still uses, even if other code changes")
  func staleSwift() throws {
    #expect(
      breaks(
        try comparison([
          ("Counter", "{count: Int = 0}", "{total: Int = 0}"),
          ("Counter", "state.count", "state.total"), ("Parent", "state.sum = 0", "state.sum = 1"),
        ])) == ["count: open"])
    #expect(
      breaks(
        try comparison([
          ("Counter", "{count: Int = 0}", "{total: Int = 0}"),
          ("Counter", "state.count", "state.total"),
          ("Parent", "state.counter.count", "state.counter.total"),
        ])) == ["count: users"])
  }

  @Test("include a changed type if each part that used the property has changed")
  func retyped() throws {
    let retyping = ("Counter", "count: Int", "count: Int8")
    #expect(breaks(try comparison([retyping])) == ["count: open"])
    #expect(
      breaks(
        try comparison([retyping, ("Parent", "other: state.sum = 0", "other: state.sum = 1")]))
        == ["count: open"])
    #expect(
      breaks(
        try comparison([
          retyping, ("Parent", "+= state.counter.count", "+= Int(state.counter.count)"),
        ])) == ["count: users"])
  }

  @Test("require a change of every user")
  func someUsers() throws {
    let specs = Self.specs.merging(["Sibling": Self.sibling]) { $1 }
    let payload = (
      "Counter", "increment: state.count += 1",
      "increment: {with: {by: Int = 1}, do: state.count += by}"
    )
    let changed = ("Parent", "counter.increment", "'counter.increment(by: 1)'")
    let some = try comparison(from: specs, [payload, changed])
    #expect(breaks(some) == ["increment: open"])
    #expect(some.specs[0].changes[0].users.map(\.isChanged) == [true, false])
    #expect(
      breaks(
        try comparison(
          from: specs,
          [payload, changed, ("Sibling", "counter.increment", "'counter.increment(by: 2)'")]))
        == ["increment: users"])
  }

  @Test("include a removed user")
  func removedUser() throws {
    var specs = Self.specs
    specs["Parent"] = "feature: Parent\nactions: {tap: }\n"
    specs["Counter"] = Self.counter.replacing("increment:", with: "raise:")
    let comparison = compare(
      try TextProject(named: Self.specs).valid(), with: try TextProject(named: specs).valid())
    #expect(breaks(comparison).contains("raise: users"))
  }

  @Test("exclude a break without users, because handwritten code may use the name")
  func withoutUsers() throws {
    #expect(
      breaks(try comparison([("Counter", "reset:", "clear:")])) == ["clear: open"])
  }

  @Test("include an explicitly allowed break")
  func allowed() throws {
    var comparison = try comparison([("Counter", "reset:", "clear:")])
    #expect(comparison.accept([try permission("Counter.reset:  nobody   uses it ")]) == [])
    #expect(breaks(comparison) == ["clear: nobody uses it"])
    #expect((comparison.breakingCount, comparison.acceptedCount) == (1, 1))
  }

  @Test("may have names with a colon")
  func conformances() throws {
    let specs = Self.specs.merging(["Counter": Self.counter + "\nconforms: {state: [Hashable]}\n"])
    {
      $1
    }
    var comparison = compare(
      try TextProject(named: specs).valid(), with: try TextProject(named: Self.specs).valid())
    #expect(comparison.accept([try permission("Counter.State: Hashable: no longer a key")]) == [])
    #expect(breaks(comparison) == ["State: Hashable: no longer a key"])
  }

  @Test("exclude unknown names and changes that break nobody")
  func unneededPermissions() throws {
    var comparison = try comparison([
      ("Counter", "reset:", "clear:"), ("Counter", "+= 1", "+= 2"),
    ])
    #expect(
      comparison.accept([
        try permission("Counter.rest: a slip"), try permission("Counter.increment: why not"),
        try permission("Counter.reset: intended"), try permission("Counter.reset: twice"),
      ]) == [
        .unknown("Counter.rest", breaks: ["Counter.reset"]), .unneeded("Counter.increment"),
        .unneeded("Counter.reset"),
      ])
  }

  @Test(
    "require a name and a reason", arguments: ["", "Counter.reset", "Counter.reset: ", ": why"])
  func incomplete(_ text: String) {
    #expect(AllowedBreak(text) == nil)
  }

  private func permission(_ text: String) throws -> AllowedBreak {
    try #require(AllowedBreak(text))
  }
}

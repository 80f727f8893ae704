import FeatureComparison
import SpecSupport
import Testing

/// The changes of meaning, and the users whom they break.
@Suite struct ComparisonTests {
  static let counter = """
    feature: Counter
    doc: Counts.
    types: {Side: {enum: [left, right]}}
    state: {count: Int = 0, name: {type: String, default: '""', binding: true}}
    computed: {isEven: 'Bool = count.isMultiple(of: 2)'}
    delegate: [done, {gone: {with: {_ count: Int}}}]
    dependencies: [store]
    alerts: {sure: {title: Sure?, buttons: {yes: 'Yes'}}}
    actions:
      increment: state.count += 1
      reset:
        do: |
          state.count = 0
          state.name = "a rather long text, so that nobody else says the same by accident, whatever it is about"
        send: delegate.gone(1)
      store: {run: {call: 'store.save(state.count)'}}
    reactions: {alert.yes: state.count = 1}
    """.replacing(
      "[done, {gone: {with: {_ count: Int}}}]", with: "{done: , gone: {with: {_ count: Int}}}")

  static let parent = """
    feature: Parent
    children: {counter: Counter}
    state: {sum: Int = 0}
    actions:
      begin: {do: state.sum = state.counter.count, send: counter.reset}
    reactions:
      counter.delegate.gone: state.sum += count
    tests:
      begins:
        given: {counter: 'CounterFeature.State(count: 1)'}
        steps:
          - send: counter.alert.yes
    """

  static let store = """
    client: StoreClient
    key: store
    endpoints:
      save: {with: {_ count: Int}, live: ''}
    """.replacing("live: ''", with: "live: '_ = count'")

  static let model = "model: Price\nfields: {cents: Int = 0}\n"

  static let specs = [
    "Counter": counter, "Parent": parent, "StoreClient": store, "Price": model,
  ]

  /// Returns the changes after texts are replaced in specs, a line for each.
  func changes(_ replacements: [(spec: String, old: String, new: String)]) throws
    -> [String]
  {
    var specs = Self.specs
    for (spec, old, new) in replacements {
      let text = try #require(specs[spec])
      try #require(text.contains(old), "\(old)")
      specs[spec] = text.replacing(old, with: new)
    }
    return try changes(to: specs)
  }

  func changes(
    to specs: [String: String], from old: [String: String] = Self.specs
  ) throws -> [String] {
    let comparison = compare(
      try TextProject(named: old).valid(), with: try TextProject(named: specs).valid())
    return comparison.specs.flatMap { spec -> [String] in
      let own = spec.event == .changed ? [] : ["\(spec.name) \(spec.event)" + users(spec.users)]
      return own
        + spec.changes.map { change in
          "\(spec.name) \(change.kind.rawValue) \(change.name) \(change.event)"
            + (change.isBreaking ? "!" : "") + users(change.users)
        }
    }
  }

  private func users(_ users: [MemberUser]) -> String {
    users.isEmpty
      ? ""
      : " < "
        + users.map { "\($0.name) (\($0.places.joined(separator: ", ")))" }.joined(separator: ", ")
  }

  @Test func ignoresLayoutCommentsAndDocumentation() throws {
    #expect(
      try changes([
        ("Counter", "Counts.", "Counts up and down."),
        (
          "Counter", "increment: state.count += 1",
          "increment: |\n      // More.\n      state.count   +=  1"
        ),
        ("Counter", "{count: Int = 0, name:", "{count: {type: Int, default: 0}, name:"),
        (
          "Parent", "{do: state.sum = state.counter.count, send: counter.reset}",
          "\n      send: [counter.reset]\n      do: state.sum = state.counter.count"
        ),
      ]) == [])
  }

  @Test func aChangedTypeOfStateBreaksItsReaders() throws {
    #expect(
      try changes([
        ("Counter", "count: Int = 0", "count: Double = 0"),
        ("Counter", "save(state.count)", "save(Int(state.count))"),
        ("Counter", "isEven: 'Bool = count.isMultiple(of: 2)'", "isEven: 'Bool = count == 2'"),
      ])
        == [
          "Counter state count changed! < Parent (makes CounterFeature.State, test 'begins', uses state.counter.count)"
            .replacing("makes CounterFeature.State, ", with: ""),
          "Counter computed isEven changed", "Counter action store changed",
        ])
  }

  @Test func defaultsAndBlocksAreNotBreaking() throws {
    #expect(
      try changes([("Counter", "count: Int = 0", "count: Int = 1"), ("Counter", "+= 1", "+= 2")])
        == ["Counter state count changed", "Counter action increment changed"])
  }

  @Test func payloadValuesWithDefaultsBreakWhenTheyBecomeRequired() throws {
    var specs = ["Pager": "feature: Pager\nactions: {turn: {with: {_ pages: Int = 1}}}\n"]
    let old = specs
    specs["Pager"] = "feature: Pager\nactions: {turn: {with: {_ pages: Int = 2}}}\n"
    #expect(try changes(to: specs, from: old) == ["Pager action turn changed"])
    specs["Pager"] = "feature: Pager\nactions: {turn: {with: {_ pages: Int}}}\n"
    #expect(try changes(to: specs, from: old) == ["Pager action turn changed!"])
    #expect(try changes(to: old, from: specs) == ["Pager action turn changed"])
  }

  @Test func stepsOfATaskBelongToTheirAction() throws {
    let task = """
      store:
          task:
            steps:
              - run: {call: 'let count = state.count'}
              - when: [{if: count > 1, run: {call: 'store.save(count)'}}]
      """
    let old = "store: {run: {call: 'store.save(state.count)'}}"
    #expect(try changes([("Counter", old, task)]) == ["Counter action store changed"])
  }

  @Test func reducersAndOperatorsOfTheAppAffectOnlyTheirFeature() throws {
    var specs = Self.specs
    specs["Counter"] = Self.counter + "\ncompose: {before: A(1), operators: .b()}\n"
    #expect(try changes(to: specs) == ["Counter composition compose added"])
    let one = specs
    specs["Counter"] = Self.counter + "\ncompose: {after: A(1), operators: .b()}\n"
    #expect(try changes(to: specs, from: one) == ["Counter composition compose changed"])
  }

  @Test func requiredFieldsBreakCodeThatCreatesTheState() throws {
    #expect(
      try changes([
        ("Counter", "{count: Int = 0,", "{count: Int = 0, limit: Int,"),
        ("Parent", "count: 1)", "count: 1, limit: 2)"),
      ])
        == [
          "Counter state limit added! < Parent (test 'begins')",
          "Parent child counter changed!", "Parent test begins changed",
        ])
  }

  @Test func losingABindingBreaksAndGainingABindingDoesNot() throws {
    #expect(
      try changes([("Counter", ", binding: true", "")]) == ["Counter state name changed!"])
    #expect(
      try changes([("Counter", "count: Int = 0", "count: {type: Int, default: 0, binding: true}")])
        == ["Counter state count changed"])
  }

  @Test func removedActionsBreakTheirSenders() throws {
    #expect(
      try changes([("Counter", "  increment: state.count += 1\n", "  double: state.count *= 2\n")])
        == ["Counter action double added", "Counter action increment removed!"])
    #expect(
      try changes([
        ("Counter", "  reset:\n", "  startOver:\n"),
        ("Parent", "counter.reset", "counter.startOver"),
      ])
        == [
          "Counter action startOver renamed! < Parent (sends counter.reset)",
          "Parent action begin changed",
        ])
  }

  @Test func changedPayloadsOfDelegateActionsAffectParents() throws {
    #expect(
      try changes([
        ("Counter", "gone: {with: {_ count: Int}}", "gone: {with: {count: Int}}"),
        ("Counter", "delegate.gone(1)", "'delegate.gone(count: 1)'"),
      ]) == [
        "Counter action reset changed",
        "Counter delegate gone changed! < Parent (reaction counter.delegate.gone)",
      ])
  }

  @Test func removedButtonsAffectParents() throws {
    #expect(
      try changes([
        ("Counter", "buttons: {yes: 'Yes'}", "buttons: {certainly: 'Yes'}"),
        ("Counter", "alert.yes", "alert.certainly"), ("Parent", "alert.yes", "alert.certainly"),
      ]).contains("Counter button alert.yes removed! < Parent (test 'begins')"))
    #expect(
      try changes([("Counter", "title: Sure?", "title: Really?")]) == ["Counter alert sure changed"]
    )
  }

  @Test func changedEndpointsAffectTheirCallers() throws {
    #expect(
      try changes([("StoreClient", "live: '_ = count'", "async: true, live: '_ = count'")])
        == ["StoreClient endpoint save changed! < Counter (calls store.save)"])
    #expect(
      try changes([("StoreClient", "live: '_ = count'", "live: 'print(count)'")])
        == ["StoreClient endpoint save changed"])
  }
}

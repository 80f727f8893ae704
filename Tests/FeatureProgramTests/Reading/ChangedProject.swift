import Testing

/// A change of a spec that causes a problem in another spec.
struct ChangedProject: Sendable, CustomTestStringConvertible {
  let path: String
  let old: String
  let new: String
  /// A part of the diagnostic that is found after the change.
  let found: String

  var testDescription: String { "'\(old)' → '\(new)' in \(path)" }

  static let all = [
    ChangedProject(
      path: "Specs/Row.yaml", old: "tapped", new: "pressed",
      found: "Specs/List.yaml:10:12: error: Row has no action 'tapped'"),
    ChangedProject(
      path: "Specs/Row.yaml", old: "count", new: "number",
      found: "Specs/List.yaml:15:52: error: the state of Row has no field 'count'"),
    ChangedProject(
      path: "Specs/Row.yaml", old: "{id: Int", new: "{key: Int",
      found: "Specs/List.yaml:4:28: error: rows are distinguished by their ids"),
    ChangedProject(
      path: "Specs/StoreClient.yaml", old: "async: true", new: "async: true, throws: true",
      found: "Specs/List.yaml:6:34: error: 'store.load' can throw"),
    ChangedProject(
      path: "Specs/StoreClient.yaml", old: "load:", new: "fetch:",
      found: "Specs/App.yaml:7:26: error: StoreClient has no endpoint 'load'"),
    ChangedProject(
      path: "Specs/App.yaml", old: "reactions: {list.delegate.done", new: "reactions: {list.load",
      found: "Specs/List.yaml:8:12: warning: no parent reacts to 'delegate.done'"),
    ChangedProject(
      path: "Specs/App.yaml", old: "send: list.load", new: "send: list.delegate.done",
      found: "Specs/List.yaml:6:3: warning: no test sends or receives 'load'"),
  ]

  /// Nested features, with a client and models.
  static let family = [
    "Specs/App.yaml": """
    feature: App
    state: {isDone: Bool = false}
    children: {list: List}
    reactions: {list.delegate.done: state.isDone = true}
    tests:
      loads:
        dependencies: {store.load: '{ [] }'}
        steps:
          - {send: list.load}
          - {receive: 'list.loaded(items: [])'}
    """,
    "Specs/Item.yaml": """
    model: Item
    fields: {unit: Unit}
    """,
    "Specs/List.yaml": """
    feature: List
    state: {last: Item?, sum: Int = 0}
    dependencies: [store]
    children: {rows: {feature: Row, presence: many}}
    actions:
      load: {run: {call: await store.load(), success: loaded}}
      loaded: {with: {items: '[Item]'}, do: state.last = items.first}
    delegate: [done]
    reactions:
      rows[id].tapped: {do: state.sum += 1, send: delegate.done}
    tests:
      counts:
        given: {rows: '[RowFeature.State(id: 1)]'}
        steps:
          - {send: 'rows[1].tapped', expect: {'rows[1].count': 1, sum: 1}}
          - {receive: delegate.done}
    """,
    "Specs/Outer.yaml": """
    feature: Outer
    types: {Kind: {enum: [one, two]}}
    state: {kind: Kind = .one}
    actions: {switch: state.kind = .two}
    children: {inner: Inner}
    """,
    "Specs/Outer/Inner.yaml": """
    feature: Inner
    in: Outer
    state: {kind: OuterFeature.Kind = .one}
    actions: {change: state.kind = .two}
    """,
    "Specs/Row.yaml": """
    feature: Row
    state: {id: Int, count: Int = 0}
    actions: {tapped: state.count += 1}
    """,
    "Specs/StoreClient.yaml": """
    client: StoreClient
    key: store
    endpoints: {load: {returns: '[Item]', async: true, live: '[]'}}
    """,
    "Specs/Unit.yaml": """
    model: Unit
    fields: {size: Double}
    """,
  ]
}

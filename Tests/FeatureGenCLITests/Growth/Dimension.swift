import Testing

/// A kind of element that a project can have in large numbers.
enum Dimension: String, CaseIterable, CustomTestStringConvertible {
  case fields, bindings, computed, computedChain
  case actions, sends, groups, inOneGroup, delegate, parameters
  case children, childReactions, presented, oneOf, features, parents, rings, nesting
  case cases, typeCases, alerts, buttons, sentButtons
  case tests, steps, procedures, procedureChain, timers, branches, matches, endpoints
  case lineLength, lines, statements, operators
  case misspeltActions, misspeltProcedures, misspeltExpectations, misspeltFields, misspeltTypes
  case misspeltEndpoints, misspeltFeature, misspeltDependency

  var testDescription: String { rawValue }

  /// Whether the specs have no errors.
  var isValid: Bool {
    switch self {
    case .misspeltActions, .misspeltProcedures, .misspeltExpectations,
      .misspeltFields,
      .misspeltEndpoints, .misspeltFeature, .misspeltDependency:
      false
    default: true
    }
  }

  /// Returns the specs of a project that has a number of these elements, by name.
  func specs(_ count: Int) -> [String: String] {
    func each(_ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
    func list(_ text: (Int) -> String) -> String {
      (0..<count).map(text).joined(separator: ", ")
    }
    /// Returns a single feature with a field and an action.
    func big(_ text: String, actions: String = "  go: state.f += 1\n") -> [String: String] {
      ["Big": "feature: Big\nstate: {f: Int = 0}\n\(text)actions:\n\(actions)"]
    }
    /// Returns a feature that contains another one.
    func parent(_ text: String) -> [String: String] {
      ["Big": "feature: Big\nstate: {f: Int = 0}\n\(text)", "Child": Self.child]
    }
    func many(_ text: (Int) -> String) -> [String: String] {
      let named = (0..<count).map { number in
        (
          "F\(number)",
          "feature: F\(number)\nstate: {id: Int = 0}\nactions: {go: state.id += 1}\n\(text(number))"
        )
      }
      return Dictionary(uniqueKeysWithValues: named)
    }
    switch self {
    case .fields:
      let fields = each { "  f\($0): Int = 0\n" }
      return [
        "Big":
          "feature: Big\nstate:\n\(fields)actions:\n\(each { "  a\($0): state.f\($0) += 1\n" })"
      ]
    case .bindings:
      let fields = each { "  f\($0): {type: Int, default: 0, binding: true}\n" }
      return ["Big": "feature: Big\nstate:\n\(fields)actions: {go: state.f0 = 1}\n"]
    case .computed: return big("computed:\n" + each { "  c\($0): Int = f + \($0)\n" })
    case .computedChain:
      return big("computed:\n  c0: Int = f\n" + each { "  c\($0 + 1): Int = c\($0) + 1\n" })
    case .actions: return big("", actions: each { "  a\($0): state.f += \($0)\n" })
    case .sends:
      return big("", actions: each { "  a\($0): {do: state.f += 1, send: a\(($0 + 1) % count)}\n" })
    case .groups: return big("", actions: each { "  g\($0).go: state.f += \($0)\n" })
    case .inOneGroup: return big("", actions: each { "  g.a\($0): state.f += \($0)\n" })
    case .delegate:
      return big(
        "delegate:\n" + each { "  a\($0):\n" },
        actions: "  go: {send: [\(list { "delegate.a\($0)" })]}\n")
    case .parameters:
      return big(
        "parameters:\n" + each { "  p\($0): Int = \($0)\n" },
        actions: "  go: {with: {\(list { "q\($0): Int" })}, do: state.f += p0 + q0}\n")
    case .children: return parent("children:\n" + each { "  c\($0): Child\n" })
    case .childReactions:
      return parent(
        "children:\n" + each { "  c\($0): Child\n" }
          + "reactions:\n" + each { "  c\($0).go: state.f += 1\n" })
    case .presented:
      return parent(
        "children:\n" + each { "  c\($0): {feature: Child, presence: optional}\n" }
          + "actions:\n" + each { "  a\($0): {present: c\($0)}\n" })
    case .oneOf:
      return parent(
        "children:\n  d:\n    presence: optional\n    oneOf:\n" + each { "      c\($0): Child\n" }
          + "actions:\n" + each { "  a\($0): {present: c\($0)}\n" })
    case .features: return many { _ in "" }
    case .parents:
      return many { _ in "children: {c: Child}\n" }.merging(["Child": Self.child]) { $1 }
    case .rings:
      return many { "children: {c: {feature: F\(($0 + 1) % count), presence: many}}\n" }
    case .nesting:
      return many { $0 + 1 < min(count, 60) ? "children: {c: F\($0 + 1)}\n" : "" }
    case .cases:
      let cases = each { "    c\($0):\n" }
      return ["Big": "feature: Big\nstate:\n  enum:\n\(cases)actions: {go: state = .c0}\n"]
    case .typeCases:
      return big(
        "types: {T: {enum: [\(list { "c\($0)" })]}}\n",
        actions: each { "  a\($0): {with: {_ t: T}, do: state.f += 1}\n" })
    case .alerts:
      return big(
        "alerts:\n" + each { "  l\($0): {title: Title, buttons: {b\($0): B}}\n" },
        actions: each { "  a\($0): {present: l\($0)}\n" })
    case .buttons:
      return big(
        "alerts:\n  l:\n    title: T\n    buttons:\n" + each { "      b\($0): B\n" }
          + "reactions:\n" + each { "  alert.b\($0): state.f += 1\n" },
        actions: "  go: {present: l}\n")
    case .sentButtons:
      return big(
        "alerts:\n  l:\n    title: T\n    buttons:\n"
          + each { "      b\($0): {label: B, sends: a\($0)}\n" },
        actions: "  go: {present: l}\n" + each { "  a\($0): state.f += 1\n" })
    case .tests:
      return big("tests:\n" + each { "  t\($0):\n    - {send: go, expect: {f: 1}}\n" })
    case .steps:
      return big(
        "tests:\n  t:\n" + each { "    - {send: a\($0), expect: {f: \($0 + 1)}}\n" },
        actions: each { "  a\($0): state.f += 1\n" })
    case .procedures:
      return big(
        "procedures:\n" + each { "  p\($0): state.f += \($0)\n" },
        actions: each { "  a\($0): {perform: p\($0)}\n" })
    case .procedureChain:
      let last = count - 1
      return big(
        "procedures:\n"
          + each { "  p\($0): {do: state.f += 1\($0 < last ? ", perform: p\($0 + 1)" : "")}\n" },
        actions: "  go: {perform: p0}\n")
    case .timers:
      return big(
        "",
        actions: "  tick: state.f += 1\n"
          + each {
            "  a\($0): {timer: {every: 1s, send: tick, id: e\($0)}}\n  b\($0): {cancel: e\($0)}\n"
          })
    case .branches:
      return big(
        "",
        actions: "  go:\n    when:\n"
          + each { "      - {if: state.f == \($0), do: state.f = \($0 + 1)}\n" })
    case .matches:
      return big(
        "",
        actions: "  go:\n    match:\n      on: state.f\n      cases:\n"
          + each { "        \($0): state.f = \($0 + 1)\n" } + "        _: state.f = 0\n")
    case .endpoints:
      let endpoints = each { "  e\($0): {live: 1, returns: Int, async: true, throws: true}\n" }
      return big(
        "dependencies: [api]\n",
        actions: "  got: {with: {_ x: Int}, do: state.f = x}\n"
          + each { "  a\($0): {run: {call: api.e\($0)(), success: got, failure: ignore}}\n" }
      ).merging(["Api": "client: Api\nkey: api\nendpoints:\n\(endpoints)"]) { $1 }
    case .misspeltActions:
      return big("", actions: each { "  action\($0): {send: actoin\($0)}\n" })
    case .misspeltProcedures:
      return big(
        "procedures:\n" + each { "  procedure\($0): state.f += 1\n" },
        actions: each { "  a\($0): {perform: procdeure\($0)}\n" })
    case .misspeltExpectations:
      return big(
        "computed:\n" + each { "  value\($0): Int = f\n" } + "tests:\n  t:\n"
          + each { "    - {send: go, expect: {vaule\($0): 1}}\n" })
    case .misspeltFields:
      let fields = each { "  value\($0): Int = 0\n" }
      let actions = each { "  a\($0): state.vaule\($0) += 1\n" }
      return ["Big": "feature: Big\nstate:\n\(fields)actions:\n\(actions)"]
    case .misspeltTypes:
      return big(
        "types:\n" + each { "  Type\($0): {enum: [c]}\n" },
        actions: each { "  a\($0): {with: {_ t: Tpye\($0)}, do: state.f += 1}\n" })
    case .misspeltEndpoints:
      return big(
        "dependencies: [api]\n",
        actions: each { "  a\($0): {run: {call: api.endpiont\($0)()}}\n" }
      ).merging([
        "Api": "client: Api\nkey: api\nendpoints:\n" + each { "  endpoint\($0): {live: ()}\n" }
      ]) {
        $1
      }
    case .misspeltFeature: return many { "children: {c\($0): F1oo}\n" }
    case .misspeltDependency: return many { _ in "dependencies: [dtae]\n" }
    case .lineLength: return big("doc: \(each { _ in "word " })\n")
    case .lines: return big("doc: |\n\(each { _ in "  word\n" })")
    case .statements:
      return big("", actions: "  go: |\n" + each { "    state.f += \($0)\n" })
    case .operators:
      return big("", actions: "  go: state.f = \(each { "\($0) + " })state.f\n")
    }
  }

  private static let child = "feature: Child\nstate: {f: Int = 0}\nactions: {go: state.f += 1}\n"
}

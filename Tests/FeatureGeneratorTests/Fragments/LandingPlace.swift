/// A place of the language that takes Swift: a spec with a hole, and Swift that does no harm in it.
struct LandingPlace: Sendable {
  /// What is tried there.
  enum Kind: Sendable {
    case expression, type, typedValue, conditions, pattern, statements, assignment, module, name
  }

  /// What the place is called.
  let name: String
  /// What may stand there.
  let kind: Kind
  /// Swift that is right there.
  let harmless: String
  /// The spec, with `@` where the Swift goes.
  private let spec: String
  /// What stands in one text with the Swift.
  private let before, behind: String

  private init(
    _ name: String, _ kind: Kind, _ harmless: String, _ spec: String, before: String = "",
    behind: String = ""
  ) {
    self.before = before
    self.behind = behind
    self.name = name
    self.kind = kind
    self.harmless = harmless
    self.spec = spec
  }

  /// The spec with Swift in its place, quoted for YAML.
  func spec(with swift: String) -> String {
    spec.replacing("@", with: LandingPlace.quoted(before + swift + behind))
  }

  /// What stands together, of a fragment, in the code that comes of it.
  func part(of swift: String) -> String {
    switch kind {
    case .module: swift.replacing("?", with: "")
    case .typedValue, .assignment:
      swift.firstIndex(of: "=").map { String(swift[swift.index(after: $0)...]) } ?? swift
    default: swift
    }
  }

  /// A text in YAML's double quotes.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension LandingPlace {
  /// All places.
  static let all = declarations + blocks + effects + tests + views + others

  private static let declarations = [
    LandingPlace("a field", .typedValue, "Int = seven", feature("state: {n: @}")),
    LandingPlace("a field's type", .type, "Seven?", feature("state: {n: {type: @}}")),
    LandingPlace(
      "a field's default", .expression, "seven", feature("state: {n: {type: Int, default: @}}")),
    LandingPlace(
      "a field's default with a binding", .expression, "seven",
      feature("state: {n: {type: Int, default: @, binding: true}}")),
    LandingPlace(
      "a shared field's key", .expression, "seven",
      feature("state: {n: {type: Int, default: 0, shared: @}}")),
    LandingPlace(
      "a shared field's file", .expression, "seven",
      feature("state: {n: {type: Int, default: 0, shared: {fileStorage: @}}}")),
    LandingPlace(
      "a computed property", .typedValue, "Int = seven",
      feature("state: {m: Int = 0}\ncomputed: {n: @}")),
    LandingPlace(
      "a computed property's type", .type, "Seven",
      feature("computed: {n: {type: @, get: fatalError()}}")),
    LandingPlace(
      "a getter", .statements, "seven", feature("computed: {n: {type: Int, get: @}}")),
    LandingPlace(
      "a setter", .statements, "_ = seven",
      feature("computed: {n: {type: Int, get: '1', set: @}}")),
    LandingPlace(
      "a parameter's type", .type, "Seven", feature("", action: "{with: {a: @, _ b: Int}}")),
    LandingPlace(
      "a delegate's parameter", .type, "Seven",
      feature("delegate: {done: {with: {a: @, _ b: Int}}}")),
    LandingPlace(
      "a procedure's parameter", .type, "Seven",
      feature("procedures: {again: {with: {a: @, _ b: Int}, do: 'print(a)'}}")),
    LandingPlace(
      "a case's payload", .type, "Seven",
      feature("types: {A: {enum: {a: {with: {_ a: @, b: Int}}}}}")),
    LandingPlace(
      "a struct's field", .typedValue, "Int = seven", feature("types: {A: {struct: {a: @}}}")),
    LandingPlace(
      "conformances", .name, "Seven", feature("types: {A: {struct: {a: Int}, conforms: [@]}}")),
    LandingPlace(
      "conformances of an action", .name, "Seven", feature("conforms: {action: [@]}")),
    LandingPlace(
      "a feature's parameter", .typedValue, "Int = seven", feature("parameters: {n: @}")),
    LandingPlace(
      "the type of a feature's parameter", .type, "Seven", feature("parameters: {n: {type: @}}")),
    LandingPlace(
      "the default of a feature's parameter", .expression, "seven",
      feature("parameters: {m: Int = 1, n: {type: Int, default: @}, o: Int = 2}")),
    LandingPlace(
      "a child's argument", .expression, "seven",
      feature("children: {one: {feature: Vine, arguments: {least: '1', most: @}}}")),
    LandingPlace(
      "an argument of one of several children", .expression, "seven",
      feature("children: {one: {oneOf: {vine: {feature: Vine, arguments: {least: @}}}}}")),
    LandingPlace("modules", .module, "Seven", feature("imports: [@]")),
    LandingPlace("optional modules", .module, "Seven?", feature("imports: [@]")),
    LandingPlace(
      "a child's default", .expression, "seven",
      feature("children: {one: {oneOf: {leaf: Leaf}, default: @}}")),
    LandingPlace(
      "an alert's title", .expression, "a",
      feature("alerts: {q: {with: {a: Int, b: Int, c: Int, x: Int}, title: @, buttons: {ok: OK}}}"),
      before: "T \\(", behind: ") U"),
    LandingPlace(
      "an alert's parameter", .type, "Seven",
      feature("alerts: {q: {with: {a: @}, title: T, buttons: {ok: {label: B, with: [a]}}}}")),
    LandingPlace(
      "a reducer that comes first", .expression, "Seven()", feature("compose: {before: @}")),
    LandingPlace(
      "reducers that come last", .expression, "Seven()",
      feature("compose: {before: [@, @], after: [A(), @, @, B()], operators: .c()}")),
    LandingPlace(
      "an operator's argument", .expression, "seven",
      feature("compose: {after: A(), operators: [@, .c()]}"), before: ".a(b, c: ", behind: ")"),
  ]

  private static let blocks = [
    LandingPlace("a block", .statements, "seven()", feature("state: {m: Int = 0}", action: "@")),
    LandingPlace(
      "a block beside others", .statements, "seven()",
      feature("state: {m: Int = 0}", action: "{do: @, send: hop}")),
    LandingPlace(
      "a procedure", .statements, "seven()",
      feature("procedures: {again: {do: @}}", action: "{perform: again}")),
    LandingPlace("guard", .conditions, "seven", feature("", action: "{guard: @, do: 'print(1)'}")),
    LandingPlace(
      "if", .conditions, "seven",
      feature("", action: "{when: [{if: @, do: 'print(1)'}, {else: {do: 'print(2)'}}]}")),
    LandingPlace(
      "else if", .conditions, "seven",
      feature("", action: "{when: [{if: 'a', do: 'print(1)'}, {if: @, do: 'print(2)'}]}")),
    LandingPlace(
      "if with an effect", .conditions, "seven",
      feature("", action: "{when: [{if: @, send: hop}, {else: {send: hop}}]}")),
    LandingPlace(
      "what is matched", .expression, "seven",
      feature("", action: "{match: {on: @, cases: {'1': {do: 'print(1)'}, _: }}}")),
    LandingPlace(
      "a pattern", .pattern, "seven",
      feature("", action: "{match: {on: 'x', cases: {@: {do: 'print(1)'}, _: }}}")),
    LandingPlace(
      "a sent argument", .expression, "seven", feature("", action: "{send: @}"),
      before: "set(1, b: ", behind: ")"),
    LandingPlace(
      "a sent argument before another", .expression, "seven", feature("", action: "{send: @}"),
      before: "set(", behind: ", b: 1)"),
  ]

  private static let effects = [
    LandingPlace(
      "a call", .expression, "log.write(seven)",
      feature("dependencies: [log]", action: "{run: {call: @, failure: ignore}}")),
    LandingPlace(
      "a priority", .expression, ".seven",
      feature(
        "dependencies: [log]", action: "{run: {call: log.write(1), failure: ignore, priority: @}}")),
    LandingPlace(
      "a delay", .expression, ".seconds(seven)",
      feature("", action: "{after: {delay: @, send: hop}}")),
    LandingPlace(
      "an interval", .expression, ".seconds(seven)",
      feature("dependencies: [continuousClock]", action: "{timer: {every: @, send: hop, id: tick}}")
    ),
    LandingPlace(
      "a stream", .expression, "log.all(seven)",
      feature(
        "dependencies: [log]",
        action: "{stream: {of: @, send: 'set(element, b: 1)', failure: ignore}}")),
    LandingPlace("an effect", .expression, ".seven", feature("", action: "{effect: @}")),
    LandingPlace(
      "an effect of several", .expression, ".seven", feature("", action: "{effect: [@, .none]}")),
    LandingPlace(
      "an effect with an id", .expression, ".seven",
      feature("", action: "{effect: {of: @, id: tick}}")),
  ]

  private static let tests = [
    LandingPlace(
      "a given value", .expression, "seven", test("[{send: go}]", "given: {m: @, n: '1'}, ")),
    LandingPlace(
      "a test's argument", .expression, "seven",
      feature(
        "parameters: {n: Int = 0}\ntests: {works: {arguments: {n: @}, steps: [{send: go}]}}")),
    LandingPlace("an expected value", .expression, "seven", test("[{send: go, expect: {m: @}}]")),
    LandingPlace(
      "an expected value of a child", .expression, "seven",
      test("[{send: go, expect: {leaf.size: @}}]")),
    LandingPlace("an assertion", .expression, "seven", test("[{send: go}, {assert: @}]")),
    LandingPlace(
      "an advance", .expression, ".seconds(seven)",
      test("[{send: go}, {advance: @}]", "dependencies: {continuousClock: test}, ")),
    LandingPlace("a bound value", .assignment, "m = seven", test("[{bind: @}, {send: go}]")),
    LandingPlace(
      "a returned value", .expression, "seven",
      test("[{send: go}]", "dependencies: {log.count: @}, ")),
    LandingPlace(
      "a returned value of a recorder", .expression, "seven",
      test("[{send: go}]", "dependencies: {log.count: {records: counts, returns: @}}, ")),
    LandingPlace(
      "an error", .expression, "seven",
      test("[{send: go}]", "dependencies: {log.write: {throws: @}}, ")),
    LandingPlace(
      "a stream's elements", .expression, "[seven]",
      test("[{send: go}]", "dependencies: {log.all: {stream: @}}, ")),
    LandingPlace(
      "a closure", .expression, "{ seven }",
      test("[{send: go}]", "dependencies: {log.count: {closure: @}}, ")),
    LandingPlace(
      "a date", .expression, "seven", test("[{send: go}]", "dependencies: {date: @}, ")),
    LandingPlace(
      "an invariant", .expression, "seven",
      feature(
        "state: {m: Int = 0}\nexplore: {actions: [go], depth: 2, invariants: {it holds: @, this too: state.m == 0}}"
      )),
    LandingPlace(
      "an explored feature's argument", .expression, "seven",
      feature(
        "parameters: {n: Int = 0}\nstate: {m: Int = 0}\nexplore: {arguments: {n: @}, actions: [go], depth: 2, invariants: {it holds: state.m == 0}}"
      )),
    LandingPlace(
      "an explored value", .assignment, "m = seven",
      feature(
        "state: {m: {type: Int, default: 0, binding: true}}\nexplore: {actions: [go, {bind: @}], depth: 2, invariants: {it holds: state.m == 0}}"
      )),
  ]

  private static let views = [
    LandingPlace(
      "a preview's value", .expression, "seven",
      feature("state: {a: Int, m: Int, b: Int}\nview: {preview: {a: '1', m: @, b: '2'}}")),
    LandingPlace(
      "a preview's argument", .expression, "seven",
      feature("parameters: {a: Int, b: Int = 2}\nview: {arguments: {a: @, b: '3'}}")),
    LandingPlace(
      "two values of a preview", .expression, "seven",
      feature("state: {a: Int, b: Int}\nview: {preview: {a: @, b: @}}")),
    LandingPlace(
      "what enables a button", .expression, "seven",
      feature("state: {m: Int = 0}\nview: {actions: {go: {enabled: @}}}")),
  ]

  private static let others = [
    LandingPlace(
      "an endpoint's parameter", .type, "Seven",
      client("{with: {_ a: @, b: Int}, live: 'print(a)'}")),
    LandingPlace(
      "an endpoint's result", .type, "Seven",
      client("{returns: @, live: fatalError(), placeholder: fatalError()}")),
    LandingPlace(
      "an endpoint's error", .type, "Seven",
      client("{async: true, throws: @, live: fatalError()}")),
    LandingPlace(
      "an endpoint's stream", .type, "Seven", client("{stream: @, live: fatalError()}")),
    LandingPlace("a live value", .statements, "seven()", client("{returns: Int, live: @}")),
    LandingPlace(
      "a live value that waits", .statements, "seven()",
      client("{with: {_ a: Int}, async: true, throws: true, returns: Int, live: @}")),
    LandingPlace(
      "a placeholder", .expression, "seven",
      client("{returns: Int, live: fatalError(), placeholder: @}")),
    LandingPlace(
      "a model's field", .typedValue, "Int = seven", "model: F\nfields: {a: @, b: Int = 2}\n"),
    LandingPlace(
      "a model's type", .type, "Seven", "model: F\nfields: {a: {type: @}, b: Int = 2}\n"),
    LandingPlace(
      "a model's conformance", .name, "Seven",
      "model: F\nconforms: [Codable, @]\nfields: {a: Int}\n"),
    LandingPlace(
      "a model's modules", .module, "Seven", "model: F\nimports: [@]\nfields: {a: Int}\n"),
  ]

  private static func feature(
    _ lines: String, action: String = ""
  ) -> String {
    """
    feature: F
    \(lines)
    actions:
      go: \(action)
      hop:
      set: {with: {_ a: Int, b: Int}}

    """
  }

  private static func test(_ steps: String, _ keys: String = "") -> String {
    """
    feature: F
    state: {m: {type: Int, default: 0, binding: true}, n: Int = 0}
    children: {leaf: Leaf}
    dependencies: [log, date, continuousClock]
    actions: {go: }
    tests:
      works: {\(keys)steps: \(steps)}

    """
  }

  private static func client(_ endpoint: String) -> String {
    "client: FClient\nkey: f\nendpoints: {one: \(endpoint)}\n"
  }
}

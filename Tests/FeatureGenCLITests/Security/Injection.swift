import Testing

/// A text in a spec that tries to be more than its place allows.
struct Injection: Sendable, CustomTestStringConvertible {
  /// The place of the text, and the purpose of the attack.
  var testDescription: String
  /// The spec, without its first line.
  var spec: String
  /// Whether the text is refused. A text that is not refused remains a text.
  var isRefused = true

  /// Attacks on each place that accepts Swift, a name or a text; each tries to put `pwned` into the code.
  static let all: [Injection] = ofSwift + ofComments + ofLiterals

  private static let ofSwift: [Injection] = [
    Injection("statements that close their function", action("'} ; func pwned() {'")),
    Injection("statements that open a comment", action("'state.n += 1 /* pwned'")),
    Injection("statements that end a comment", action("'*/ pwned() /*'")),
    Injection("statements that open a string", action("'let a = \"pwned'")),
    Injection("statements that open a long string", action("'let a = \"\"\"'")),
    Injection(
      "an extension among statements", action("'extension Int { var pwned: Int { 0 } }'")),
    Injection("an import among statements", action("'import pwned'")),
    Injection(
      "a condition of the compiler that stays open",
      action("|\n    #if pwned\n    state.n = 1")),
    Injection(
      "a condition of the compiler that is closed twice",
      action("|\n    #if pwned\n    #endif\n    #endif")),
    Injection(
      "another place in the source", action("'#sourceLocation(file: \"pwned\", line: 1)'")),
    Injection("a shebang", action("'#!pwned'")),
    Injection("an operator", action("'infix operator pwned'")),
    Injection("a case", action("'case pwned'")),
    Injection("a branch for other actions", action("'break; default: pwned()'")),
    Injection("a return", action("'return pwned()'")),
    Injection("text that runs backwards", action("'state.n = 1 /* \u{202E} pwned */'")),
    Injection("text that is isolated", action("'state.n = 1 /* \u{2066} pwned */'")),
    Injection("a letter that is not seen", action("'pwned\u{200B}()'")),
    Injection("a filler that is a letter", action("'let pwned\u{3164} = 1'")),
    Injection("a line that only editors see", action("'// a \u{2028}pwned()'")),
    Injection("a control character", action("\"state.n = 1 \\b pwned\"")),
    Injection("a NUL", action("\"state.n = 1\\0 pwned\"")),
    Injection(
      "a condition that ends", guarded("'true else { return .none }; pwned(); guard true'")),
    Injection("a condition with a comment", guarded("'true // pwned'")),
    Injection("a condition with a block", guarded("'true { pwned() }'")),
    Injection("a condition of two lines", guarded("|\n      true\n      pwned()")),
    Injection(
      "a branch",
      "actions:\n  go:\n    when:\n      - if: 'true { pwned() } ; if true'\n        do: 'state.n = 1'"
    ),
    Injection("a pattern", matched("'1: pwned(); case 2'")),
    Injection("a pattern with a comment", matched("'1 // pwned'")),
    Injection("a value that ends", field("'Int = 0; static let pwned = 1'")),
    Injection("a value of two lines", field("\"Int = 0\\nstatic let pwned = 1\"")),
    Injection("a second variable", field("'Int = 0, pwned = 1'")),
    Injection("an accessor", field("'Int { pwned() }'")),
    Injection("an observer", field("'Int = 0 { didSet { pwned() } }'")),
    Injection("a type with a comment", field("'Int // pwned'")),
    Injection("a type with a comment without an end", field("\"Int\\n/* pwned\"")),
    Injection(
      "a call with a comment without an end",
      run("call: \"log.write(1)\\n/* pwned\", failure: ignore")),
    Injection(
      "a default that closes",
      "state: {n: {type: Int, default: '0) ; let pwned = (1'}}\nactions: {go: }"),
    Injection("a computed value", computed("'n }; var pwned: Int { 0'")),
    Injection("a module", "imports: ['Foundation; pwned()']\nactions: {go: }"),
    Injection("a module and a line", "imports: [\"Foundation\\npwned()\"]\nactions: {go: }"),
    Injection(
      "a conformance",
      "types: {A: {struct: {a: Int}, conforms: ['Codable { var pwned = 1 }']}}\nactions: {go: }"),
    Injection(
      "a type's name", "types: {'A { var pwned = 1 }; enum B': {enum: [a]}}\nactions: {go: }"),
    Injection("a case's name", "types: {A: {enum: ['a; case pwned']}}\nactions: {go: }"),
    Injection("an action's name", "actions: {'go; case pwned': }"),
    Injection("a name that looks like another", "actions: {go: , 'go\u{200B}pwned': }"),
    Injection("a name that runs backwards", "actions: {'go\u{202E}pwned': }"),
    Injection("a parameter", "actions: {go: {with: {'_ a: Int, pwned': Int}}}"),
    Injection("a parameter's type", "actions: {go: {with: {a: 'Int); case pwned(Int'}}}"),
    Injection("a delegate action", "delegate: ['saved; case pwned']\nactions: {go: }"),
    Injection("a child", "children: {'a: pwned; let b': Leaf}\nactions: {go: }"),
    Injection("a field's name", "state: {'n: Int = 0; let pwned': Int = 0}\nactions: {go: }"),
    Injection("an action that is sent", "actions: {go: {send: 'go; pwned()'}}"),
    Injection("an action with more after it", "actions: {go: {send: 'go).map(pwned'}}"),
    Injection("a payload", "actions: {go: {send: 'set(1); pwned('}, set: {with: {_ n: Int}}}"),
    Injection("a call", run("call: 'log.write(1) }; pwned(); do {', failure: ignore")),
    Injection(
      "a call with a comment", run("call: 'log.write(1) // pwned', failure: ignore"),
      isRefused: false),
    Injection("an id", run("call: log.write(1), failure: ignore, id: 'a); pwned('")),
    Injection(
      "a priority", run("call: log.write(1), failure: ignore, priority: 'high); pwned('")),
    Injection("a duration", "actions: {go: {send: {action: go, after: '1s); pwned('}}}"),
    Injection("a key of a dependency", "dependencies: ['log: pwned']\nactions: {go: }"),
    Injection("an effect", "actions: {go: {effect: '.none; pwned()'}}"),
    Injection(
      "a value in an alert",
      alert("title: 'a \\(1); pwned(\\(2))', buttons: {ok: OK}"), isRefused: false),
    Injection(
      "a value in an alert with a comment",
      alert("title: 'a \\(1 // pwned)', buttons: {ok: OK}")),
    Injection("a tag", "actions: {go: {do: !pwned state.n}}"),
    Injection("an anchor", "actions: {go: {do: &pwned state.n}}"),
    Injection(
      "a test's expectation",
      "actions: {go: }\ntests: {a: [{send: go, expect: {'n = 1; pwned': 1}}]}"),
    Injection("a test's condition", "actions: {go: }\ntests: {a: [{assert: 'true); pwned('}]}"),
    Injection(
      "a test's value", "actions: {go: }\ntests: {a: [{given: {n: '1; pwned()'}}, {send: go}]}"),
    Injection(
      "an override",
      "dependencies: [log]\nactions: {go: }\ntests: {a: {dependencies: {log.write: '{ _ in }; pwned()'}, steps: [{send: go}]}}"
    ),
    Injection(
      "a rule of exploring",
      "actions: {go: }\nexplore: {actions: [go], depth: 2, invariants: ['true }; pwned({ true']}"),
  ]

  private static let ofComments: [Injection] = [
    "*/ pwned() /*", "\\npwned()", "\\rpwned()", "\\u2028pwned()", "\\u202Epwned", "\\\\(pwned())",
    "\\\"\\\"\\\"\\npwned()",
  ].map { (text: String) -> Injection in
    Injection(
      "a comment with \(text)", "doc: \"a \(text)\"\nactions: {go: {doc: \"b \(text)\"}}",
      isRefused: false)
  }

  private static let ofLiterals: [Injection] = [
    "\\\")) pwned()", "\\npwned()", "\\\\(pwned())", "\\\"\\\"\\\"\\npwned()", "\\r\\npwned",
    "\\u202Epwned",
  ].flatMap { (text: String) -> [Injection] in
    [
      Injection(
        "a test's name with \(text)", "actions: {go: }\ntests:\n  \"a \(text)\": [{send: go}]",
        isRefused: false),
      Injection(
        "a raw value with \(text)", "types: {A: {enum: {a: \"\(text)\"}}}\nactions: {go: }",
        isRefused: false),
    ]
  }

  private init(_ what: String, _ spec: String, isRefused: Bool = true) {
    testDescription = what
    self.spec = spec
    self.isRefused = isRefused
  }

  private static func action(_ text: String) -> String {
    "state: {n: Int = 0}\nactions:\n  go: \(text)\n"
  }

  private static func guarded(_ text: String) -> String {
    "state: {n: Int = 0}\nactions:\n  go:\n    guard: \(text)\n    do: state.n = 1\n"
  }

  private static func matched(_ text: String) -> String {
    "state: {n: Int = 0}\nactions: {go: {match: {on: state.n, cases: {\(text): {do: state.n = 1}, _: }}}}"
  }

  private static func field(_ text: String) -> String {
    "state: {n: \(text)}\nactions: {go: }"
  }

  private static func computed(_ text: String) -> String {
    "state: {n: Int = 0}\ncomputed: {m: {type: Int, get: \(text)}}\nactions: {go: }"
  }

  private static func run(_ keys: String) -> String {
    "dependencies: [log]\nactions: {go: {run: {\(keys)}}}"
  }

  private static func alert(_ keys: String) -> String {
    "actions: {go: {present: question}}\nalerts: {question: {\(keys)}}"
  }
}

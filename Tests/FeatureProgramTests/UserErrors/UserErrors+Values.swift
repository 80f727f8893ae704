extension UserError {
  /// Values that YAML reads as something else.
  static let values: [UserError] = [
    UserError(
      "4:15 '!state.isOn' is a YAML tag, so the value would be lost",
      hint: "go: {guard: '!state.isOn', do: state.n += 1}",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: {guard: !state.isOn, do: state.n += 1}
        """),
    UserError(
      "5:12 '!state.isOn' is a YAML tag, so the value would be lost",
      hint: "guard: '!state.isOn'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go:
            guard: !state.isOn
            do: state.n += 1
        """),
    UserError(
      "4:7 '&state.n' is a YAML anchor, so it would be lost",
      hint: "write the Swift that comes before '&', too: no Swift begins with it",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: &state.n
        """),
    UserError(
      "4:7 '*x' is a YAML alias, which specs do not have",
      hint: "write the Swift that comes before '*', too: no Swift begins with it",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: *x = 1
        """),
    UserError(
      "4:7 a value cannot begin with '? ' in YAML",
      hint: "write the Swift that comes before '?', too: no Swift begins with it",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: ? state.n
        """),
    UserError(
      "4:7 '|' begins a text on the lines below in YAML, so nothing may follow it here",
      hint: "go: state.n += 1",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: | state.n += 1
        """),
    UserError(
      "4:7 '>' begins a text on the lines below in YAML, so nothing may follow it here",
      hint: "write the Swift that comes before '>', too: no Swift begins with it",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: > state.n += 1
        """),
    UserError(
      "4:7 a value cannot begin with '%' in YAML",
      hint: "write the Swift that comes before '%', too: no Swift begins with it",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: %x
        """),
    UserError(
      "4:7 a value cannot begin with '@' in YAML",
      hint: "go: '@Sendable'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: @Sendable
        """),
    UserError(
      "4:7 '#' begins a comment in YAML, so the value would be lost",
      hint: "go: '#selector(x)'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: #selector(x)
        """),
    UserError(
      "6:16 '.count + state' follows the closing bracket, which ends a value in YAML",
      hint: "get: '[1, 2].count + state'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        computed:
          a:
            type: Int
            get: [1, 2].count + state
        """),
    UserError(
      "4:13 '(1)' follows the closing bracket, which ends a value in YAML",
      hint: "go: '{ $0 }(1)'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: { $0 }(1)
        """),
    UserError(
      #"7:14 '+ "b"' follows the closing quote, which ends a value in YAML"#,
      hint: #"get: '"a" + "b"'"#,
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        computed:
          a: String = x
          b:
            type: String
            get: "a" + "b"
        """),
    UserError(
      "4:7 a value cannot begin with '`' in YAML",
      hint: "go: '`default`()'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: `default`()
        """),
    UserError(
      "4:20 ': ' ends a key in YAML, so this value cannot be read as one text",
      hint: "go: 'state.n = f(a: 1)'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = f(a: 1)
        """),
    UserError(
      "4:32 ': ' ends a key in YAML, so this value cannot be read as one text",
      hint: "go: 'state.n = state.isOn ? 1 : 2'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = state.isOn ? 1 : 2
        """),
    UserError(
      "4:23 ' #' begins a comment in YAML, so the rest of the value would be lost",
      hint: #"go: 'state.name = "a #b"'"#,
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.name = "a #b"
        """),
    UserError(
      "4:14 ': ' ends a key in YAML, so this value cannot be read as one text",
      hint: "go: 'state.n:'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n:
        """),
    UserError(
      "4:14 'share(1, 2)' would be split: its commas end a value in YAML",
      hint: "go: {send: 'share(1, 2)'}",
      spec: """
        feature: A
        actions:
          share: {with: {a: Int, b: Int}}
          go: {send: share(1, 2)}
        """),
    UserError(
      "2:19 'Dictionary<String, Int>' needs quotes between YAML's braces and brackets",
      hint: "state: {a: {type: 'Dictionary<String, Int>', default: [:]}}",
      spec: """
        feature: A
        state: {a: {type: Dictionary<String, Int>, default: [:]}}
        """),
    UserError(
      "2:24 '= []' follows the closing bracket, which ends a value in YAML",
      hint: "state: {results: '[Int] = []'}",
      spec: """
        feature: A
        state: {results: [Int] = []}
        """),
    UserError(
      "3:18 '= []' follows the closing bracket, which ends a value in YAML",
      hint: "results: '[Int] = []'",
      spec: """
        feature: A
        state:
          results: [Int] = []
        """),
    UserError(
      #"3:15 unicode curly quote found; use '"' instead"#,
      hint: #"replace curly quotes with '"'"#,
      spec: """
        feature: A
        state:
          n: String = “a”
        actions: {go: }
        """),
    UserError(
      #"2:6 the quote " that opens here is never closed"#,
      hint: #"close it: doc: "abc""#,
      spec: """
        feature: A
        doc: "abc
        state:
          n: Int = 0
        """),
    UserError(
      #"6:11 '\(' is not an escape of YAML's double quotes"#,
      hint: #"use single quotes: get: '\(n)', or for a Swift string '"\(n)"'"#,
      spec: #"""
        feature: A
        state: {n: Int = 0}
        computed:
          t:
            type: String
            get: "\(n)"
        """#),
    UserError(
      "4:7 folded text ('>') joins the lines of Swift",
      hint: "write it after '|':",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: >
            state.n += 1
            state.n += 2
        """),
  ]
}

extension Mistake {
  /// Mistakes and what is said of them, part 1.
  static let first: [Mistake] = [
    Mistake(
      "4:15 '!state.isOn' is a YAML tag, so the value would be lost",
      hint: "go: {guard: '!state.isOn', do: state.n += 1}",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: {guard: !state.isOn, do: state.n += 1}
        """),
    Mistake(
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
    Mistake(
      "4:7 '&state.n' is a YAML anchor, so it would be lost",
      hint: "go: '&state.n'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: &state.n
        """),
    Mistake(
      "4:7 '*x' is a YAML alias, which specs do not have",
      hint: "go: '*x = 1'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: *x = 1
        """),
    Mistake(
      "4:7 a value cannot begin with '? ' in YAML",
      hint: "go: '? state.n'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: ? state.n
        """),
    Mistake(
      "4:7 '|' begins a text on the lines below in YAML, so nothing may follow it here",
      hint: "go: '| state.n += 1'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: | state.n += 1
        """),
    Mistake(
      "4:7 '>' begins a text on the lines below in YAML, so nothing may follow it here",
      hint: "go: '> state.n += 1'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: > state.n += 1
        """),
    Mistake(
      "4:7 a value cannot begin with '%' in YAML",
      hint: "go: '%x'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: %x
        """),
    Mistake(
      "4:7 a value cannot begin with '@' in YAML",
      hint: "go: '@Sendable'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: @Sendable
        """),
    Mistake(
      "4:7 '#' begins a comment in YAML, so the value would be lost",
      hint: "go: '#selector(x)'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: #selector(x)
        """),
    Mistake(
      "6:16 '.count + state' stands behind the closing bracket, where a value ends in YAML",
      hint: "get: '[1, 2].count + state'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        computed:
          a:
            type: Int
            get: [1, 2].count + state
        """),
    Mistake(
      "4:13 '(1)' stands behind the closing bracket, where a value ends in YAML",
      hint: "go: '{ $0 }(1)'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: { $0 }(1)
        """),
    Mistake(
      #"7:14 '+ "b"' stands behind the closing quote, where a value ends in YAML"#,
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
    Mistake(
      "4:7 a value cannot begin with '`' in YAML",
      hint: "go: '`default`()'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: `default`()
        """),
    Mistake(
      "4:20 ': ' ends a key in YAML, so this value cannot be read as one text",
      hint: "go: 'state.n = f(a: 1)'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = f(a: 1)
        """),
    Mistake(
      "4:32 ': ' ends a key in YAML, so this value cannot be read as one text",
      hint: "go: 'state.n = state.isOn ? 1 : 2'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n = state.isOn ? 1 : 2
        """),
    Mistake(
      "4:23 ' #' begins a comment in YAML, so the rest of the value would be lost",
      hint: #"go: 'state.name = "a #b"'"#,
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.name = "a #b"
        """),
    Mistake(
      "4:14 ': ' ends a key in YAML, so this value cannot be read as one text",
      hint: "go: 'state.n:'",
      spec: """
        feature: A
        state: {n: Int = 0, isOn: Bool = false, name: String?}
        actions:
          go: state.n:
        """),
    Mistake(
      "4:14 the commas inside 'share(1, 2)' end a value in YAML, so it would be torn apart",
      hint: "go: {send: 'share(1, 2)'}",
      spec: """
        feature: A
        actions:
          share: {with: {a: Int, b: Int}}
          go: {send: share(1, 2)}
        """),
    Mistake(
      "2:19 'Dictionary<String, Int>' cannot stand between YAML's braces and brackets without quotes",
      hint: "state: {a: {type: 'Dictionary<String, Int>', default: [:]}}",
      spec: """
        feature: A
        state: {a: {type: Dictionary<String, Int>, default: [:]}}
        """),
    Mistake(
      "2:24 '= []' stands behind the closing bracket, where a value ends in YAML",
      hint: "state: {results: '[Int] = []'}",
      spec: """
        feature: A
        state: {results: [Int] = []}
        """),
    Mistake(
      "3:18 '= []' stands behind the closing bracket, where a value ends in YAML",
      hint: "results: '[Int] = []'",
      spec: """
        feature: A
        state:
          results: [Int] = []
        """),
    Mistake(
      "3:1 a tab indents this line",
      hint: "indent with spaces, two for each level: YAML has no tabs there",
      spec: """
        feature: A
        state:
        	n: Int = 0
        """),
    Mistake(
      "3:3 the key 'n' has no space behind its colon",
      hint: "n: Int = 0",
      spec: """
        feature: A
        state:
          n:Int = 0
        """),
    Mistake(
      #"3:15 unicode curly quote found; use '"' instead"#,
      hint: #"replace curly quotes with '"'"#,
      spec: """
        feature: A
        state:
          n: String = “a”
        actions: {go: }
        """),
  ]
}

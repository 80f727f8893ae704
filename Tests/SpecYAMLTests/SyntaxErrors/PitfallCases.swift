/// Values that YAML reads differently from Swift: each error shows the line with quotes.
///
/// Each case is a file, in which `⇥` represents a tab, and its errors: the place, the message, the hint and related
/// places.
let trapCases = firstCharacterCases + tornValueCases + commentCases

/// Comments, and double quotes around Swift that contains double quotes.
private let commentCases: [DiagnosticCase] = DiagnosticCase.list(
  #"""
  ## Comments inside a value.

  a: f("x #1")
  ✗ 1:9-13 ' #' begins a comment in YAML, so the rest of the value would be lost
  → a: 'f("x #1")'

  a: state.x = #line
  ✗ 1:14-19 ' #' begins a comment in YAML, so the rest of the value would be lost
  → a: 'state.x = #line'

  a: f(b #selector(c))
  ✗ 1:8-21 ' #' begins a comment in YAML, so the rest of the value would be lost
  → a: 'f(b #selector(c))'

  x: {a: f("x #1")}
  ✗ 1:13-18 ' #' begins a comment in YAML, so the rest of the value would be lost
  → x: {a: 'f("x #1")'}

  a: [f("x #1"), y]
  ✗ 1:10-18 ' #' begins a comment in YAML, so the rest of the value would be lost
  → a: '[f("x #1"), y]'

  ## A value that begins with '#'.

  check: #available(iOS 17, *)
  ✗ 1:8-29 '#' begins a comment in YAML, so the value would be lost
  → check: '#available(iOS 17, *)'

  check: #available(iOS 17, *) # why
  ✗ 1:8-29 '#' begins a comment in YAML, so the value would be lost
  → check: '#available(iOS 17, *)' # why

  a:
    do: #if DEBUG
    b: c
  ✗ 2:7-16 '#' begins a comment in YAML, so the value would be lost
  → do: '#if DEBUG'

  {do: #selector(go)}
  ✗ 1:6-19 '#' begins a comment in YAML, so the value would be lost
  → {do: '#selector(go)'}

  a: {do: #selector(go), b: c}
  d: e
  ✗ 1:9-22 '#' begins a comment in YAML, so the value would be lost
  → a: {do: '#selector(go)', b: c}

  a: {
    do: #selector(go)
  }
  ✗ 2:7-20 '#' begins a comment in YAML, so the value would be lost
  → do: '#selector(go)'

  - #selector(go)
  - a
  ✗ 1:3-16 '#' begins a comment in YAML, so the value would be lost
  → - '#selector(go)'

  a: [ #selector(go), b]
  c: d
  ✗ 1:6-22 '#' begins a comment in YAML, so the value would be lost
  → a: '[ #selector(go), b]'

  a: [b, #selector(go)]
  ✗ 1:8-21 '#' begins a comment in YAML, so the value would be lost
  → a: '[b, #selector(go)]'

  do: #if DEBUG
    a = b
  ✗ 1:5-14 '#' begins a comment in YAML, so the value would be lost
  → write Swift of several lines after '|', as in 'do: |' with '#if DEBUG' on the line below, or a comment with a space after its '#'

  a: #b
  c: #d
  ✗ 1:4-6 '#' begins a comment in YAML, so the value would be lost
  → a: '#b'
  ✗ 2:4-6 '#' begins a comment in YAML, so the value would be lost
  → c: '#d'

  ## Double quotes around Swift that has some itself.

  other: "String = ""
  ✗ 1:19-20 '"' follows the closing quote, which ends a value in YAML
  → other: 'String = ""'

  a: b
  other: "String = ""
  c: "d"
  ✗ 2:19-20 '"' follows the closing quote, which ends a value in YAML
  → other: 'String = ""'

  other: "String = """
  ✗ 1:19-21 '""' follows the closing quote, which ends a value in YAML
  → other: 'String = ""'

  other: "String = "a""
  ✗ 1:19-22 'a""' follows the closing quote, which ends a value in YAML
  → other: 'String = "a"'

  a: "b" + ""
  ✗ 1:8-12 '+ ""' follows the closing quote, which ends a value in YAML
  → a: '"b" + ""'

  a: {b: f(
    c, d
  )}
  ✗ 1:8-3:2 'f(c, d)' would be split: its commas end a value in YAML
  → a: {b: 'f(c, d)'}
  """#)

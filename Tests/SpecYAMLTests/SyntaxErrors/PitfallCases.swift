/// Values that YAML reads as something else than Swift: each error shows the line with quotes.
///
/// Each case is a file, `⇥` standing for a tab, then its errors: the place, the message, the hint and related places.
let trapCases: [DiagnosticCase] = DiagnosticCase.list(
  #"""
  ## Tags.

  guard: !state.isSaving
  ✗ 1:8-23 '!state.isSaving' is a YAML tag, so the value would be lost
  → guard: '!state.isSaving'

  guard: !state.isSaving && state.isValid
  ✗ 1:8-23 '!state.isSaving' is a YAML tag, so it would be lost
  → guard: '!state.isSaving && state.isValid'

  guard: !isEmpty(a: b, c: d)
  ✗ 1:8-19 '!isEmpty(a:' is a YAML tag, so it would be lost
  → guard: '!isEmpty(a: b, c: d)'

  guard: !f(a, b)
  ✗ 1:8-13 '!f(a,' is a YAML tag, so it would be lost
  → guard: '!f(a, b)'

  guard: !(a || b) # why
  ✗ 1:8-11 '!(a' is a YAML tag, so it would be lost
  → guard: '!(a || b)' # why

  guard: !names["it's"]
  ✗ 1:8-22 '!names["it's"]' is a YAML tag, so the value would be lost
  → guard: '!names["it''s"]'

  x: ! a
  ✗ 1:4-5 '!' is a YAML tag, so it would be lost
  → x: '! a'

  - if: !a
    do: b
  ✗ 1:7-9 '!a' is a YAML tag, so the value would be lost
  → - if: '!a'

  x: {if: !a, do: b}
  ✗ 1:9-11 '!a' is a YAML tag, so the value would be lost
  → x: {if: '!a', do: b}

  x: {if: !a.b(c, d), do: b}
  ✗ 1:9-15 '!a.b(c' is a YAML tag, so the value would be lost
  → x: {if: '!a.b(c, d)', do: b}

  x: {if: !f(c, d), do: g(h, i)}
  ✗ 1:9-13 '!f(c' is a YAML tag, so the value would be lost
  → x: {if: '!f(c, d)', do: 'g(h, i)'}
  ✗ 1:23-30 the commas inside 'g(h, i)' end a value in YAML, so it would be torn apart
  → x: {if: '!f(c, d)', do: 'g(h, i)'}

  x: [!a, b]
  ✗ 1:5-7 '!a' is a YAML tag, so the value would be lost
  → x: '[!a, b]'

  x: {y: [!a, b]}
  ✗ 1:9-11 '!a' is a YAML tag, so the value would be lost
  → x: {y: '[!a, b]'}

  x: {
    a: !b,
    c: d
  }
  ✗ 2:6-8 '!b' is a YAML tag, so the value would be lost
  → a: '!b',

  a: !!str b
  ✗ 1:4-9 '!!str' is a YAML tag, so it would be lost
  → delete '!!str': specs have no tags, anchors or aliases

  a: !foo
    b: c
  ✗ 1:4-8 '!foo' is a YAML tag, so it would be lost
  → delete '!foo': specs have no tags, anchors or aliases

  a: !foo |
    b
  ✗ 1:4-8 '!foo' is a YAML tag, so it would be lost
  → delete '!foo': specs have no tags, anchors or aliases

  !a: b
  ✗ 1:1-4 '!a:' is a YAML tag, so it would be lost
  → '!a: b'

  a:
    - !b: c
      d: e
  ✗ 2:5-8 '!b:' is a YAML tag, so it would be lost
  → - '!b: c'

  ## Anchors, aliases and merge keys.

  a: &x y
  ✗ 1:4-6 '&x' is a YAML anchor, so it would be lost
  → a: '&x y'

  a: & x
  ✗ 1:4-5 '&' is a YAML anchor, so it would be lost
  → a: '& x'

  a: &&x
  ✗ 1:4-7 '&&x' is a YAML anchor, so it would be lost
  → a: '&&x'

  a: && x
  ✗ 1:4-6 '&&' is a YAML anchor, so it would be lost
  → a: '&& x'

  a: &base
    x: y
  b:
    <<: *base
  ✗ 1:4-9 '&base' is a YAML anchor, so it would be lost
  → delete '&base': specs have no tags, anchors or aliases
  ✗ 4:3-5 '<<' is a YAML merge key, which specs do not have
  → write the keys out: specs have no anchors, aliases or merge keys

  a: *p
  ✗ 1:4-6 '*p' is a YAML alias, which specs do not have
  → a: '*p'

  a: * 2
  ✗ 1:4-5 '*' is a YAML alias, which specs do not have
  → a: '* 2'

  - *p
  - b
  ✗ 1:3-5 '*p' is a YAML alias, which specs do not have
  → - '*p'

  x: {b: *q}
  ✗ 1:8-10 '*q' is a YAML alias, which specs do not have
  → x: {b: '*q'}

  x: {b: &c d}
  ✗ 1:8-10 '&c' is a YAML anchor, so it would be lost
  → x: {b: '&c d'}

  <<: [*a, *b]
  ✗ 1:1-3 '<<' is a YAML merge key, which specs do not have
  → write the keys out: specs have no anchors, aliases or merge keys

  ## Characters that cannot begin a value.

  a: > 5
  ✗ 1:4-5 '>' begins a text on the lines below in YAML, so nothing may follow it here
  → a: '> 5'

  a: || b
  ✗ 1:4-5 '|' begins a text on the lines below in YAML, so nothing may follow it here
  → a: '|| b'

  a: |b
    c
  ✗ 1:4-5 '|' begins a text on the lines below in YAML, so nothing may follow it here
  → a: '|b'

  a: % 2
  ✗ 1:4-5 a value cannot begin with '%' in YAML
  → a: '% 2'

  a: @x
  ✗ 1:4-5 a value cannot begin with '@' in YAML
  → a: '@x'

  a: `default`
  ✗ 1:4-5 a value cannot begin with '`' in YAML
  → a: '`default`'

  x: {a: @b}
  ✗ 1:8-9 a value cannot begin with '@' in YAML
  → x: {a: '@b'}

  a: ]
  ✗ 1:4-5 a value cannot begin with ']' in YAML
  → a: ']'

  a: , b
  ✗ 1:4-5 a value cannot begin with ',' in YAML
  → a: ', b'

  a: ? b
  ✗ 1:4-5 a value cannot begin with '? ' in YAML
  → a: '? b'

  a: - b
  ✗ 1:4-5 a list cannot begin on the line of its key
  → put each '- ' on a line of its own, or Swift in single quotes

  @a: b
  ✗ 1:1-2 a key cannot begin with '@' in YAML
  → '@a': b

  *a: b
  ✗ 1:1-3 '*a' is a YAML alias, which specs do not have
  → '*a: b'

  ## Text behind quotes and brackets.

  a: "a" + b
  ✗ 1:8-11 '+ b' stands behind the closing quote, where a value ends in YAML
  → a: '"a" + b'

  a: "a" + b
  c: d
  ✗ 1:8-11 '+ b' stands behind the closing quote, where a value ends in YAML
  → a: '"a" + b'

  x:
    a: "b" + "c: d"
  ✗ 2:10-18 '+ "c: d"' stands behind the closing quote, where a value ends in YAML
  → a: '"b" + "c: d"'

  - "a" + b
  - c
  ✗ 1:7-10 '+ b' stands behind the closing quote, where a value ends in YAML
  → - '"a" + b'

  a: 'b' + c
  ✗ 1:8-11 '+ c' stands behind the closing quote, where a value ends in YAML
  → a: 'b + c'

  a: 'it's'
  ✗ 1:8-10 's'' stands behind the closing quote, where a value ends in YAML
  → a: 'it''s'

  a: [1, 2].count
  ✗ 1:10-16 '.count' stands behind the closing bracket, where a value ends in YAML
  → a: '[1, 2].count'

  a: [1, 2].count
  b: c
  ✗ 1:10-16 '.count' stands behind the closing bracket, where a value ends in YAML
  → a: '[1, 2].count'

  a: [x: y].count # z
  ✗ 1:10-16 '.count' stands behind the closing bracket, where a value ends in YAML
  → a: '[x: y].count' # z

  a: {x in y}()
  ✗ 1:12-14 '()' stands behind the closing bracket, where a value ends in YAML
  → a: '{x in y}()'

  x: {a: [1, 2].count}
  ✗ 1:14-20 '.count' stands behind the closing bracket, where a value ends in YAML
  → x: {a: '[1, 2].count'}

  x: {a: "b" + c}
  ✗ 1:12-15 '+ c' stands behind the closing quote, where a value ends in YAML
  → x: {a: '"b" + c'}

  x: ["a" + b]
  ✗ 1:9-12 '+ b' stands behind the closing quote, where a value ends in YAML
  → x: '["a" + b]'

  ## A colon inside a value.

  do: state.text = f(a: 1)
  ✗ 1:21-22 ': ' ends a key in YAML, so this value cannot be read as one text
  → do: 'state.text = f(a: 1)'

  date: Date(timeIntervalSince1970: 5)
  ✗ 1:33-34 ': ' ends a key in YAML, so this value cannot be read as one text
  → date: 'Date(timeIntervalSince1970: 5)'

  expect: {goal: Date(timeIntervalSince1970: 5)}
  ✗ 1:42-43 ': ' ends a key in YAML, so this value cannot be read as one text
  → expect: {goal: 'Date(timeIntervalSince1970: 5)'}

  expect: {goal: Date(timeIntervalSince1970: 5), b: c}
  ✗ 1:42-43 ': ' ends a key in YAML, so this value cannot be read as one text
  → expect: {goal: 'Date(timeIntervalSince1970: 5)', b: c}

  x: {a: b, c: {d: e ? f : g}}
  ✗ 1:24-25 ': ' ends a key in YAML, so this value cannot be read as one text
  → x: {a: b, c: {d: 'e ? f : g'}}

  do: a ? b : c
  ✗ 1:11-12 ': ' ends a key in YAML, so this value cannot be read as one text
  → do: 'a ? b : c'

  a: b: c
  ✗ 1:5-6 ': ' ends a key in YAML, so this value cannot be read as one text
  → a: 'b: c'

  - setCount(value: 1)
  ✗ 1:3-21 the ': ' inside 'setCount(value: 1)' ends a key in YAML, so it would be torn apart
  → - 'setCount(value: 1)'

  - send: setCount(value: 1)
  ✗ 1:23-24 ': ' ends a key in YAML, so this value cannot be read as one text
  → - send: 'setCount(value: 1)'

  do:
    state.text = f(a: 1)
  ✗ 2:3-23 the ': ' inside 'state.text = f(a: 1)' ends a key in YAML, so it would be torn apart
  → 'state.text = f(a: 1)'

  x: {
    a: f(x: y),
    c: d
  }
  ✗ 2:9-10 ': ' ends a key in YAML, so this value cannot be read as one text
  → a: 'f(x: y)',

  títul: 'a'
  valör: f(é: 1)
  ✗ 2:11-12 ': ' ends a key in YAML, so this value cannot be read as one text
  → valör: 'f(é: 1)'

  ## Commas inside a value.

  x: {a: f(b, c)}
  ✗ 1:8-15 the commas inside 'f(b, c)' end a value in YAML, so it would be torn apart
  → x: {a: 'f(b, c)'}

  x: {a: f(b, c), d: g(e, f)}
  ✗ 1:8-15 the commas inside 'f(b, c)' end a value in YAML, so it would be torn apart
  → x: {a: 'f(b, c)', d: 'g(e, f)'}
  ✗ 1:20-27 the commas inside 'g(e, f)' end a value in YAML, so it would be torn apart
  → x: {a: 'f(b, c)', d: 'g(e, f)'}

  x: {a: f(b, c: d)}
  ✗ 1:8-18 the commas inside 'f(b, c: d)' end a value in YAML, so it would be torn apart
  → x: {a: 'f(b, c: d)'}

  x: {a: f(b, c, d), e: h}
  ✗ 1:8-18 the commas inside 'f(b, c, d)' end a value in YAML, so it would be torn apart
  → x: {a: 'f(b, c, d)', e: h}

  with: {_ result: Result<String, URLError>}
  ✗ 1:18-42 the commas inside 'Result<String, URLError>' end a value in YAML, so it would be torn apart
  → with: {_ result: 'Result<String, URLError>'}

  x: {a: (Int, String) -> Void}
  ✗ 1:8-29 the commas inside '(Int, String) -> Void' end a value in YAML, so it would be torn apart
  → x: {a: '(Int, String) -> Void'}

  x: {a: f("b, c")}
  ✗ 1:8-17 the commas inside 'f("b, c")' end a value in YAML, so it would be torn apart
  → x: {a: 'f("b, c")'}

  x: {a: Dictionary<String, [Int]>}
  ✗ 1:8-33 'Dictionary<String, [Int]>' cannot stand between YAML's braces and brackets without quotes
  → x: {a: 'Dictionary<String, [Int]>'}

  x: {a: f(b, [c])}
  ✗ 1:8-17 'f(b, [c])' cannot stand between YAML's braces and brackets without quotes
  → x: {a: 'f(b, [c])'}

  x: {a: list[0]}
  ✗ 1:8-15 'list[0]' cannot stand between YAML's braces and brackets without quotes
  → x: {a: 'list[0]'}

  x: {f(a, b), c}
  ✗ 1:5-12 the commas inside 'f(a, b)' end a value in YAML, so it would be torn apart
  → x: {'f(a, b)', c}

  x: {a: b, c)}
  ✗ 1:11-13 'c)' looks like the rest of a value that a comma has torn apart
  → put the whole value in single quotes

  x: {a: f(b:c, d:e)}
  ✗ 1:8-19 the commas inside 'f(b:c, d:e)' end a value in YAML, so it would be torn apart
  → x: {a: 'f(b:c, d:e)'}

  {x: {a: f(b, c)}}
  ✗ 1:9-16 the commas inside 'f(b, c)' end a value in YAML, so it would be torn apart
  → {x: {a: 'f(b, c)'}}

  - {a: f(b, c)}
  ✗ 1:7-14 the commas inside 'f(b, c)' end a value in YAML, so it would be torn apart
  → - {a: 'f(b, c)'}

  x: {a: f(b:[1])}
  ✗ 1:8-16 'f(b:[1])' cannot stand between YAML's braces and brackets without quotes
  → x: {a: 'f(b:[1])'}

  a: {{x}}
  ✗ 1:5-8 a key must be a text, and this is a mapping
  → a: '{{x}}'

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
  → Swift of several lines stands behind '|', as in 'do: |' with '#if DEBUG' on the line below; a comment has a space behind its '#'

  a: #b
  c: #d
  ✗ 1:4-6 '#' begins a comment in YAML, so the value would be lost
  → a: '#b'
  ✗ 2:4-6 '#' begins a comment in YAML, so the value would be lost
  → c: '#d'

  ## Double quotes around Swift that has some itself.

  other: "String = ""
  ✗ 1:19-20 '"' stands behind the closing quote, where a value ends in YAML
  → other: 'String = ""'

  a: b
  other: "String = ""
  c: "d"
  ✗ 2:19-20 '"' stands behind the closing quote, where a value ends in YAML
  → other: 'String = ""'

  other: "String = """
  ✗ 1:19-21 '""' stands behind the closing quote, where a value ends in YAML
  → other: 'String = ""'

  other: "String = "a""
  ✗ 1:19-22 'a""' stands behind the closing quote, where a value ends in YAML
  → other: 'String = "a"'

  a: "b" + ""
  ✗ 1:8-12 '+ ""' stands behind the closing quote, where a value ends in YAML
  → a: '"b" + ""'

  a: {b: f(
    c, d
  )}
  ✗ 1:8-3:2 the commas inside 'f(c, d)' end a value in YAML, so it would be torn apart
  → a: {b: 'f(c, d)'}
  """#)

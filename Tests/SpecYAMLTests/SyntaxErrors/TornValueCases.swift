/// Values that YAML ends although the Swift continues, in the form of `trapCases`.
let tornValueCases: [DiagnosticCase] = DiagnosticCase.list(
  #"""
  ## Text after quotes and brackets.

  a: "a" + b
  ✗ 1:8-11 '+ b' follows the closing quote, which ends a value in YAML
  → a: '"a" + b'

  a: "a" + b
  c: d
  ✗ 1:8-11 '+ b' follows the closing quote, which ends a value in YAML
  → a: '"a" + b'

  x:
    a: "b" + "c: d"
  ✗ 2:10-18 '+ "c: d"' follows the closing quote, which ends a value in YAML
  → a: '"b" + "c: d"'

  - "a" + b
  - c
  ✗ 1:7-10 '+ b' follows the closing quote, which ends a value in YAML
  → - '"a" + b'

  a: 'b' + c
  ✗ 1:8-11 '+ c' follows the closing quote, which ends a value in YAML
  → a: 'b + c'

  a: 'it's'
  ✗ 1:8-10 's'' follows the closing quote, which ends a value in YAML
  → a: 'it''s'

  a: [1, 2].count
  ✗ 1:10-16 '.count' follows the closing bracket, which ends a value in YAML
  → a: '[1, 2].count'

  a: [1, 2].count
  b: c
  ✗ 1:10-16 '.count' follows the closing bracket, which ends a value in YAML
  → a: '[1, 2].count'

  a: [x: y].count # z
  ✗ 1:10-16 '.count' follows the closing bracket, which ends a value in YAML
  → a: '[x: y].count' # z

  a: {x in y}()
  ✗ 1:12-14 '()' follows the closing bracket, which ends a value in YAML
  → a: '{x in y}()'

  x: {a: [1, 2].count}
  ✗ 1:14-20 '.count' follows the closing bracket, which ends a value in YAML
  → x: {a: '[1, 2].count'}

  x: {a: "b" + c}
  ✗ 1:12-15 '+ c' follows the closing quote, which ends a value in YAML
  → x: {a: '"b" + c'}

  x: ["a" + b]
  ✗ 1:9-12 '+ b' follows the closing quote, which ends a value in YAML
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
  ✗ 1:3-21 'setCount(value: 1)' would be split: its ': ' ends a key in YAML
  → - 'setCount(value: 1)'

  - send: setCount(value: 1)
  ✗ 1:23-24 ': ' ends a key in YAML, so this value cannot be read as one text
  → - send: 'setCount(value: 1)'

  do:
    state.text = f(a: 1)
  ✗ 2:3-23 'state.text = f(a: 1)' would be split: its ': ' ends a key in YAML
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
  ✗ 1:8-15 'f(b, c)' would be split: its commas end a value in YAML
  → x: {a: 'f(b, c)'}

  x: {a: f(b, c), d: g(e, f)}
  ✗ 1:8-15 'f(b, c)' would be split: its commas end a value in YAML
  → x: {a: 'f(b, c)', d: 'g(e, f)'}
  ✗ 1:20-27 'g(e, f)' would be split: its commas end a value in YAML
  → x: {a: 'f(b, c)', d: 'g(e, f)'}

  x: {a: f(b, c: d)}
  ✗ 1:8-18 'f(b, c: d)' would be split: its commas end a value in YAML
  → x: {a: 'f(b, c: d)'}

  x: {a: f(b, c, d), e: h}
  ✗ 1:8-18 'f(b, c, d)' would be split: its commas end a value in YAML
  → x: {a: 'f(b, c, d)', e: h}

  with: {_ result: Result<String, URLError>}
  ✗ 1:18-42 'Result<String, URLError>' would be split: its commas end a value in YAML
  → with: {_ result: 'Result<String, URLError>'}

  x: {a: (Int, String) -> Void}
  ✗ 1:8-29 '(Int, String) -> Void' would be split: its commas end a value in YAML
  → x: {a: '(Int, String) -> Void'}

  x: {a: f("b, c")}
  ✗ 1:8-17 'f("b, c")' would be split: its commas end a value in YAML
  → x: {a: 'f("b, c")'}

  x: {a: Dictionary<String, [Int]>}
  ✗ 1:8-33 'Dictionary<String, [Int]>' needs quotes between YAML's braces and brackets
  → x: {a: 'Dictionary<String, [Int]>'}

  x: {a: f(b, [c])}
  ✗ 1:8-17 'f(b, [c])' needs quotes between YAML's braces and brackets
  → x: {a: 'f(b, [c])'}

  x: {a: list[0]}
  ✗ 1:8-15 'list[0]' needs quotes between YAML's braces and brackets
  → x: {a: 'list[0]'}

  x: {f(a, b), c}
  ✗ 1:5-12 'f(a, b)' would be split: its commas end a value in YAML
  → x: {'f(a, b)', c}

  x: {a: b, c)}
  ✗ 1:11-13 'c)' looks like the rest of a value that a comma has split
  → put the whole value in single quotes

  x: {a: f(b:c, d:e)}
  ✗ 1:8-19 'f(b:c, d:e)' would be split: its commas end a value in YAML
  → x: {a: 'f(b:c, d:e)'}

  {x: {a: f(b, c)}}
  ✗ 1:9-16 'f(b, c)' would be split: its commas end a value in YAML
  → {x: {a: 'f(b, c)'}}

  - {a: f(b, c)}
  ✗ 1:7-14 'f(b, c)' would be split: its commas end a value in YAML
  → - {a: 'f(b, c)'}

  x: {a: f(b:[1])}
  ✗ 1:8-16 'f(b:[1])' needs quotes between YAML's braces and brackets
  → x: {a: 'f(b:[1])'}

  a: {{x}}
  ✗ 1:5-8 a key must be a text, not a mapping
  → a: '{{x}}'
  """#)

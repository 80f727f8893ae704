/// What YAML cannot read: one error each, at the place that helps.
///
/// Each case is a file, `⇥` standing for a tab and `⍽` for a no-break space, then its errors: the place, the message,
/// the hint and related places.
let syntaxErrorCases: [DiagnosticCase] = DiagnosticCase.list(
  #"""
  ## Quotes.

  a: 'x
  b: c
  ✗ 1:4-5 the quote ' that opens here is never closed
  → close it: a: 'x'

  a: 'x
  b: 'y'
  ✗ 1:4-5 the quote ' that opens here is never closed
  → close it: a: 'x'

  a: 'x
  b: 'y'
  c: 'z'
  ✗ 1:4-5 the quote ' that opens here is never closed
  → close it: a: 'x'

  a: "x
  b: d
  c: "z"
  ✗ 1:4-5 the quote " that opens here is never closed
  → close it: a: "x"

  a: "x
  ✗ 1:4-5 the quote " that opens here is never closed
  → close it: a: "x"

  x: {t: 'Save}
  y: 1
  ✗ 1:8-9 the quote ' that opens here is never closed
  → close it: x: {t: 'Save'}

  x: {t: ["Save]}
  y: 1
  ✗ 1:9-10 the quote " that opens here is never closed
  → close it: x: {t: ["Save"]}

  - 'abc
  - 'def'
  ✗ 1:3-4 the quote ' that opens here is never closed
  → close it: - 'abc'

  'a: b
  ✗ 1:1-2 the quote ' that opens here is never closed
  → close it: 'a: b'

  a: 'x
  ---
  ✗ 1:4-5 the quote ' that opens here is never closed
  → close it: a: 'x'

  a: 'x
  b: "\(c)"
  ✗ 1:4-5 the quote ' that opens here is never closed
  → close it: a: 'x'
  ✗ 2:5-6 YAML knows no '\(' in double quotes
  → use single quotes: b: '\(c)', or for a Swift string '"\(c)"'

  a: "E \(code)"
  ✗ 1:7-8 YAML knows no '\(' in double quotes
  → use single quotes: a: 'E \(code)', or for a Swift string '"E \(code)"'

  a: "x
  b: '\(c)'
  ✗ 1:4-5 the quote " that opens here is never closed
  → close it: a: "x"

  a: "\xZZ"
  ✗ 1:5-6 '\x' names no character: \x, \u and \U take 2, 4 and 8 hexadecimal digits
  → use single quotes: a: '\xZZ', or for a Swift string '"\xZZ"'

  a: "one
    two \(x)"
  ✗ 2:7-8 YAML knows no '\(' in double quotes
  → write \\ for a backslash, or use single quotes

  text: "String = \"\(count)\""
  ✗ 1:19-20 YAML knows no '\(' in double quotes
  → use single quotes: text: 'String = "\(count)"', or for a Swift string '"String = \"\(count)\""'

  a: "b \\n \(c) \d"
  ✗ 1:11-12 YAML knows no '\(' in double quotes
  → use single quotes: a: 'b \n \(c) \d', or for a Swift string '"b \\n \(c) \d"'

  ## Brackets.

  a: [b, c
  ✗ 1:4-5 the '[' that opens here is never closed
  → close it: a: [b, c]

  a: [b, c
  d: e
  f: [x]
  ✗ 1:4-5 the '[' that opens here is never closed
  → close it: a: [b, c]

  a: {b: c
  d: e
  ✗ 1:4-5 the '{' that opens here is never closed
  → close it: a: {b: c}

  a: {b: [1, 2}
  c: d
  ✗ 1:8-9 the '[' that opens here is never closed
  → close it: a: {b: [1, 2]}

  a: [1, 2)
  ✗ 1:4-5 the '[' that opens here is never closed
  → close it: a: [1, 2]

  a: [{b]
  c: d
  ✗ 1:5-6 the '{' that opens here is never closed
  → close it: a: [{b}]

  a: {b: c]d, e: f}
  ✗ 1:9-10 ']' closes nothing here
  → delete it, or put Swift with brackets in single quotes

  a: [
  ✗ 1:4-5 the '[' that opens here is never closed
  → close it with ']'

  a: [b, , c]
  ✗ 1:8-9 ',' is not expected here in a list
  → values are separated by single commas, and ']' ends the list

  a: [b c: d: e]
  ✗ 1:11-12 ':' is not expected here in a list
  → values are separated by single commas, and ']' ends the list

  a: {b: [c]d: e}
  ✗ 1:11-15 'd: e' stands behind the closing bracket, where a value ends in YAML
  → a: {b: '[c]d: e'}

  x: {
    a: b
    c: d
  }
  ✗ 3:3-4 a comma is missing before 'c'
  → between braces and brackets, values are separated by commas

  a: [b:]
  ✗ 1:6-7 ':' is not expected here in a list
  → a colon that ends a key has a space behind it

  a: b
  ]
  ✗ 2:1-2 ']' closes nothing
  → delete it, or write Swift of several lines behind '|'

  [a]: b
  ✗ 1:1-4 a key must be a text, and this is a list
  → '[a]': b

  a: {[b]: c, d: e}
  ✗ 1:5-8 a key must be a text, and this is a list
  → a: '{[b]: c, d: e}'

  ? [a]
  : b
  ✗ 1:3-6 a key must be a text, and this is a list
  → a key is written 'name:'; Swift goes in single quotes

  é: b
  t: {{#}}
  ✗ 3:1-1 a comma or '}' is missing before this
  → separate values by commas; Swift with brackets or commas goes in single quotes

  {{x}}: y
  ✗ 1:2-5 a key must be a text, and this is a mapping
  → '{{x}}': y

  : a
  ✗ 1:1-2 the key in front of this colon is missing
  → a line of a mapping is written 'key: value', as in 'key: a'

  do:
    : state.count += 1
  ✗ 2:3-4 the key in front of this colon is missing
  → a line of a mapping is written 'key: value', as in 'key: state.count += 1'

  do:
    a: b
    : state.count += 1
    c: d
  ✗ 3:3-4 the key in front of this colon is missing
  → a line of a mapping is written 'key: value', as in 'key: state.count += 1'

  a: b
    : c
  ✗ 2:3-4 the key in front of this colon is missing
  → a line of a mapping is written 'key: value', as in 'key: c'

  - : a
  ✗ 1:3-4 the key in front of this colon is missing
  → a line of a mapping is written 'key: value', as in '- key: a'

  a: {: b}
  ✗ 1:5-6 the key in front of this colon is missing
  → a member of a mapping is written 'key: value'

  a: {b: c, : d}
  ✗ 1:11-12 the key in front of this colon is missing
  → a member of a mapping is written 'key: value'

  ## Indentation.

  a:
  ⇥b: c
  ✗ 2:1-2 a tab indents this line
  → indent with spaces, two for each level: YAML has no tabs there

  a:
    b: c
  ⇥d: e
  ✗ 3:1-2 a tab indents this line
  → indent with spaces, two for each level: YAML has no tabs there

  ⇥a: b
  ✗ 1:1-2 a tab indents this line
  → indent with spaces, two for each level: YAML has no tabs there

  a: |
  ⇥b
  ✗ 2:1-2 a tab indents this line
  → indent with spaces, two for each level: YAML has no tabs there

  a: b
   ⇥c: d
  ✗ 2:2-3 a tab indents this line
  → indent with spaces, two for each level: YAML has no tabs there

  - ⇥a
  ✗ 1:3-4 a tab stands where YAML wants a space
  → write a space instead

  a: b
     c: d
  ✗ 2:4-5 'c' is indented as if it belonged to the value of 'a'
  → indent it like 'a', or let that have no value of its own

  a: 'b'
     c: d
  ✗ 2:4-5 'c' is indented by 3, like no line it could belong to
  → do not indent it

  a:
      b: 1
    c: 2
  ✗ 3:3-4 'c' is indented by 2, like no line it could belong to
  → indent it by 0 or 4 spaces

  when:
    - if: a
     do: b
  ✗ 3:4-6 'do' is indented by 3, like no line it could belong to
  → indent it by 2 or 4 spaces

    a: b
  c: d
  ✗ 2:1-5 the spec ends before this line
  → every line of a spec belongs to one mapping whose keys begin in the same column

  ## No-break spaces, written '⍽' here.

  state:
  ⍽⍽count: Int = 0
  ✗ 2:1-3 this line is indented with no-break spaces (U+00A0)
  → indent with spaces, two for each level

  state:
    a: b
   ⍽c: d
  ⍽⍽e: f
  ⍽ g: h
  ✗ 3:1-3 this line is indented with no-break spaces (U+00A0)
  → indent with spaces, two for each level; so are 2 more lines below

  do: |
    a
  ⍽⍽b
  c: d
  ✗ 3:1-3 this line is indented with no-break spaces (U+00A0)
  → indent with spaces, two for each level

  a:
    - b
  ⍽⍽- c
  ⍽⍽- d
  ✗ 3:1-3 this line is indented with no-break spaces (U+00A0)
  → indent with spaces, two for each level; so is one more line below

  ## Colons and dashes.

  foo
  bar: x
  ✗ 1:1-4 'foo' has no colon behind it
  → a key is written 'foo:'

  feature: X
  foo
  bar: x
  ✗ 2:1-4 'foo' has no colon behind it
  → a key is written 'foo:'

  feature: X
  foo:x
  bar: x
  ✗ 2:1-4 the key 'foo' has no space behind its colon
  → foo: x

  state:
    count Int = 0
    a: b
  ✗ 2:3-8 the key 'count' has no colon behind it
  → count: Int = 0

  state:
    a: b
    count Int = 0 # why
  ✗ 3:3-8 the key 'count' has no colon behind it
  → count: Int = 0 # why

  state:
    a: b
    items [Int] = []
  ✗ 3:3-8 the key 'items' has no colon behind it
  → items: '[Int] = []'

  state:
    a: b
    count:Int = 0
  ✗ 3:3-8 the key 'count' has no space behind its colon
  → count: Int = 0

  do: |
  return Foo()
  b: c
  ✗ 2:1-13 'return Foo()' has no colon behind it
  → Swift of several lines stands behind '|' and is indented deeper than its key

  given {goal: 13 * 3600}
  ✗ 1:1-6 the key 'given' has no colon behind it
  → given: {goal: 13 * 3600}

  a:
    date 'Date(b: 1)'
    c: d
  ✗ 2:3-7 the key 'date' has no colon behind it
  → date: 'Date(b: 1)'

  date:'Date(b: 1)'
  ✗ 1:1-5 the key 'date' has no space behind its colon
  → date: 'Date(b: 1)'

  do: |
  a = f()
  b: c
  ✗ 2:1-8 'a = f()' has no colon behind it
  → Swift of several lines stands behind '|' and is indented deeper than its key

  actions:
    increment
    decrement: x
  ✗ 2:3-12 'increment' has no colon behind it
  → a key is written 'increment:'

  steps:
    - send: a
    expect: b
  ✗ 3:3-9 'expect' stands in a list, where every entry begins with '- '
  → put '- ' before it, or indent it by two more spaces to add it to the entry above

  s:
    a: b
    - c
  ✗ 3:3-4 a list's entry stands here among the keys of a mapping
  → put it below the key whose list it belongs to, and nothing behind that key's colon

  a: - b
     - c
  ✗ 1:4-5 a list cannot begin on the line of its key
  → put each '- ' on a line of its own, or Swift in single quotes

  ## Documents.

  a: b
  ---
  c: d
  ✗ 2:1-1 a second document begins here; a file holds one spec
  → move it into a file of its own
  · 1:1 the first one begins here

  # nothing
  ✗ 1:1-1 the file is empty
  → a spec begins with 'feature:', 'client:' or 'model:' and a name

  ---
  ✗ 1:1-1 the file is empty
  → a spec begins with 'feature:', 'client:' or 'model:' and a name

  %foo
  ---
  a: b
  ✗ 1:1-2 a line cannot begin with '%' in YAML
  → a spec needs no YAML directives; Swift goes in single quotes

  [a]
  b: c
  ✗ 2:1-5 the spec ends before this line
  → every line of a spec belongs to one mapping whose keys begin in the same column

  ## Keys that stand twice.

  a: b
  c: d
  a: e
  ✗ 3:1-2 the key 'a' stands here twice
  → rename or delete one of them
  · 1:1 the first one

  a: {b: c, "b": d}
  ✗ 1:11-14 the key 'b' stands here twice
  → rename or delete one of them
  · 1:5 the first one

  a:
    - b: c
      b: d
  ✗ 3:5-6 the key 'b' stands here twice
  → rename or delete one of them
  · 2:5 the first one

  é: 1
  é: 2
  ✗ 2:1-2 the key 'é' stands here twice
  → rename or delete one of them
  · 1:1 the first one

  ## Several problems.

  a: !b
  c: !d
  a: e
  ✗ 1:4-6 '!b' is a YAML tag, so the value would be lost
  → a: '!b'
  ✗ 2:4-6 '!d' is a YAML tag, so the value would be lost
  → c: '!d'
  ✗ 3:1-2 the key 'a' stands here twice
  → rename or delete one of them
  · 1:1 the first one

  x: {a: !b, c: d, c: e}
  y: [
  ✗ 1:8-10 '!b' is a YAML tag, so the value would be lost
  → x: {a: '!b', c: d, c: e}
  ✗ 1:18-19 the key 'c' stands here twice
  → rename or delete one of them
  · 1:12 the first one
  ✗ 2:4-5 the '[' that opens here is never closed
  → close it with ']'

  a: &b c
  d: e: f
  g: !h
  ✗ 1:4-6 '&b' is a YAML anchor, so it would be lost
  → a: '&b c'
  ✗ 2:5-6 ': ' ends a key in YAML, so this value cannot be read as one text
  → d: 'e: f'
  ✗ 3:4-6 '!h' is a YAML tag, so the value would be lost
  → g: '!h'
  """#)

/// Mistakes in indentation, colons and dashes, in the form of `syntaxErrorCases`.
let layoutCases: [DiagnosticCase] = DiagnosticCase.list(
  #"""
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
  """#)

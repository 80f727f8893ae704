/// Mistakes in indentation, colons and dashes, in the form of `syntaxErrorCases`.
let layoutCases: [DiagnosticCase] = DiagnosticCase.list(
  #"""
  ## Indentation.

  a:
  ⇥b: c
  ✗ 2:1-2 a tab indents this line
  → indent with spaces, two for each level: YAML allows no tabs there

  a:
    b: c
  ⇥d: e
  ✗ 3:1-2 a tab indents this line
  → indent with spaces, two for each level: YAML allows no tabs there

  ⇥a: b
  ✗ 1:1-2 a tab indents this line
  → indent with spaces, two for each level: YAML allows no tabs there

  a: |
  ⇥b
  ✗ 2:1-2 a tab indents this line
  → indent with spaces, two for each level: YAML allows no tabs there

  a: b
   ⇥c: d
  ✗ 2:2-3 a tab indents this line
  → indent with spaces, two for each level: YAML allows no tabs there

  - ⇥a
  ✗ 1:3-4 a tab is written where YAML requires a space
  → write a space instead

  a: b
     c: d
  ✗ 2:4-5 'c' is indented as if it belonged to the value of 'a'
  → indent it like 'a', or remove the value of that key

  a: 'b'
     c: d
  ✗ 2:4-5 'c' is indented by 3, which matches no line that it could belong to
  → do not indent it

  a:
      b: 1
    c: 2
  ✗ 3:3-4 'c' is indented by 2, which matches no line that it could belong to
  → indent it by 0 or 4 spaces

  when:
    - if: a
     do: b
  ✗ 3:4-6 'do' is indented by 3, which matches no line that it could belong to
  → indent it by 2 or 4 spaces

    a: b
  c: d
  ✗ 2:1-5 the spec ends before this line
  → begin all keys of the spec in the same column

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
  ✗ 1:1-4 'foo' has no colon after it
  → write the key as 'foo:'

  feature: X
  foo
  bar: x
  ✗ 2:1-4 'foo' has no colon after it
  → write the key as 'foo:'

  feature: X
  foo:x
  bar: x
  ✗ 2:1-4 'foo' has no space after its colon
  → foo: x

  state:
    count Int = 0
    a: b
  ✗ 2:3-8 'count' has no colon after it
  → count: Int = 0

  state:
    a: b
    count Int = 0 # why
  ✗ 3:3-8 'count' has no colon after it
  → count: Int = 0 # why

  state:
    a: b
    items [Int] = []
  ✗ 3:3-8 'items' has no colon after it
  → items: '[Int] = []'

  state:
    a: b
    count:Int = 0
  ✗ 3:3-8 'count' has no space after its colon
  → count: Int = 0

  do: |
  return Foo()
  b: c
  ✗ 2:1-13 'return Foo()' has no colon after it
  → write Swift of several lines after '|', indented deeper than its key

  given {goal: 13 * 3600}
  ✗ 1:1-6 'given' has no colon after it
  → given: {goal: 13 * 3600}

  a:
    date 'Date(b: 1)'
    c: d
  ✗ 2:3-7 'date' has no colon after it
  → date: 'Date(b: 1)'

  date:'Date(b: 1)'
  ✗ 1:1-5 'date' has no space after its colon
  → date: 'Date(b: 1)'

  do: |
  a = f()
  b: c
  ✗ 2:1-8 'a = f()' has no colon after it
  → write Swift of several lines after '|', indented deeper than its key

  actions:
    increment
    decrement: x
  ✗ 2:3-12 'increment' has no colon after it
  → write the key as 'increment:'

  steps:
    - send: a
    expect: b
  ✗ 3:3-9 'expect' is in a list, where every entry begins with '- '
  → put '- ' before it, or indent it by two more spaces to add it to the entry above

  s:
    a: b
    - c
  ✗ 3:3-4 a list's entry appears among the keys of a mapping
  → move it below the key of its list, and write nothing after that key's colon

  a: - b
     - c
  ✗ 1:4-5 a list cannot begin on the line of its key
  → put each '- ' on its own line, or Swift in single quotes
  """#)

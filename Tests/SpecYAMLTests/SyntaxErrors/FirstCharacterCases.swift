/// Values whose first character has a meaning in YAML, in the form of `trapCases`.
let firstCharacterCases: [DiagnosticCase] = DiagnosticCase.list(
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
  ✗ 1:23-30 'g(h, i)' would be split: its commas end a value in YAML
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
  → put each '- ' on its own line, or Swift in single quotes

  @a: b
  ✗ 1:1-2 a key cannot begin with '@' in YAML
  → '@a': b

  *a: b
  ✗ 1:1-3 '*a' is a YAML alias, which specs do not have
  → '*a: b'
  """#)

/// Text that YAML cannot read: each mistake causes a single error, at the place that helps.
///
/// Each case is a file, in which `⇥` represents a tab and `⍽` a no-break space, and its errors: the place, the
/// message, the hint and related places.
let syntaxErrorCases = quoteAndBracketCases + layoutCases + documentCases

/// Documents, duplicate keys, and several problems in a single file.
private let documentCases: [DiagnosticCase] = DiagnosticCase.list(
  #"""
  ## Documents.

  a: b
  ---
  c: d
  ✗ 2:1-1 a second document begins here; a file contains one spec
  → move it into its own file
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
  → put Swift in single quotes; a spec needs no YAML directives

  [a]
  b: c
  ✗ 2:1-5 the spec ends before this line
  → begin all keys of the spec in the same column

  ## Keys that stand twice.

  a: b
  c: d
  a: e
  ✗ 3:1-2 'a' appears twice in this mapping
  → rename or delete one of the two keys
  · 1:1 the first key is here

  a: {b: c, "b": d}
  ✗ 1:11-14 'b' appears twice in this mapping
  → rename or delete one of the two keys
  · 1:5 the first key is here

  a:
    - b: c
      b: d
  ✗ 3:5-6 'b' appears twice in this mapping
  → rename or delete one of the two keys
  · 2:5 the first key is here

  é: 1
  é: 2
  ✗ 2:1-2 'é' appears twice in this mapping
  → rename or delete one of the two keys
  · 1:1 the first key is here

  ## Several problems.

  a: !b
  c: !d
  a: e
  ✗ 1:4-6 '!b' is a YAML tag, so the value would be lost
  → a: '!b'
  ✗ 2:4-6 '!d' is a YAML tag, so the value would be lost
  → c: '!d'
  ✗ 3:1-2 'a' appears twice in this mapping
  → rename or delete one of the two keys
  · 1:1 the first key is here

  x: {a: !b, c: d, c: e}
  y: [
  ✗ 1:8-10 '!b' is a YAML tag, so the value would be lost
  → x: {a: '!b', c: d, c: e}
  ✗ 1:18-19 'c' appears twice in this mapping
  → rename or delete one of the two keys
  · 1:12 the first key is here
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

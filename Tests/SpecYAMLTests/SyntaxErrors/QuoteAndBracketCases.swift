/// Unclosed quotes and brackets, and closing ones without an opening one, in the form of `syntaxErrorCases`.
let quoteAndBracketCases: [DiagnosticCase] = DiagnosticCase.list(
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
  ✗ 2:5-6 '\(' is not an escape of YAML's double quotes
  → use single quotes: b: '\(c)', or for a Swift string '"\(c)"'

  a: "E \(code)"
  ✗ 1:7-8 '\(' is not an escape of YAML's double quotes
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
  ✗ 2:7-8 '\(' is not an escape of YAML's double quotes
  → write \\ for a backslash, or use single quotes

  text: "String = \"\(count)\""
  ✗ 1:19-20 '\(' is not an escape of YAML's double quotes
  → use single quotes: text: 'String = "\(count)"', or for a Swift string '"String = \"\(count)\""'

  a: "b \\n \(c) \d"
  ✗ 1:11-12 '\(' is not an escape of YAML's double quotes
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
  → separate values by single commas, and end the list with ']'

  a: [b c: d: e]
  ✗ 1:11-12 ':' is not expected here in a list
  → separate values by single commas, and end the list with ']'

  a: {b: [c]d: e}
  ✗ 1:11-15 'd: e' follows the closing bracket, which ends a value in YAML
  → a: {b: '[c]d: e'}

  x: {
    a: b
    c: d
  }
  ✗ 3:3-4 a comma is missing before 'c'
  → separate values by commas between braces and brackets

  a: [b:]
  ✗ 1:6-7 ':' is not expected here in a list
  → write a space after a colon that ends a key

  a: b
  ]
  ✗ 2:1-2 ']' closes nothing
  → delete it, or write Swift of several lines after '|'

  [a]: b
  ✗ 1:1-4 a key must be a text, not a list
  → '[a]': b

  a: {[b]: c, d: e}
  ✗ 1:5-8 a key must be a text, not a list
  → a: '{[b]: c, d: e}'

  ? [a]
  : b
  ✗ 1:3-6 a key must be a text, not a list
  → write the key as 'name:', and put Swift in single quotes

  é: b
  t: {{#}}
  ✗ 3:1-1 a comma or '}' is missing before this
  → separate values by commas, and put Swift with brackets or commas in single quotes

  {{x}}: y
  ✗ 1:2-5 a key must be a text, not a mapping
  → '{{x}}': y

  : a
  ✗ 1:1-2 the key before this colon is missing
  → write a line of a mapping as 'key: value', as in 'key: a'

  do:
    : state.count += 1
  ✗ 2:3-4 the key before this colon is missing
  → write a line of a mapping as 'key: value', as in 'key: state.count += 1'

  do:
    a: b
    : state.count += 1
    c: d
  ✗ 3:3-4 the key before this colon is missing
  → write a line of a mapping as 'key: value', as in 'key: state.count += 1'

  a: b
    : c
  ✗ 2:3-4 the key before this colon is missing
  → write a line of a mapping as 'key: value', as in 'key: c'

  - : a
  ✗ 1:3-4 the key before this colon is missing
  → write a line of a mapping as 'key: value', as in '- key: a'

  a: {: b}
  ✗ 1:5-6 the key before this colon is missing
  → write a member of a mapping as 'key: value'

  a: {b: c, : d}
  ✗ 1:11-12 the key before this colon is missing
  → write a member of a mapping as 'key: value'
  """#)

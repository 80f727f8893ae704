import SpecSwift

/// A statement with the form that applies in its place.
struct PlacedStatement {
  var statement: Statement
  /// The form, in which names that have another meaning in this place are renamed.
  var form: NormalForm
  /// The number of branches around the statement.
  var depth: Int
  /// The number of `switch` cases around the statement.
  var cases: Int

  /// Returns the statements of a branch of this statement, in which some names have another meaning.
  ///
  /// - Parameter isCase: Whether the branch is a case of a `switch`, which a `break` in it leaves.
  func inner(
    _ statements: [Statement], hiding names: [String] = [], isCase: Bool = false
  ) -> [PlacedStatement] {
    form.hiding(names).placed(statements, depth + 1, in: cases + (isCase ? 1 : 0))
  }
}

extension [PlacedStatement] {
  /// Returns the statements that follow when a statement leaves the `switch` around it.
  func afterCase(of place: PlacedStatement) -> [PlacedStatement] {
    filter { $0.cases < place.cases }
  }

  /// Returns the statements with names that have another meaning for the statements in the scope of another one.
  func hiding(_ names: [String], after other: PlacedStatement) -> [PlacedStatement] {
    guard names.contains(where: { other.form.renamed[$0] != nil }) else { return self }
    return map { place in
      guard place.depth == other.depth else { return place }
      var place = place
      place.form = place.form.hiding(names)
      return place
    }
  }
}

extension [PlacedStatement] {
  /// Returns the statements with the tokens of a call in place of a name.
  func renaming(_ name: String, _ call: String) -> [PlacedStatement] {
    map { place in
      var place = place
      place.form.renamed[name] = call
      return place
    }
  }
}

extension NormalForm {
  /// Returns statements in this form.
  func placed(_ statements: [Statement], _ depth: Int, in cases: Int) -> [PlacedStatement] {
    statements.map { PlacedStatement(statement: $0, form: self, depth: depth, cases: cases) }
  }

  /// Returns the form for a scope in which some names have another meaning.
  func hiding(_ names: [String]) -> NormalForm {
    var form = self
    for name in names { form.renamed[name] = nil }
    return form
  }

  /// Returns the tokens of a choice between cases. Cases without statements count as missing.
  func cases(of subject: [String], _ cases: [(label: [String], body: [String])]) -> [String] {
    // A pattern for all remaining cases does not match the cases for which other patterns do nothing.
    let takesRest = cases.contains {
      !$0.body.isEmpty && ["default", "_"].contains($0.label.first)
    }
    let busy = cases.filter { !$0.body.isEmpty }
    if busy.isEmpty { return [] }
    let cases = takesRest ? cases : busy
    return ["switch"] + subject + ["{"]
      + cases.flatMap { ["case"] + $0.label + [":"] + $0.body } + ["}"]
  }

  /// Returns the tokens of a statement as it is written.
  func asWritten(_ statement: Statement) -> [String] {
    let source = statement.source
    if let shown = shown(statement) { return shown }
    guard
      !renamed.isEmpty || alerts?.places.isEmpty == false
        || statement.whole.contains(where: { $0.appendedEffect != nil })
    else { return tokens(source) }
    if let appended = appended(by: statement) { return Array(appended.joined()) }
    switch statement.kind {
    case .variable(let names, _, let value): return declared(names, value, source)
    case .expression(let value):
      guard case .branching(let branching) = value.kind else { return tokens(source) }
      let blocks = branching.branches.map { branch in
        var block = WrittenBlock(interior: branch.interior, body: branch.body)
        guard let label = branch.label else { return block }
        block.label = label
        block.names = boundNames(memo.words(label.text))
        block.labelTokens =
          branching.subject == nil
          ? conditions(label).tokens : hiding(block.names).tokens(label)
        return block
      }
      return asWritten(blocks, in: source)
    case .catching(let body, let interior, let clauses):
      let caught = clauses.map { clause in
        let names = clause.names(memo)
        return WrittenBlock(
          interior: clause.interior, body: clause.body, label: clause.pattern,
          labelTokens: clause.pattern.map(hiding(names).tokens) ?? [], names: names)
      }
      return asWritten([WrittenBlock(interior: interior, body: body)] + caught, in: source)
    default: return tokens(source)
    }
  }

  /// A block of a statement.
  private struct WrittenBlock {
    /// The range between the braces.
    var interior: Range<Int>
    /// The statements.
    var body: [Statement]
    /// The condition or the pattern before the block.
    var label: SourceText?
    /// The tokens of the label.
    var labelTokens: [String] = []
    /// The names that the label declares.
    var names: [String] = []
  }

  /// Returns the tokens of a statement with blocks as it is written.
  private func asWritten(_ blocks: [WrittenBlock], in source: SourceText) -> [String] {
    var result: [String] = []
    var start = source.range.lowerBound
    for block in blocks {
      if let label = block.label {
        result += tokens(between: start, label.range.lowerBound) + block.labelTokens
        start = label.range.upperBound
      }
      result += tokens(between: start, block.interior.lowerBound)
      var form = hiding(block.names)
      for statement in block.body {
        result += form.asWritten(statement)
        form = form.hiding(statement.declaredNames)
      }
      start = block.interior.upperBound
    }
    return result + tokens(between: start, source.range.upperBound)
  }

  /// Returns the tokens of the effects that a statement adds to a list, one after the other; nil for other statements.
  func appended(by statement: Statement) -> [[String]]? {
    statement.appendedEffect.map { value in
      merged(value).map { ["effects", ".", "append", "("] + $0 + [")"] }
    }
  }

  private func tokens(between start: Int, _ end: Int) -> [String] {
    start < end ? tokens(memo.words(file.file.text(start..<end))) : []
  }

  /// Returns the tokens of a variable's declaration. The variable's value may still name the variable that it hides.
  func declared(_ names: [String], _ value: Expression?, _ source: SourceText) -> [String] {
    guard let value, names.contains(where: { renamed[$0] != nil }) else {
      return hiding(names).tokens(source)
    }
    let form = hiding(names)
    return form.tokens(between: source.range.lowerBound, value.source.range.lowerBound)
      + tokens(value.source)
      + form.tokens(between: value.source.range.upperBound, source.range.upperBound)
  }

  /// Returns the tokens of conditions, and the names that they declare.
  func conditions(_ source: SourceText) -> (tokens: [String], names: [String]) {
    let words = memo.words(source.text)
    guard !renamed.isEmpty, words.contains(where: { ["let", "var"].contains($0) }) else {
      return (tokens(words), boundNames(words))
    }
    var parts: [[String]] = []
    var names: [String] = []
    for condition in words.splitAtCommas {
      parts.append(hiding(names).condition(condition))
      names += boundNames(condition)
    }
    return (Array(parts.joined(separator: [","])), names)
  }

  private func condition(_ words: [String]) -> [String] {
    let names = boundNames(words)
    guard !names.isEmpty else { return tokens(words) }
    if let equals = words.firstIndex(of: "=") {
      return hiding(names).tokens(Array(words[...equals])) + tokens(Array(words[(equals + 1)...]))
    }
    // `if let value` is `if let value = value`.
    guard words.count == 2, renamed[words[1]] != nil else { return tokens(words) }
    return words + ["="] + tokens([words[1]])
  }
}

/// Returns the names that patterns declare, up to their `where` or to the compared value.
func boundNames(_ words: [String]) -> [String] {
  var names: [String] = []
  var depth = 0
  // The nesting depth of the `let` that declares names.
  var start: Int?
  for (index, word) in words.enumerated() {
    switch word {
    case "(", "[": depth += 1
    case ")", "]":
      depth -= 1
      if let place = start, depth < place { start = nil }
    case "where", "=":
      if depth == 0 { return names }
    case ",", "as", "is":
      if start == depth { start = nil }
    case "let", "var": start = depth
    default:
      let after = index + 1 < words.count ? words[index + 1] : ""
      let isName = index > 0 && words[index - 1] != "." && ![":", "("].contains(after)
      if start != nil, isName, word != "_", isIdentifier(word) { names.append(word) }
    }
  }
  return names
}

extension [String] {
  /// The parts between the commas outside of brackets.
  fileprivate var splitAtCommas: [[String]] {
    var depth = 0
    var parts: [[String]] = [[]]
    for word in self {
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if word == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    return parts
  }
}

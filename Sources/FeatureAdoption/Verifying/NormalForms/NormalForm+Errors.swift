import SpecSwift

extension NormalForm {
  /// Returns the tokens of `do` with `catch`. Statements at its beginning that cannot throw are placed before it. The
  /// statements after it are placed in it.
  func tried(
    _ body: [Statement], _ clauses: [CatchClause], _ rest: [PlacedStatement],
    _ place: PlacedStatement
  ) -> [String] {
    let first = body.prefix { !$0.returns && !$0.mayThrow && !$0.doesNothing }
    let names = first.flatMap(\.declaredNames)
    let inner = place.inner(body, hiding: names).dropFirst(first.count)
    return first.flatMap { place.form.plain($0) } + ["do", "{"]
      + tokens(of: inner + (Array(body.dropFirst(first.count)).leaves ? [] : rest))
      + ["}", "catch", "{"] + caught(clauses[...], rest, place) + ["}"]
  }

  private func caught(
    _ clauses: ArraySlice<CatchClause>, _ rest: [PlacedStatement], _ place: PlacedStatement
  ) -> [String] {
    guard let first = clauses.first else { return ["throw"] }
    let names = first.names(memo)
    let body = tokens(
      of: place.inner(first.body, hiding: names) + (first.body.leaves ? [] : rest))
    guard let pattern = first.pattern else { return body }
    let condition = caughtCondition(pattern.text) ?? "catch \(pattern.text)"
    return choice(
      condition: place.form.hiding(names + ["error"]).tokens(memo.words(condition)), body,
      else: caught(clauses.dropFirst(), rest, place))
  }
}

extension CatchClause {
  /// Returns the names that the clause declares.
  func names(_ memo: TokenMemo) -> [String] {
    pattern.map { boundNames(memo.words($0.text)) } ?? ["error"]
  }
}

extension Statement {
  /// The names that the statement declares in its scope.
  var declaredNames: [String] {
    switch kind {
    case .variable(let names, _, _): names
    case .guarding(let condition, _, _): boundNames(words(condition.text))
    default: []
    }
  }

  /// Whether the statement returns a variable.
  func returns(_ name: String) -> Bool {
    guard case .returning(let value?) = kind else { return false }
    return value.source.text == name
  }

  /// Whether an error can leave the statement.
  fileprivate var mayThrow: Bool {
    let words = words(source.text)
    return words.indices.contains { index in
      words[index] == "throw"
        || words[index] == "try"
          && !(index + 1 < words.count && ["?", "!"].contains(words[index + 1]))
    }
  }
}

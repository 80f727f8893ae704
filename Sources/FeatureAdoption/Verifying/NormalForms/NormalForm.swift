import SpecSwift

/// The separator between the tokens that a single name replaces.
let betweenTokens = "\u{1F}"

extension String {
  /// Returns the parts between a separator of a single character.
  fileprivate func components(between separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

/// Brings handlers to a form in which handlers with the same behavior are equal.
struct NormalForm {
  /// The rewrites that the form applies.
  var rewrites: Set<Rewrite>
  /// The feature whose helpers the handlers call.
  let feature: LinkedType
  /// The file of the statements.
  let file: ReadSwiftFile
  /// The types whose cases name effects to cancel.
  let cancelTypes: Set<String>
  /// The replacements for names of an action's payload.
  var renamed: [String: String] = [:]
  /// The alerts that keys declare.
  var alerts: DraftedAlerts?
  /// The memo of the tokens of texts, because a handler is brought to many forms.
  var memo = TokenMemo()

  /// Returns the tokens of a handler's statements.
  func statements(_ statements: [Statement]) -> [String] {
    tokens(of: placed(statements, 0, in: 0))
  }

  /// Returns the tokens of statements, each in its own form.
  func tokens(of statements: [PlacedStatement]) -> [String] {
    // Statements that do not decide whether the others run come first, without a separate call for each.
    let plain = statements.dropLast().prefix { $0.statement.isPlain }
    return plain.flatMap { $0.form.plain($0.statement) }
      + tokensOfDecision(Array(statements[plain.endIndex...]))
  }

  /// Returns the tokens of statements of which the first may decide whether the others run.
  private func tokensOfDecision(_ statements: [PlacedStatement]) -> [String] {
    guard let place = statements.first else { return [] }
    let first = place.statement
    let rest = Array(statements.dropFirst())
    if first.doesNothing {
      if rewrites.contains(.returnNoneTail) {
        return first.source.text == "break" ? tokens(of: rest.afterCase(of: place)) : []
      }
      return place.form.tokens(first.source) + tokens(of: rest)
    }
    switch first.kind {
    case .returning(let value?): return place.form.returned(value)
    case .variable(let names, _, let value?)
    where rewrites.contains(.namedEffects) && names.count == 1
      && rest.first?.statement.returns(names[0]) == true:
      return place.form.returned(value)
    case .variable(let names, _, let value?)
    where rewrites.contains(.namedEffects)
      && NamedCalls(statements.map(\.statement))?.isWhole == true:
      let call = place.form.tokens(value.source).joined(separator: betweenTokens)
      return tokens(of: rest.renaming(names[0], call))
    case .variable(let names, _, _):
      return place.form.plain(first) + tokens(of: rest.hiding(names, after: place))
    case .catching(let body, _, let clauses)
    where rewrites.contains(.tried) && first.returns:
      return tried(body, clauses, rest, place)
    case .guarding(let condition, let otherwise, _) where rewrites.contains(.guardOrIf):
      let (label, names) = place.form.conditions(condition)
      return choice(
        condition: label, tokens(of: rest.hiding(names, after: place)),
        else: tokens(of: place.inner(otherwise) + (otherwise.leaves ? [] : rest)))
    case .guarding(let condition, _, _):
      return place.form.plain(first)
        + tokens(of: rest.hiding(boundNames(memo.words(condition.text)), after: place))
    case .expression(let value):
      if case .branching(let branching) = value.kind, isDecision(first, rest) {
        return choice(branching, place, rest)
      }
      if rest.isEmpty, feature.mayBeEffect(value) { return place.form.returned(value) }
      return place.form.plain(first) + tokens(of: rest)
    default: return place.form.plain(first) + tokens(of: rest)
    }
  }

  /// Whether the branches of a statement decide whether the rest runs.
  private func isDecision(_ statement: Statement, _ rest: [PlacedStatement]) -> Bool {
    rewrites.contains(.guardOrIf)
      && (statement.returns || statement.leavesOthers
        || rest.allSatisfy(\.statement.doesNothing))
  }

  /// Returns the tokens of a statement without rewriting it.
  func plain(_ statement: Statement) -> [String] {
    (appended(by: statement) ?? [asWritten(statement)]).flatMap { $0 + [";"] }
  }

  private func choice(
    _ branching: Branching, _ place: PlacedStatement, _ rest: [PlacedStatement]
  ) -> [String] {
    let branches = branching.branches
    func body(_ branch: Branch, hiding names: [String]) -> [String] {
      tokens(
        of: place.inner(branch.body, hiding: names, isCase: branching.subject != nil)
          + (branch.body.leaves ? [] : rest))
    }
    if let subject = branching.subject {
      return cases(
        of: place.form.tokens(subject.source),
        branches.map { branch in
          guard let label = branch.label else { return (["default"], body(branch, hiding: [])) }
          let names = boundNames(memo.words(label.text))
          return (place.form.hiding(names).tokens(label), body(branch, hiding: names))
        })
    }
    var other =
      branches.last?.label == nil
      ? body(branches[branches.count - 1], hiding: []) : tokens(of: rest)
    for branch in branches.reversed() {
      guard let label = branch.label else { continue }
      let (condition, names) = place.form.conditions(label)
      other = choice(condition: condition, body(branch, hiding: names), else: other)
    }
    return other
  }

  /// Returns the tokens of an `if`. Branches without statements count as missing.
  func choice(condition: [String], _ body: [String], else other: [String]) -> [String] {
    if body.isEmpty, other.isEmpty { return [] }
    // A condition whose body is only another condition is a single condition.
    if other.isEmpty, body.first == "if", body.suffix(3) == ["}", "else", "{}"],
      let brace = endOfCondition(body)
    {
      return ["if"] + condition + [","] + body[1..<brace] + body[brace...]
    }
    return ["if"] + condition + ["¶{"] + body + ["}", "else"]
      + (other.isEmpty ? ["{}"] : ["{"] + other + ["}"])
  }

  private func endOfCondition(_ body: [String]) -> Int? {
    // This holds only if the whole body is that choice.
    var depth = 0
    guard let start = body.firstIndex(of: "¶{") else { return nil }
    for index in start..<body.count {
      if body[index].hasSuffix("{") { depth += 1 }
      if body[index] == "}" { depth -= 1 }
      if depth == 0 { return index == body.count - 3 ? start : nil }
    }
    return nil
  }

  /// Returns the tokens of a part of the file.
  func tokens(_ source: SourceText) -> [String] { tokens(memo.words(source.text)) }

  /// Returns tokens with the rewrites applied.
  func tokens(_ words: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    func at(_ offset: Int) -> String? {
      index + offset < words.count ? words[index + offset] : nil
    }
    while index < words.count {
      let word = words[index]
      defer { index += 1 }
      if rewrites.contains(.selfDot), word == "self", at(1) == "." {
        index += 1
        continue
      }
      if rewrites.contains(.effectPrefix), ["Effect", "EffectTask", "Action"].contains(word),
        at(1) == ".",
        result.last != "."
      {
        continue
      }
      if rewrites.contains(.tryAwait),
        word == "await" || word == "try" && !["?", "!"].contains(at(1))
      {
        continue
      }
      if rewrites.contains(.discard), word == "_", at(1) == "=" {
        index += 1
        continue
      }
      if rewrites.contains(.locked), let (inner, count) = lockedChange(words[index...]) {
        result += tokens(inner)
        index += count - 1
        continue
      }
      if rewrites.contains(.commas), word == ",", [")", "]"].contains(at(1)) { continue }
      if rewrites.contains(.ids), cancelTypes.contains(word) {
        if at(1) == ".", result.last != ".", let name = at(2) {
          result.append("#\(name)")
          index += 2
          continue
        }
        if words[index...].dropFirst().starts(with: [
          "(", "path", ":", "featurePath", ",", "name", ":", ".",
        ]) {
          result.append("#\(at(9) ?? "")")
          index += 10
          continue
        }
      }
      if let name = renamed[word], result.last != ".",
        !(at(1) == ":" && ["(", ","].contains(result.last))
      {
        result +=
          name.contains(betweenTokens)
          ? name.components(between: betweenTokens) : name.first == "#" ? [name] : memo.words(name)
        continue
      }
      result.append(word)
    }
    return result
  }

  /// Returns the change that a closure makes to the value of a reference, `state.$count.withLock { $0 += 1 }`, as a
  /// change of the state itself; nil if no such call begins here. A nested closure has its own `$0`.
  ///
  /// - Returns: The tokens, and the number of the call's tokens.
  private func lockedChange(_ words: ArraySlice<String>) -> ([String], count: Int)? {
    guard words.first == "state", words.count > 7 else { return nil }
    let name = words[words.startIndex + 2]
    guard name.first == "$", words.dropFirst(3).starts(with: [".", "withLock", "{"]) else {
      return nil
    }
    var inner: [String] = []
    var depth = 0
    for (offset, word) in words.dropFirst(6).enumerated() {
      if depth == 0, word == "}" { return (inner, offset + 7) }
      if word == "{" { depth += 1 } else if word == "}" { depth -= 1 }
      inner += word == "$0" && depth == 0 ? ["state", ".", String(name.dropFirst())] : [word]
    }
    return nil
  }
}

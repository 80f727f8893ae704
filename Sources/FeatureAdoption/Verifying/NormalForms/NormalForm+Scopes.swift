import SpecSwift

/// A statement in the form of the place where it stands.
struct PlacedStatement {
  var statement: Statement
  /// The form, in which names that mean something else there are those.
  var form: NormalForm
  /// How many branches it stands in.
  var depth: Int
  /// How many cases of `switch` it stands in.
  var cases: Int

  /// The statements of a branch of this one, in which some names mean something else.
  ///
  /// - Parameter isCase: Whether the branch is a case of a `switch`, which `break` in it leaves.
  func inner(
    _ statements: [Statement], hiding names: [String] = [], isCase: Bool = false
  ) -> [PlacedStatement] {
    form.hiding(names).placed(statements, depth + 1, in: cases + (isCase ? 1 : 0))
  }
}

extension [PlacedStatement] {
  /// What follows where a statement leaves the `switch` that it stands in.
  func behindCase(of place: PlacedStatement) -> [PlacedStatement] {
    filter { $0.cases < place.cases }
  }

  /// The statements with names that mean something else to those of them that stand beside another one.
  func hiding(_ names: [String], behind other: PlacedStatement) -> [PlacedStatement] {
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
  /// The statements with the tokens of a call in the place of a name.
  func renaming(_ name: String, _ call: String) -> [PlacedStatement] {
    map { place in
      var place = place
      place.form.renamed[name] = call
      return place
    }
  }
}

extension NormalForm {
  /// Statements in this form.
  func placed(_ statements: [Statement], _ depth: Int, in cases: Int) -> [PlacedStatement] {
    statements.map { PlacedStatement(statement: $0, form: self, depth: depth, cases: cases) }
  }

  /// The form where some names mean something else.
  func hiding(_ names: [String]) -> NormalForm {
    var form = self
    for name in names { form.renamed[name] = nil }
    return form
  }

  /// The tokens of a choice between cases; those that do nothing are as good as none.
  func cases(of subject: [String], _ cases: [(label: [String], body: [String])]) -> [String] {
    // What takes all that is left does not take what others do nothing with.
    let takesRest = cases.contains {
      !$0.body.isEmpty && ["default", "_"].contains($0.label.first)
    }
    let busy = cases.filter { !$0.body.isEmpty }
    if busy.isEmpty { return [] }
    let cases = takesRest ? cases : busy
    return ["switch"] + subject + ["{"]
      + cases.flatMap { ["case"] + $0.label + [":"] + $0.body } + ["}"]
  }

  /// The tokens of a statement in their order.
  func asItStands(_ statement: Statement) -> [String] {
    let source = statement.source
    if let shown = shown(statement) { return shown }
    guard !renamed.isEmpty || alerts?.places.isEmpty == false else { return tokens(source) }
    switch statement.kind {
    case .variable(let names, _, let value): return declared(names, value, source)
    case .expression(let value):
      guard case .branching(let branching) = value.kind else { return tokens(source) }
      var result: [String] = []
      var start = source.range.lowerBound
      for branch in branching.branches {
        var form = self
        if let label = branch.label {
          result += tokens(between: start, label.range.lowerBound)
          let names = boundNames(memo.words(label.text))
          form = hiding(names)
          result += branching.subject == nil ? conditions(label).tokens : form.tokens(label)
          start = label.range.upperBound
        }
        result += tokens(between: start, branch.interior.lowerBound)
        for statement in branch.body {
          result += form.asItStands(statement)
          form = form.hiding(statement.declaredNames)
        }
        start = branch.interior.upperBound
      }
      return result + tokens(between: start, source.range.upperBound)
    default: return tokens(source)
    }
  }

  private func tokens(between start: Int, _ end: Int) -> [String] {
    start < end ? tokens(memo.words(file.file.text(start..<end))) : []
  }

  /// The tokens of a variable's declaration: its value may still name what it hides.
  func declared(_ names: [String], _ value: Expression?, _ source: SourceText) -> [String] {
    guard let value, names.contains(where: { renamed[$0] != nil }) else {
      return hiding(names).tokens(source)
    }
    let form = hiding(names)
    return form.tokens(between: source.range.lowerBound, value.source.range.lowerBound)
      + tokens(value.source)
      + form.tokens(between: value.source.range.upperBound, source.range.upperBound)
  }

  /// The tokens of conditions, and the names that they declare.
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

/// The names that patterns declare, to their `where` or to what they are compared with.
func boundNames(_ words: [String]) -> [String] {
  var names: [String] = []
  var depth = 0
  // How deep the `let` stands that declares names.
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
      let behind = index + 1 < words.count ? words[index + 1] : ""
      let isName = index > 0 && words[index - 1] != "." && ![":", "("].contains(behind)
      if start != nil, isName, word != "_", isIdentifier(word) { names.append(word) }
    }
  }
  return names
}

extension [String] {
  /// The parts between the commas that stand in no brackets.
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

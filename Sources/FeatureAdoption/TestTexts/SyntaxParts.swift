import SpecSwift

extension Expression {
  /// The expressions and statements that compose the expression.
  var parts: (expressions: [Expression], statements: [Statement]) {
    switch kind {
    case .name: return ([], [])
    case .member(of: let base, name: _): return (base.map { [$0] } ?? [], [])
    case .call(let callee, let arguments), .lookup(let callee, let arguments):
      return ([callee] + arguments.map(\.value), [])
    case .closure(let closure): return ([], closure.body)
    case .array(let elements), .other(let elements): return (elements, [])
    case .tuple(let elements): return (elements.map(\.value), [])
    case .choice(let condition, let first, let second): return ([condition, first, second], [])
    case .assignment(let target, by: _, let value): return ([target, value], [])
    case .marked(_, let inner): return ([inner], [])
    case .branching(let branching):
      return (branching.subject.map { [$0] } ?? [], branching.branches.flatMap(\.body))
    }
  }

  /// The outermost closures whose parameters are `$0` and so on.
  var anonymousClosures: [SourceText] {
    if case .closure(let closure) = kind, closure.parameters.isEmpty { return [source] }
    return parts.expressions.flatMap(\.anonymousClosures)
      + parts.statements.flatMap(\.anonymousClosures)
  }
}

extension Statement {
  /// The expressions and statements that compose the statement.
  var parts: (expressions: [Expression], statements: [Statement]) {
    switch kind {
    case .expression(let value): return ([value], [])
    case .variable(_, type: _, let value): return (value.map { [$0] } ?? [], [])
    case .returning(let value): return (value.map { [$0] } ?? [], [])
    case .guarding(_, let otherwise, interior: _): return ([], otherwise)
    case .loop(let loop): return (loop.sequence.map { [$0] } ?? [], loop.body)
    case .catching(let body, interior: _, let clauses): return ([], body + clauses.flatMap(\.body))
    case .declaration(let declaration): return ([], declaration.function?.body ?? [])
    case .conditional(let body): return ([], body)
    case .other: return ([], [])
    }
  }

  /// The outermost closures whose parameters are `$0` and so on.
  var anonymousClosures: [SourceText] {
    parts.expressions.flatMap(\.anonymousClosures) + parts.statements.flatMap(\.anonymousClosures)
  }
}

extension Statement {
  /// The closures that name their parameters.
  var namedClosures: [SourceText] {
    parts.expressions.flatMap(\.namedClosures) + parts.statements.flatMap(\.namedClosures)
  }
}

extension Expression {
  fileprivate var namedClosures: [SourceText] {
    if case .closure(let closure) = kind, !closure.parameters.isEmpty { return [source] }
    return parts.expressions.flatMap(\.namedClosures) + parts.statements.flatMap(\.namedClosures)
  }
}

extension Expression {
  /// The parts of a method call: its base, its name, and its arguments.
  var methodCall: (base: Expression?, name: String, arguments: [LabeledValue])? {
    guard case .call(let callee, let arguments) = kind else { return nil }
    switch callee.kind {
    case .member(of: let base, let name): return (base, name, arguments)
    case .name(let name): return (nil, name, arguments)
    default: return nil
    }
  }

  /// The expression before `?` and `!`.
  var unwrapped: Expression {
    guard case .other(let parts) = kind, parts.count == 1,
      ["?", "!"].contains(source.text.dropFirst(parts[0].source.text.count))
    else { return self }
    return parts[0].unwrapped
  }

  /// The first name of a chain of members and elements.
  var rootName: String? {
    switch kind {
    case .name(let name): name
    case .member(of: let base?, name: _), .lookup(let base, _): base.rootName
    case .other(let parts) where parts.count == 1: parts[0].rootName
    default: nil
    }
  }

  /// The names of a chain of members: `["store", "state", "count"]`; nil for other expressions.
  var memberNames: [String]? {
    switch kind {
    case .name(let name): [name]
    case .member(of: let base?, let name): base.memberNames.map { $0 + [name] }
    default: nil
    }
  }
}

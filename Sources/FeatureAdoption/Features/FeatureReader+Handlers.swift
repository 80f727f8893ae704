import SpecSource
import SpecSwift

extension FeatureReader {
  /// Reads the statements that handle each case of an action.
  ///
  /// - Parameters:
  ///   - action: The name of the action in the statements.
  ///   - address: The address of the action: a child or a group.
  mutating func readHandlers(
    _ all: [Statement], of action: String, at address: [String], in file: ReadSwiftFile
  ) {
    var before: [Statement] = []
    let outerFunctions = localFunctions
    defer { localFunctions = outerFunctions }
    // Functions may be declared after the statements that call them.
    localFunctions += all.compactMap(\.declaration?.function)
    let statements = all.filter { $0.declaration == nil }
    for (index, statement) in statements.enumerated() {
      guard let branching = statement.choice(of: action) else {
        before.append(statement)
        continue
      }
      var branches = branching.branches
      if let first = statements[(index + 1)...].first(where: { !$0.returnsNothing }) {
        if statement.returns {
          addManual("statements after the 'switch' over the actions", address, first.source, file)
        } else {
          // The statements after the `switch` follow each case.
          for branch in branches.indices { branches[branch].body += statements[(index + 1)...] }
        }
      }
      if !before.isEmpty {
        addHandler(
          (address + ["before"]).joined(separator: "."), before, at: before[0].source, in: file)
      }
      if branching.hasConditionalCases {
        refuse("'#if' around the cases of the reducer", at: span(statement.source, file))
      }
      for branch in branches { readBranch(branch, at: address, of: statement, in: file) }
      return
    }
    guard let first = before.first, !(before.count == 1 && first.returnsNothing) else { return }
    addHandler((address + ["any"]).joined(separator: "."), before, at: first.source, in: file)
  }

  private mutating func readBranch(
    _ branch: Branch, at address: [String], of statement: Statement, in file: ReadSwiftFile
  ) {
    guard let label = branch.label else {
      // An action without a case changes nothing, or has the reaction that is the same for any action.
      if branch.body.count == 1, branch.body[0].returnsNothing { return }
      let source = branch.body.first?.source ?? statement.source
      return addHandler(
        (address + ["any"]).joined(separator: "."), branch.body, at: source, in: file)
    }
    if branch.patterns.count == 1, let payload = branch.patterns[0].payload {
      let inner = address + branch.patterns[0].path
      if branch.body.count == 1, let choice = branch.body[0].choice(of: payload) {
        for branch in choice.branches {
          readBranch(branch, at: inner, of: branch.body.first ?? statement, in: file)
        }
        return
      }
      if let function = dispatched(branch.body, payload), let body = function.function.body,
        let parameter = function.function.parameters.last(where: { $0.type.contains("Action") }),
        visited.insert("\(function.function.name) \(inner.joined(separator: "."))").inserted
      {
        return readHandlers(body, of: parameter.name, at: inner, in: function.member.file)
      }
    }
    let names = branch.patterns.map { (address + $0.path).joined(separator: ".") }
    addHandler(names.joined(separator: ", "), branch.body, at: label, in: file)
  }

  /// Returns the function that receives a whole group of actions.
  private func dispatched(
    _ body: [Statement], _ payload: String
  ) -> (function: FunctionDeclaration, member: Member)? {
    guard body.count == 1, let value = body[0].value,
      case .call(let callee, let arguments) = value.kind,
      arguments.contains(where: { $0.value.source.text == payload })
    else { return nil }
    let name = callee.source.text.split(separator: ".").last.map(String.init) ?? ""
    return feature.functions(named: name).first { candidate in
      guard let body = candidate.function.body,
        let action = candidate.function.parameters.last(where: { $0.type.contains("Action") })
      else { return false }
      return candidate.function.result != nil && body.contains { $0.choice(of: action.name) != nil }
    }
  }

  /// Adds a handler with its description.
  mutating func addHandler(
    _ action: String, _ body: [Statement], at source: SourceText, in file: ReadSwiftFile
  ) {
    let lifted = Lifter(
      feature: feature, protocols: protocols, types: types, file: file,
      localFunctions: localFunctions
    ).block(body)
    handlers.append(
      AdoptedHandler(
        action: action, span: span(source, file), keys: lifted.keys, effects: lifted.effects,
        manual: lifted.manual))
  }

  private mutating func addManual(
    _ text: String, _ address: [String], _ source: SourceText, _ file: ReadSwiftFile
  ) {
    refuse(text, at: span(source, file))
  }
}

extension Statement {
  /// The expression that the statement is or returns.
  var value: Expression? {
    switch kind {
    case .expression(let value), .returning(let value?): value
    default: nil
    }
  }

  /// The declaration that the statement is; nil for other statements.
  var declaration: Declaration? {
    if case .declaration(let declaration) = kind { declaration } else { nil }
  }

  /// Returns the statement's `switch` over a name.
  func choice(of name: String) -> Branching? {
    guard case .branching(let branching) = value?.kind, branching.subject?.source.text == name
    else {
      return nil
    }
    return branching
  }

  /// Whether the statement is `return .none`.
  var returnsNothing: Bool {
    value?.source.text == ".none" || value?.source.text == "Effect.none"
      || value?.source.text == "EmptyReducer()"
  }
}

extension Pattern {
  /// The names of the nested cases in the pattern.
  var path: [String] {
    guard case .enumCase(let name, let inner) = self else { return [] }
    // The library's own cases name no action.
    let isWrapper = ["presented", "element"].contains(name)
    let path = inner?.flatMap(\.path) ?? []
    return isWrapper && !path.isEmpty ? path : [name] + path
  }

  /// The name that binds the whole payload of the innermost case; nil unless the payload is a single value.
  var payload: String? {
    guard case .enumCase(_, let inner?) = self, inner.count == 1 || path.count > 1 else {
      return nil
    }
    return inner.lazy.compactMap { pattern in
      if case .binding(let name) = pattern { name } else { pattern.payload }
    }.first
  }
}

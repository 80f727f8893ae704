import SpecSource
import SpecSwift

/// A choice between actions that is being read.
struct HandlerScope {
  /// The name of the choice's subject: the action, or the payload of one of its cases.
  var subject: String
  /// The pattern of the whole action of which the subject is a part; nil when the subject is the whole
  /// action.
  var outer: Pattern?
  /// The place of the choice's reducer in the body.
  var place: Int
  /// The file of the choice.
  var file: ReadSwiftFile
  /// The replacements for names that the spec does not have.
  var substitutions: [String: String] = [:]
  /// Whether the choice was reached through functions or other choices.
  var isDispatched = false
  /// The actions that reach the choice, as the nested cases that lead to them; nil for all actions.
  var coming: [[String]]?
  /// The previous patterns of the whole action, each with whether it has a condition.
  var earlier: [(pattern: Pattern, isConditional: Bool)] = []

  /// Makes the scope of a reducer from its names for the state and the action.
  init(state: String, action: String, place: Int, file: ReadSwiftFile) {
    (subject, self.place, self.file) = (action, place, file)
    name(state: state)
    if action != "action", action != "_" { substitutions[action] = "action" }
  }

  /// Replaces another name of the state with `state`.
  mutating func name(state: String) {
    if state != "state", state != "_" { substitutions[state] = "state" }
  }

  /// Makes the subject the part of the action that a pattern of the whole action names.
  mutating func takePart(named part: String, of pattern: Pattern) {
    substitutions[subject] = nil
    outer = pattern.replacing(part, with: .binding(subject))
    isDispatched = true
  }

  /// Returns a pattern of the subject as a pattern of the whole action.
  func whole(_ pattern: Pattern) -> Pattern {
    outer?.replacing(subject, with: pattern) ?? pattern
  }

  /// Returns the scope of the choice in a case whose pattern names a part of the action.
  func inner(_ pattern: Pattern, subject name: String) -> HandlerScope {
    var scope = self
    if outer == nil { scope.substitutions[subject] = nil }
    scope.outer = pattern
    scope.subject = name
    scope.isDispatched = true
    return scope
  }

  /// Returns the scope of the choice in a function that is called with the state and the subject.
  func called(_ call: DispatchedCall) -> HandlerScope {
    var scope = HandlerScope(
      state: call.state ?? "state", action: call.action, place: place, file: call.member.file)
    scope.isDispatched = true
    scope.coming = coming
    guard let outer else { return scope }
    scope.substitutions[call.action] = nil
    scope.outer = outer.replacing(subject, with: .binding(call.action))
    return scope
  }
}

extension HandlerScope {
  /// Returns the scope of the choice in a function to which some cases pass the unchanged action.
  func called(_ call: DispatchedCall, by patterns: [Pattern]) -> HandlerScope {
    var scope = called(call)
    scope.coming = patterns.map { whole($0).path }
    return scope
  }

  /// Whether an action reaches the choice.
  func isReached(by pattern: Pattern) -> Bool {
    let path = whole(pattern).path
    return coming.map { $0.contains { path.starts(with: $0) } } ?? true
  }
}

/// A call of a function that receives the state and an action, or a part of one.
struct DispatchedCall {
  /// The function.
  var function: FunctionDeclaration
  /// The declaration of the function.
  var member: Member
  /// The function's name for the state; nil when the function does not receive it.
  var state: String?
  /// The function's name for the action.
  var action: String
}

extension Pattern {
  /// Returns the pattern with another pattern in place of a name.
  fileprivate func replacing(_ name: String, with pattern: Pattern) -> Pattern {
    switch self {
    case .binding(name): pattern
    case .enumCase(let outer, let inner?):
      .enumCase(outer, inner.map { $0.replacing(name, with: pattern) })
    default: self
    }
  }

  /// The names that the pattern declares.
  var bindings: [String] {
    switch self {
    case .binding(let name): [name]
    case .enumCase(_, let inner?): inner.flatMap(\.bindings)
    default: []
    }
  }

  /// Whether the pattern matches any value.
  var isAny: Bool {
    switch self {
    case .binding, .anything: true
    default: false
    }
  }
}

extension LinkedType {
  /// Returns the functions to which a statement passes the state and an action, all in parallel; nil when it does
  /// anything else.
  func dispatched(_ statement: Statement, of subject: String, depth: Int = 0) -> [DispatchedCall]? {
    guard depth < 4, let value = statement.value else { return nil }
    if case .call(let callee, let arguments) = value.kind,
      case .member(of: let base, name: "merge") = callee.kind,
      base.map({ $0.source.text.hasPrefix("Effect") }) ?? true
    {
      let calls = arguments.compactMap { call($0.value, of: subject, depth: depth) }
      return calls.isEmpty || calls.count != arguments.count ? nil : calls
    }
    return call(value, of: subject, depth: depth).map { [$0] }
  }

  private func call(_ value: Expression, of subject: String, depth: Int) -> DispatchedCall? {
    guard case .call(let callee, let arguments) = value.kind, arguments.count <= 2,
      let place = arguments.firstIndex(where: { $0.value.source.text == subject }),
      arguments.indices.allSatisfy({
        $0 == place
          || ["&", "state"].contains(where: arguments[$0].value.source.text.hasPrefix)
            && arguments[$0].value.source.text.allSatisfy { $0 != "." }
      }), let name = callee.ownName
    else { return nil }
    for (function, member) in functions(named: name) {
      let parameters = function.parameters
      guard parameters.map(\.label) == arguments.map(\.label), let body = function.body,
        function.result != nil, !function.isAsync, !function.isGeneric, function.failure == nil,
        parameters.indices.allSatisfy({ index in
          index == place
            ? !parameters[index].type.hasPrefix("inout")
            : parameters[index].isState(givenAs: arguments[index].value.source.text)
        }),
        body.map(\.doesNothing) == [true]
          || body.contains(where: { leads($0, to: parameters[place].name, depth: depth + 1) })
      else { continue }
      return DispatchedCall(
        function: function, member: member,
        state: parameters.count == 2 ? parameters[1 - place].name : nil,
        action: parameters[place].name)
    }
    return nil
  }

  /// Returns the number of statements before the one that handles an action. Earlier choices that return no effect
  /// only record the action.
  func count(of statements: ArraySlice<Statement>, before subject: String) -> Int {
    let leading = statements.indices.filter { leads(statements[$0], to: subject) }
    guard let first = leading.first, let last = leading.last else { return statements.count }
    let isNoted = leading.dropLast().allSatisfy { !statements[$0].returns }
    return (isNoted && statements[last].returns ? last : first) - statements.startIndex
  }

  /// Whether a statement chooses between the cases of an action, or passes the action to functions that do.
  func leads(_ statement: Statement, to subject: String, depth: Int = 0) -> Bool {
    statement.choice(of: subject) != nil
      || dispatched(statement, of: subject, depth: depth) != nil
  }
}

extension FunctionParameter {
  /// Whether the parameter takes the state, either inout or as a copy.
  fileprivate func isState(givenAs text: String) -> Bool {
    text.hasPrefix("&")
      ? type.hasPrefix("inout") : text == "state" && ["State", "Self.State"].contains(type)
  }
}

extension Expression {
  /// The name of the feature's member that the expression is: `core`, `self.core`.
  var ownName: String? {
    switch kind {
    case .name(let name): name
    case .member(of: let base?, let name) where ["self", "Self"].contains(base.source.text): name
    default: nil
    }
  }
}

import SpecSource
import SpecSwift

/// A choice between actions that is read.
struct HandlerScope {
  /// The name of what is looked at: the action, or what one of its cases holds.
  var subject: String
  /// The pattern of the whole action in which the subject stands for that part; nil when it is the whole.
  var outer: Pattern?
  /// Where its reducer stands in the body.
  var place: Int
  /// The file of the choice.
  var file: ReadSwiftFile
  /// What stands for names that the spec does not have.
  var substitutions: [String: String] = [:]
  /// Whether functions or other choices lead to it.
  var isDispatched = false
  /// The actions that come to it, as the cases that they go through; nil for all.
  var coming: [[String]]?
  /// The patterns of the whole action that come first, each with whether a condition stands behind it.
  var earlier: [(pattern: Pattern, isConditional: Bool)] = []

  /// Takes the names of the state and of the action.
  init(state: String, action: String, place: Int, file: ReadSwiftFile) {
    (subject, self.place, self.file) = (action, place, file)
    name(state: state)
    if action != "action", action != "_" { substitutions[action] = "action" }
  }

  /// Replaces another name of the state by `state`.
  mutating func name(state: String) {
    if state != "state", state != "_" { substitutions[state] = "state" }
  }

  /// Makes the subject the part of the action to which a pattern of the whole action gives a name.
  mutating func takePart(named part: String, of pattern: Pattern) {
    substitutions[subject] = nil
    outer = pattern.replacing(part, with: .binding(subject))
    isDispatched = true
  }

  /// A pattern of the subject as one of the whole action.
  func whole(_ pattern: Pattern) -> Pattern {
    outer?.replacing(subject, with: pattern) ?? pattern
  }

  /// The choice in a case, whose pattern gives a name to a part of the action.
  func inner(_ pattern: Pattern, subject name: String) -> HandlerScope {
    var scope = self
    if outer == nil { scope.substitutions[subject] = nil }
    scope.outer = pattern
    scope.subject = name
    scope.isDispatched = true
    return scope
  }

  /// The choice in a function that is called with the state and the subject.
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
  /// The choice in a function that some cases hand the action to as it is.
  func called(_ call: DispatchedCall, by patterns: [Pattern]) -> HandlerScope {
    var scope = called(call)
    scope.coming = patterns.map { whole($0).path }
    return scope
  }

  /// Whether an action comes to it.
  func isReached(by pattern: Pattern) -> Bool {
    let path = whole(pattern).path
    return coming.map { $0.contains { path.starts(with: $0) } } ?? true
  }
}

/// A call of a function that is given the state and an action, or a part of one.
struct DispatchedCall {
  var function: FunctionDeclaration
  var member: Member
  /// The function's name for the state; nil when it is given none.
  var state: String?
  /// The function's name for the action.
  var action: String
}

extension Pattern {
  /// The pattern with another one in the place of a name.
  fileprivate func replacing(_ name: String, with pattern: Pattern) -> Pattern {
    switch self {
    case .binding(name): pattern
    case .enumCase(let outer, let inner?):
      .enumCase(outer, inner.map { $0.replacing(name, with: pattern) })
    default: self
    }
  }

  /// The names that it gives.
  var bindings: [String] {
    switch self {
    case .binding(let name): [name]
    case .enumCase(_, let inner?): inner.flatMap(\.bindings)
    default: []
    }
  }

  /// Whether it takes whatever is there.
  var isAny: Bool {
    switch self {
    case .binding, .anything: true
    default: false
    }
  }
}

extension LinkedType {
  /// The functions that a statement hands the state and an action to, all side by side; nil when it does something else.
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

  /// How many statements come before the one that decides about an action: earlier choices that give no effect only note it.
  func count(of statements: ArraySlice<Statement>, before subject: String) -> Int {
    let leading = statements.indices.filter { leads(statements[$0], to: subject) }
    guard let first = leading.first, let last = leading.last else { return statements.count }
    let isNoted = leading.dropLast().allSatisfy { !statements[$0].returns }
    return (isNoted && statements[last].returns ? last : first) - statements.startIndex
  }

  /// Whether a statement chooses between the cases of an action, or hands it to functions that do.
  func leads(_ statement: Statement, to subject: String, depth: Int = 0) -> Bool {
    statement.choice(of: subject) != nil
      || dispatched(statement, of: subject, depth: depth) != nil
  }
}

extension FunctionParameter {
  /// Whether it takes the state as it is given, to change it or as a copy.
  fileprivate func isState(givenAs text: String) -> Bool {
    text.hasPrefix("&")
      ? type.hasPrefix("inout") : text == "state" && ["State", "Self.State"].contains(type)
  }
}

extension Expression {
  /// The name of a member of the feature that it is: `core`, `self.core`.
  var ownName: String? {
    switch kind {
    case .name(let name): name
    case .member(of: let base?, let name) where ["self", "Self"].contains(base.source.text): name
    default: nil
    }
  }
}

import SpecSource
import SpecSwift

/// A closure with a name, and the knowledge in its scope.
struct KnownClosure {
  var closure: Closure
  var lifter: Lifter
}

extension Lifter {
  /// Records the closures that variables hold.
  ///
  /// - Returns: Whether the value consists of known closures.
  mutating func knows(_ value: Expression, as names: [String]) -> Bool {
    guard let known = known(value), !known.isEmpty else { return false }
    for name in names { closures[name] = known }
    return true
  }

  /// Whether a call calls a known closure.
  func isKnown(_ callee: Expression) -> Bool { closures[callee.name] != nil }

  /// Lifts the steps of a running effect in a closure that it calls.
  func steps(of callee: Expression, _ arguments: [LabeledValue], sender: String) -> Lifted {
    let known = closures[callee.name] ?? []
    let lifted = Lifted.all(
      known.map { known in
        known.lifter.steps(known.closure.body, sender: known.closure.parameters.last ?? "send")
      })
    return known.count > 1 ? .key("when", lifted) : lifted
  }

  /// Returns the result for a closure argument of `run`; nil when the argument is not a closure that runs.
  func operation(_ argument: LabeledValue, at source: SourceText) -> Lifted? {
    if let closure = argument.closure { return run(closure, at: source) }
    guard ["operation", "catch"].contains(argument.label), argument.value.source.text != "nil"
    else { return nil }
    guard let known = known(argument.value) else {
      return effect("an unsupported closure", at: argument.value.source)
    }
    return .all(known.map { $0.lifter.run($0.closure, at: source) })
  }

  /// Lifts the steps of a running effect in a function of the feature to which it passes the sending function.
  func sending(_ callee: Expression, _ arguments: [LabeledValue], sender: String) -> Lifted? {
    let name: String
    switch callee.kind {
    case .name(let function): name = function
    case .member(of: let base?, let function) where ["self", "Self"].contains(base.source.text):
      name = function
    default: return nil
    }
    let functions =
      localFunctions.filter { $0.name == name }.map { ($0, file) }
      + feature.functions(named: name).map { ($0.function, $0.member.file) }
    for (function, file) in functions {
      let handed = function.parameters(for: arguments)
      guard let body = function.body, handed.count == arguments.count,
        !callers.contains("\(name) sends"),
        let send = handed.first(where: { $0.value.value.source.text == sender })
      else { continue }
      var lifter = self
      lifter.callers.insert("\(name) sends")
      lifter.file = file
      lifter.isInStream = false
      lifter.closures = closures(for: function, handed)
      return lifter.steps(body, sender: send.parameter.name)
    }
    return nil
  }

  /// Returns the closures that are the arguments for a function's parameters in a call.
  func closures(
    for function: FunctionDeclaration,
    _ handed: [(parameter: FunctionParameter, value: LabeledValue)]
  ) -> [String: [KnownClosure]] {
    var result: [String: [KnownClosure]] = [:]
    for parameter in function.parameters where parameter.type.contains("->") {
      if let value = handed.first(where: { $0.parameter.name == parameter.name })?.value.value {
        result[parameter.name] = known(value)
      } else if parameter.value?.source.text == "nil" {
        result[parameter.name] = []
      }
    }
    return result
  }

  /// Returns the closures that may be the value of an expression; nil when they are not known.
  private func known(_ value: Expression) -> [KnownClosure]? {
    switch value.kind {
    case .closure(let closure): return [KnownClosure(closure: closure, lifter: self)]
    case .choice(_, let first, let second):
      guard let first = known(first), let second = known(second) else { return nil }
      return first + second
    default: return value.source.text == "nil" ? [] : closures[value.name]
    }
  }
}

extension Expression {
  /// The text of the expression without the marks of optionals after it.
  fileprivate var name: String {
    var text = source.text[...]
    while let last = text.last, "?!".contains(last) { text.removeLast() }
    return String(text)
  }
}

extension FunctionParameter {
  /// Whether the parameter is a closure that runs later, in an effect.
  var runsLater: Bool { type.contains("async") }
}

extension FunctionDeclaration {
  /// Returns the parameters for the arguments of a call.
  func parameters(
    for arguments: [LabeledValue]
  ) -> [(parameter: FunctionParameter, value: LabeledValue)] {
    var rest = parameters[...]
    return arguments.compactMap { argument in
      let place =
        rest.firstIndex { $0.label == argument.label }
        ?? rest.firstIndex {
          argument.label == nil && argument.closure != nil && $0.type.contains("->")
        }
      guard let place else { return nil }
      defer { rest = rest[(place + 1)...] }
      return (rest[place], argument)
    }
  }
}

import SpecSwift

extension Lifter {
  /// Whether an expression calls a function of the feature or of its state that returns an effect.
  func callsEffectHelper(_ value: Expression) -> Bool {
    if case .member(of: let base, let name) = value.unmarked.kind, isEffectType(base) {
      return addedProperty(name) != nil
    }
    guard case .call(let callee, _) = value.unmarked.kind else { return false }
    if case .member(of: let base?, name: _) = callee.kind, callsEffectHelper(base) { return true }
    return !helpers(of: callee).isEmpty || handsOn(callee)
  }

  /// Returns the result for an effect that a function of the feature makes; nil when the call is no such call.
  func helper(_ callee: Expression, _ arguments: [LabeledValue], at source: SourceText) -> Lifted? {
    let candidates = helpers(of: callee).filter { $0.function.takes(arguments) }
    guard let helper = candidates.first else {
      return handsOn(callee) ? handedOn(arguments, at: source) : nil
    }
    return lift(helper, arguments, at: source)
  }

  /// Lifts the body of a function that makes an effect.
  func lift(_ helper: Helper, _ arguments: [LabeledValue], at source: SourceText) -> Lifted? {
    let labels = helper.function.parameters.map { "\($0.label ?? "_"):" }.joined()
    let owner = helper.owner.map { "\($0.name)." } ?? ""
    let name = "\(owner)\(helper.function.name)(\(labels))"
    guard !callers.contains(name) else { return manual("a helper that calls itself", at: source) }
    guard let body = helper.function.body else { return nil }
    let handed = helper.function.parameters(for: arguments)
    if handed.contains(where: { $0.value.closure?.assigns == true && !$0.parameter.runsLater }) {
      return changingEffect("a helper whose closure argument assigns values", at: source)
    }
    var lifter = self
    lifter.callers.insert(name)
    lifter.file = helper.file
    lifter.owner = helper.owner
    lifter.effectVariables = []
    lifter.closures = closures(for: helper.function, handed)
    let lifted = lifter.block(body)
    // A helper that keys cannot express may stay a function, if it only returns an effect.
    let changesState =
      helper.isMutating || helper.function.parameters.contains { $0.type.hasPrefix("inout") }
    if !lifted.isInKeys, !changesState {
      return effect("a helper that returns an effect", at: source)
    }
    return .key("perform", lifted)
  }

  /// Returns the result for an effect that a property of the feature makes; nil when the expression is no such
  /// property.
  func property(_ value: Expression) -> Lifted? {
    let name: String
    switch value.unmarked.kind {
    case .name(let property): name = property
    case .member(of: let base?, let property) where ["self", "Self"].contains(base.source.text):
      name = property
    case .member(of: let base, let property) where isEffectType(base): name = property
    default: return nil
    }
    let found =
      feature.variable(named: name).map { ($0.variable, $0.member.file) } ?? addedProperty(name)
    guard !callers.contains(name), let (variable, file) = found,
      variable.type.map({ $0.text.contains("Effect") || $0.text == "Self" }) == true,
      let body = variable.getter
    else { return nil }
    var lifter = self
    lifter.callers.insert(name)
    lifter.file = file
    lifter.effectVariables = []
    let lifted = lifter.block(body)
    return lifted.isInKeys
      ? .key("perform", lifted) : effect("a helper that returns an effect", at: value.source)
  }

  /// Returns the functions that a call may mean, among the functions that return effects.
  func helpers(of callee: Expression) -> [Helper] {
    switch callee.kind {
    case .name(let function):
      let local = localFunctions.filter { $0.name == function && $0.returnsEffect }
      guard local.isEmpty else { return local.map { Helper(function: $0, file: file) } }
      return helpers(named: function, of: owner)
    case .member(of: let base?, name: let function):
      if ["self", "Self"].contains(base.source.text) { return helpers(named: function, of: owner) }
      return type(of: base).map { helpers(named: function, of: $0) } ?? []
    default: return []
    }
  }

  /// Returns the functions of a type that return effects; the functions of the feature when the type is nil.
  private func helpers(named name: String, of owner: LinkedType?) -> [Helper] {
    (owner.map { [$0] } ?? [feature] + protocols).flatMap { type in
      type.functions(named: name).filter { $0.function.returnsEffect && $0.function.body != nil }
        .map { found in
          Helper(
            function: found.function, file: found.member.file, owner: owner,
            isMutating: found.member.declaration.modifiers.contains("mutating"))
        }
    }
  }

  /// Whether a call passes an action to the reducer itself.
  private func handsOn(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name("reduce"), .name("core"): true
    case .member(of: let base?, name: "reduce"), .member(of: let base?, name: "core"):
      ["self", "Self"].contains(base.source.text)
    default: false
    }
  }

  private func handedOn(_ arguments: [LabeledValue], at source: SourceText) -> Lifted {
    switch arguments.last?.value.kind {
    case .member(of: nil, name: _): .key("perform")
    case .call(let callee, _) where callee.source.text.hasPrefix("."): .key("perform")
    default: changingEffect("an action that is passed on as a whole", at: source)
    }
  }
}

/// A function that makes an effect.
struct Helper {
  var function: FunctionDeclaration
  var file: ReadSwiftFile
  /// The type of `self` in the function; nil when it is the feature.
  var owner: LinkedType?
  var isMutating = false
}

extension FunctionDeclaration {
  var returnsEffect: Bool { result?.text.contains("Effect") == true }

  /// Whether a call with some arguments may mean the function. The other parameters have defaults, and trailing
  /// closures need no label.
  func takes(_ arguments: [LabeledValue]) -> Bool {
    var rest = parameters[...]
    return arguments.allSatisfy { argument in
      let place = rest.firstIndex {
        $0.label == argument.label || argument.label == nil && argument.closure != nil
      }
      if let place { rest = rest[(place + 1)...] }
      return place != nil
    }
  }
}

extension Closure {
  /// Whether the statement is an assignment.
  fileprivate var assigns: Bool {
    body.contains { statement in
      if case .expression(let value) = statement.kind, case .assignment = value.kind {
        true
      } else {
        false
      }
    }
  }
}

import SpecSwift

extension Lifter {
  /// Whether an expression calls a function of the feature or of its state that returns an effect.
  func callsEffectHelper(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.unmarked.kind else { return false }
    if case .member(of: let base?, name: _) = callee.kind, callsEffectHelper(base) { return true }
    return !helpers(of: callee).isEmpty || handsOn(callee)
  }

  /// An effect that a function of the feature makes; nil when it is none.
  func helper(_ callee: Expression, _ arguments: [LabeledValue], at source: SourceText) -> Lifted? {
    let candidates = helpers(of: callee).filter { $0.function.parameters.count >= arguments.count }
    guard let helper = candidates.first else {
      return handsOn(callee) ? handedOn(arguments, at: source) : nil
    }
    let name = helper.function.name
    guard !callers.contains(name) else { return manual("a helper that calls itself", at: source) }
    guard let body = helper.function.body else { return nil }
    var lifter = self
    lifter.callers.insert(name)
    lifter.file = helper.member.file
    lifter.effectVariables = []
    let lifted = lifter.block(body)
    // What a helper cannot say can stay a function, if it only returns an effect.
    let changesState = helper.function.parameters.contains { $0.type.hasPrefix("inout") }
    if !lifted.isInKeys, !changesState {
      return effect("a helper that makes an effect", at: source)
    }
    return .key("perform", lifted)
  }

  /// The functions that a call may mean, of those that return effects.
  private func helpers(of callee: Expression) -> [(function: FunctionDeclaration, member: Member)] {
    let owner: LinkedType?
    let name: String
    switch callee.kind {
    case .name(let function): (owner, name) = (feature, function)
    case .member(of: let base?, name: let function):
      guard case .name(let base) = base.kind else { return [] }
      switch base {
      case "self", "Self": (owner, name) = (feature, function)
      case "state": (owner, name) = (feature.nested["State"], function)
      default: return []
      }
    default: return []
    }
    return owner?.functions(named: name).filter {
      $0.function.result?.text.contains("Effect") == true
    } ?? []
  }

  /// Whether a call hands an action to the reducer itself.
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
    default: manual("an action that is handed on as a whole", at: source)
    }
  }
}

import SpecSource
import SpecSwift

/// A function that may be a procedure: it takes the state, and returns an effect.
private struct Candidate {
  var function: FunctionDeclaration
  var member: Member
}

extension HandlerReader {
  /// Reads the functions that have the form of generated procedures: `connect(into: &state)`.
  ///
  /// A function of the app that no key can express stays a function.
  mutating func readProcedures() throws(NotDrafted) {
    var candidates = candidates
    actions.names.procedures = Set(candidates.map(\.function.name))
    // A procedure may perform a function that turns out not to be one.
    while true {
      let sayable = candidates.filter { isSayable($0) }
      if sayable.count == candidates.count { break }
      candidates = sayable
      actions.names.procedures = Set(candidates.map(\.function.name))
    }
    for candidate in candidates {
      let (function, member) = (candidate.function, candidate.member)
      drafted(
        member, claiming: member.declaration.source.range.lowerBound..<function.interior.lowerBound)
      let drafter = blockDrafter(member.file)
      let items = drafter.items(function.body ?? [], in: function.interior)
      let keys = try drafter.block(items)
      take(drafter.record)
      handlers.procedures.append(
        DraftedHandler(
          address: .procedure(function.name), keys: keys,
          place: 0,
          source: HandlerSource(
            branch: Branch(body: function.body ?? [], interior: function.interior),
            file: member.file, span: member.span)))
    }
  }

  /// The functions of this form whose names are unique.
  private var candidates: [Candidate] {
    members.kept.compactMap { kept in
      guard kept.type == feature.name, let function = kept.member.declaration.function,
        let state = function.parameters.first, state.label == "into", state.name == "state",
        ["inout State", "inout Self.State"].contains(state.type),
        ["Effect<Action>", "EffectOf<Self>"].contains(function.result?.text),
        !function.parameters.contains(where: { $0.type.hasSuffix("Action") }),
        function.body != nil, !function.isAsync, function.failure == nil, !function.isGeneric,
        kept.member.declaration.attributes.isEmpty,
        kept.member.declaration.modifiers.allSatisfy({ ["fileprivate", "private"].contains($0) }),
        !kept.member.declaration.modifiers.isEmpty,
        feature.functions(named: function.name).count == 1,
        handlersProtocol?.functionNames.contains(function.name) != true
      else { return nil }
      return Candidate(function: function, member: kept.member)
    }
  }

  private func isSayable(_ candidate: Candidate) -> Bool {
    let drafter = blockDrafter(candidate.member.file).trial
    let items = drafter.items(candidate.function.body ?? [], in: candidate.function.interior)
    return (try? drafter.block(items)) != nil
  }
}

extension BlockDrafter {
  /// Returns the key of a procedure's call; nil for other effects.
  func performed(_ value: Expression) -> EffectForm? {
    guard case .call(let callee, let arguments) = value.kind, case .name(let name) = callee.kind,
      names.procedures.contains(name), let state = arguments.first, state.label == "into",
      state.value.source.text == "&state"
    else { return nil }
    guard let last = arguments.dropFirst().last else {
      return EffectForm(.perform, .text(name, at: file.span(value.source.range)))
    }
    let rest = state.value.source.range.upperBound..<last.value.source.range.upperBound
    let start = file.file.bytes[rest].firstIndex(of: UInt8(ascii: ",")).map { $0 + 1 }
    let text = file.draft((start ?? rest.lowerBound)..<rest.upperBound).text
    return EffectForm(.perform, .text("\(name)(\(text))", at: file.span(value.source.range)))
  }
}

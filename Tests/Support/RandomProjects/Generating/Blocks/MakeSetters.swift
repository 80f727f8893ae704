extension FeatureMaker {
  /// Makes actions for fields that nothing else changes.
  func makeSetters() {
    let lines = allBlocks.flatMap(\.statements).flatMap(\.lines)
    for field in fieldsOfState where !field.isConstant && !field.isBoundByAction {
      guard field.shared?.isReader != true else { continue }
      let name = field.isLocked ? "state.$\(field.name)" : "state.\(field.name)"
      let isWritten = lines.contains { line in
        let text = line.drop { $0 == " " }
        return [" = ", " += ", " -= ", ".toggle()", ".append(", ".withLock"].contains {
          text.hasPrefix(name + $0)
        }
      }
      guard !isWritten || random.once(in: 8) else { continue }
      let parameter = Parameter(name: "newer", type: field.type)
      let action = Action(names.grouped("set\(field.name.capital)"), [parameter])
      let place = field.isLocked ? field.locked : places(of: field)[0]
      let line = field.isLocked ? "\(name).withLock { $0 = newer }" : "\(name) = newer"
      action.block.statements = [Statement([line]) { place.write($0, $0.local("newer")) }]
      feature.actions.append(action)
    }
  }

  /// All blocks, including nested blocks.
  var allBlocks: [Block] {
    func inside(_ block: Block) -> [Block] {
      [block] + [block.caught].compactMap(\.self).flatMap(inside)
        + block.branches.map(\.block).flatMap(inside)
        + (block.match?.cases.map(\.block) ?? []).flatMap(inside)
    }
    return
      (feature.actions.map(\.block) + feature.procedures.map(\.block)
      + feature.reactions.map(\.block) + [feature.leading].compactMap(\.self)).flatMap(inside)
  }
}

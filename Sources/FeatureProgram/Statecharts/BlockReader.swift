import FeatureSpec
import SpecSwift

/// A reader that follows the state of a feature through blocks and the procedures that they perform.
struct BlockReader {
  /// The maximum number of procedures that a block may perform, including the procedures that these perform. The
  /// number grows quickly when procedures perform other procedures several times.
  private static let limit = 500

  private let feature: Feature
  /// The number of blocks in a procedure, including the blocks of the procedures that it performs.
  private var sizes: [String: Int] = [:]

  /// Makes a reader of the blocks of a feature.
  init(feature: Feature) {
    self.feature = feature
    for procedure in feature.procedures { measure(procedure) }
  }

  @discardableResult
  private mutating func measure(_ procedure: Procedure) -> Int {
    if let size = sizes[procedure.name.value] { return size }
    // This size is for a procedure that performs itself, which is an error.
    sizes[procedure.name.value] = Self.limit
    let performed = procedure.block.allBlocks.flatMap(\.performs)
    let size = performed.reduce(1) { size, call in
      min(Self.limit, size + (feature.procedure(named: call.name).map { measure($0) } ?? 0))
    }
    sizes[procedure.name.value] = size
    return size
  }

  /// Follows the state through a block.
  func read(_ block: Block, _ flow: inout CaseFlow) {
    guard !block.isManual else { return flow.noteUnseenChange() }
    guard let condition = block.condition else { return readSteps(of: block, &flow) }
    flow.choose(among: [(flow.condition(condition), true), (nil, false)]) { flow, holds in
      if holds { readSteps(of: block, &flow) }
    }
  }

  private func readSteps(of block: Block, _ flow: inout CaseFlow) {
    let follow = { (flow: inout CaseFlow) in
      if let statements = block.statements { flow.follow(statements) }
    }
    guard let caught = block.caught else {
      follow(&flow)
      return readRest(of: block, &flow)
    }
    flow.attempt(
      follow, rest: { readRest(of: block, &$0) }, caught: { read(caught.block, &$0) })
  }

  /// Follows the state through the parts of a block after its statements.
  private func readRest(of block: Block, _ flow: inout CaseFlow) {
    if !block.branches.isEmpty {
      let branches = block.branches.map { branch in
        (branch.condition.map { flow.condition($0) }, branch.block)
      }
      flow.choose(among: branches) { read($1, &$0) }
    }
    if let match = block.match {
      let branches = match.cases.map { one -> (CaseCondition?, Block) in
        (flow.condition(matching: one.pattern, of: match.value), one.block)
      }
      flow.choose(among: branches, isExhaustive: true) { read($1, &$0) }
    }
    let calls = block.performs + block.presentations.compactMap(\.call)
    for argument in calls.flatMap({ $0.arguments ?? [] }) { flow.follow(argument.value) }
    for procedure in block.performs.compactMap({ feature.procedure(named: $0.name) }) {
      guard sizes[procedure.name.value, default: 0] < Self.limit else {
        flow.noteUnseenChange()
        continue
      }
      read(procedure.block, &flow)
    }
  }
}

import FeatureSpec
import SpecSource
import SpecYAML
import Testing

/// The conditions of nested blocks.
@Suite("Conditions of blocks") struct BlockConditionTests {
  @Test("count the earlier branches if there are more than three")
  func manyBranches() throws {
    let branches = (1...5).map { "{if: state.n == \($0), send: a}" } + ["{else: {send: a}}"]
    let text = "feature: A\nactions: {a: {when: [\(branches.joined(separator: ", "))]}}\n"
    let root = try #require(readYAML(SourceFile(path: "Specs/A.yaml", text: text)).root)
    guard case .feature(let feature)? = decodeSpec(root).value else {
      Issue.record("no feature")
      return
    }
    let block = try #require(feature.actions.first?.block)
    let conditions = BlockScopes(block, locals: []).blocks.compactMap(\.conditions.first)
    let counts = conditions.map { condition in
      switch condition {
      case .fails(let conditions): conditions.count
      case .failsMany(let count): count * 10
      case .holds, .matches, .throwing: 0
      }
    }
    #expect(counts == [0, 1, 2, 3, 40, 50])
  }
}

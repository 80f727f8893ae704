import FeatureHeader
import Testing

@testable import FeatureGenerator

@Suite("Orphans")
struct OrphanTests {
  private func orphan(_ contents: [UInt8]) -> FileChange? {
    planChanges([], disk: ["A.swift": contents]).first
  }

  @Test("a generated file without a spec is one, and names the spec")
  func plain() {
    let orphan = orphan(Sample.file("a").contents)
    #expect(orphan?.status == .orphaned)
    #expect(orphan?.causes == [.orphaned])
    #expect(orphan?.specs == [Sample.spec])
    #expect(orphan?.isEdited == false)
  }

  @Test("an edited one is told apart")
  func edited() {
    let orphan = orphan(Sample.file("a").contents + Array("b".utf8))
    #expect(orphan?.causes == [.editedByHand, .orphaned])
    #expect(orphan?.isEdited == true)
  }

  @Test("a file without the header is nobody's orphan")
  func handWritten() {
    #expect(orphan(Array("struct A {}".utf8)) == nil)
  }
}

import FeatureHeader
import Testing

@testable import FeatureGenerator

@Suite("Orphans")
struct OrphanTests {
  private func orphan(_ contents: [UInt8]) -> FileChange? {
    planChanges([], disk: ["A.swift": contents]).first
  }

  @Test("are generated files without a spec, and name the former spec")
  func plain() {
    let orphan = orphan(Sample.file("a").contents)
    #expect(orphan?.status == .orphaned)
    #expect(orphan?.causes == [.orphaned])
    #expect(orphan?.specs == [Sample.spec])
    #expect(orphan?.isEdited == false)
  }

  @Test("are distinguished from edited orphans")
  func edited() {
    let orphan = orphan(Sample.file("a").contents + Array("b".utf8))
    #expect(orphan?.causes == [.editedByHand, .orphaned])
    #expect(orphan?.isEdited == true)
  }

  @Test("are never files without the header")
  func handWritten() {
    #expect(orphan(Array("struct A {}".utf8)) == nil)
  }
}

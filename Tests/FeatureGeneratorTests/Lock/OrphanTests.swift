import FeatureLock
import SpecSource
import Testing

@testable import FeatureGenerator

@Suite("Orphans and renamed specs")
struct OrphanTests {
  private func orphan(
    _ contents: [UInt8], lock: Lock? = Sample.lock([Sample.file("a")]),
    specs: [String: String] = ["Specs/B.yaml": "feature: B\nb\n"]
  ) -> FileChange? {
    planChanges(
      [], lock: lock, inputs: Sample.inputs(specs: specs), disk: ["A.swift": contents]
    ).first
  }

  @Test("a generated file without a spec is one, and says what has become of the spec")
  func plain() {
    let orphan = orphan(Sample.file("a").contents)
    #expect(orphan?.status == .orphaned)
    #expect(orphan?.causes == [.orphaned, .specChanged])
    #expect(orphan?.specChanges == [.removed("Specs/A.yaml")])
    #expect(orphan?.edits == FileChange.Edits.none)
  }

  @Test("an edited one is told apart, and so is one that the lock does not know")
  func edited() {
    #expect(orphan(Sample.file("b").contents)?.causes == [.editedByHand, .orphaned, .specChanged])
    #expect(orphan(Sample.file("b").contents)?.edits == .some)
    #expect(orphan(Sample.file("a").contents, lock: nil)?.edits == .unknown)
    #expect(orphan(Sample.file("a").contents, lock: nil)?.causes == [.orphaned])
  }

  @Test("a file without the header is nobody's orphan")
  func handWritten() {
    #expect(orphan(Array("struct A {}".utf8)) == nil)
  }

  @Test("stays in the lock until it is gone, with the hash that it was generated with")
  func staysInTheLock() {
    let lock = Sample.lock([Sample.file("a")])
    for contents in ["a", "b"] {
      let inputs = Sample.inputs(specs: [:])
      let changes = planChanges(
        [], lock: lock, inputs: inputs, disk: ["A.swift": Sample.file(contents).contents])
      let next = planLock(changes, inputs: inputs, former: lock)
      #expect(next.outputs == lock.outputs)
      #expect(planLock(changes, inputs: inputs, former: lock, removing: ["A.swift"]).outputs == [:])
    }
    #expect(planLock([], inputs: lock.inputs, former: lock).outputs == [:])
  }

  @Test("whose spec nobody knows can be locked")
  func withoutSpecs() {
    var lock = Sample.lock([])
    lock.outputs["A.swift"] = LockedOutput(hash: ContentHash(of: []), specs: [])
    #expect(parseLock(SourceFile(path: "l", text: lock.text)).value == lock)
  }

  @Test(
    "a renamed spec is recognised by its bytes, or by all but its first key",
    arguments: ["feature: A\na\n", "feature: C\na\n"])
  func renamed(_ text: String) {
    let specs = ["Specs/B.yaml": "feature: B\nb\n", "Specs/C.yaml": text]
    let orphan = orphan(Sample.file("a").contents, specs: specs)
    #expect(orphan?.specChanges == [.renamed(from: "Specs/A.yaml", to: "Specs/C.yaml")])
  }

  @Test("another spec is not taken for a renamed one")
  func replaced() {
    let orphan = orphan(
      Sample.file("a").contents,
      specs: ["Specs/B.yaml": "feature: B\nb\n", "Specs/C.yaml": "feature: C\nc\n"])
    #expect(orphan?.specChanges == [.removed("Specs/A.yaml")])
  }
}

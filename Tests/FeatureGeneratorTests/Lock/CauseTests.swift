import FeatureLock
import FeatureSpec
import SpecSource
import Testing

@testable import FeatureGenerator

/// Something that happens to a generated file or to what it is made of.
enum Mishap: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case spec, child, settings, templates, generator, edit, spaces, missing

  var testDescription: String { rawValue }

  /// The causes that it must be told by, alone.
  var causes: Set<DriftCause> {
    switch self {
    case .spec, .child: [.specChanged]
    case .settings: [.settingsChanged]
    case .templates: [.templateChanged]
    case .generator: [.generatorChanged]
    case .edit: [.editedByHand]
    case .spaces: [.editedByHand, .whitespaceOnly]
    case .missing: [.missing]
    }
  }

  /// Whether it changes what should be there.
  var changesOutput: Bool {
    switch self {
    case .spec, .child, .settings, .templates, .generator: true
    case .edit, .spaces, .missing: false
    }
  }
}

@Suite("Causes")
struct CauseTests {
  static let pairs = Mishap.allCases.flatMap { first in
    Mishap.allCases.filter { $0.rawValue > first.rawValue }.map { [first, $0] }
  }

  /// How the file stands after some mishaps.
  private func change(after mishaps: [Mishap]) -> FileChange? {
    var specs = ["Specs/A.yaml": "feature: A\na\n", "Specs/B.yaml": "feature: B\nb\n"]
    if mishaps.contains(.spec) { specs["Specs/A.yaml"]? += "more" }
    if mishaps.contains(.child) { specs["Specs/B.yaml"]? += "more" }
    let inputs = Sample.inputs(
      generator: mishaps.contains(.generator) ? "2.0.0" : "1.0.0",
      settings: mishaps.contains(.settings) ? "other" : "s",
      templates: mishaps.contains(.templates) ? "other" : "t", specs: specs)
    let old = Sample.file("struct A {}\n")
    let new = mishaps.contains(where: \.changesOutput) ? Sample.file("struct B {}\n") : old
    var current: [UInt8]? = old.contents
    if mishaps.contains(.spaces) { current = Array((Sample.header + "struct  A {}\n").utf8) }
    if mishaps.contains(.edit) { current?.append(contentsOf: "// edited\n".utf8) }
    if mishaps.contains(.missing) { current = nil }
    let disk = current.map { ["A.swift": $0] } ?? [:]
    return planChanges([new], lock: Sample.lock([old]), inputs: inputs, disk: disk).first
  }

  @Test("each alone", arguments: Mishap.allCases)
  func alone(_ mishap: Mishap) {
    let change = change(after: [mishap])
    #expect(change.map { Set($0.causes) } == mishap.causes)
    #expect(change?.status == (mishap == .missing ? .missing : .outOfSync))
    #expect(
      change?.edits == (mishap.causes.contains(.editedByHand) ? .some : FileChange.Edits.none))
  }

  @Test("each with each", arguments: pairs)
  func together(_ mishaps: [Mishap]) {
    var expected = Set(mishaps.flatMap(\.causes))
    // What is gone cannot be told to have been edited; what differs in more than spaces, differs.
    if mishaps.contains(.missing) { expected.subtract([.editedByHand, .whitespaceOnly]) }
    if mishaps.contains(.edit) || mishaps.contains(where: \.changesOutput) {
      expected.remove(.whitespaceOnly)
    }
    let change = change(after: mishaps)
    #expect(change.map { Set($0.causes) } == expected)
  }

  @Test("a child is blamed by name, and not the generator")
  func child() {
    #expect(change(after: [.child])?.specChanges == [.edited("Specs/B.yaml")])
    #expect(
      change(after: [.child, .spec])?.specChanges
        == [.edited("Specs/A.yaml"), .edited("Specs/B.yaml")])
  }

  @Test("another build of the same generator is found by elimination")
  func elimination() {
    let old = Sample.file("old")
    let change = planChanges(
      [Sample.file("new")], lock: Sample.lock([old]), inputs: Sample.inputs(),
      disk: ["A.swift": old.contents]
    ).first
    #expect(change?.causes == [.generatorChanged])
  }

  @Test("what changes nothing of a file is no cause of its edit")
  func innocent() {
    let file = Sample.file("a")
    let change = planChanges(
      [file], lock: Sample.lock([file]), inputs: Sample.inputs(settings: "other"),
      disk: ["A.swift": file.contents + [10, 65]]
    ).first
    #expect(change?.causes == [.editedByHand])
  }

  @Test("a file that the lock does not know may have been edited")
  func unknown() {
    for lock in [nil, Sample.lock([])] {
      let change = planChanges(
        [Sample.file("new")], lock: lock, inputs: Sample.inputs(),
        disk: ["A.swift": Sample.file("old").contents]
      ).first
      #expect(change?.causes == [.lockOutOfDate])
      #expect(change?.edits == .unknown)
    }
  }

  @Test("what an interrupted run has written is nobody's edit")
  func interrupted() {
    let lock = Sample.lock([Sample.file("old")]).knowing(Sample.lock([Sample.file("newer")]))
    let change = planChanges(
      [Sample.file("newest")], lock: lock, inputs: Sample.inputs(specs: ["Specs/A.yaml": "x"]),
      disk: ["A.swift": Sample.file("newer").contents]
    ).first
    #expect(change?.edits == FileChange.Edits.none)
    #expect(change?.causes == [.specChanged])
  }
}

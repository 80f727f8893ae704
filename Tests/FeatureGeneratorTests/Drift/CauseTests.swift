import FeatureHeader
import Testing

@testable import FeatureGenerator

/// An event that affects a generated file or its inputs.
enum Mishap: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case spec, inputs, edit, spaces, conflict, missing

  var testDescription: String { rawValue }

  /// The cause that explains the mishap, if it is the only one.
  var cause: DriftCause {
    switch self {
    case .spec: .specChanged
    case .inputs: .inputsChanged
    case .edit: .editedByHand
    case .spaces: .formatted
    case .conflict: .mergeConflict
    case .missing: .missing
    }
  }
}

@Suite("Causes of drift")
struct CauseTests {
  static let pairs = Mishap.allCases.flatMap { first in
    Mishap.allCases.filter { $0.rawValue > first.rawValue }.map { [first, $0] }
  }

  /// Returns the change that is planned for the file after some mishaps.
  private func change(after mishaps: [Mishap]) -> FileChange? {
    let old = Sample.file("struct A {}\n")
    let new = Sample.file(
      mishaps.contains(.inputs) ? "struct B {}\n" : "struct A {}\n",
      spec: mishaps.contains(.spec) ? "feature: A # new\n" : "feature: A\n")
    var text = String(decoding: old.contents, as: UTF8.self)
    if mishaps.contains(.spaces) { text = text.replacing("struct A", with: "struct  A") }
    if mishaps.contains(.conflict) {
      text += "<<<<<<< HEAD\nlet a = 1\n=======\nlet b = 1\n>>>>>>> other\n"
    }
    if mishaps.contains(.edit) { text += "// edited\n" }
    return Sample.change(of: new, current: mishaps.contains(.missing) ? nil : Array(text.utf8))
  }

  @Test("are found for a single mishap", arguments: Mishap.allCases)
  func alone(_ mishap: Mishap) {
    let change = change(after: [mishap])
    #expect(change?.causes == [mishap.cause])
    #expect(change?.status == (mishap == .missing ? .missing : .outOfSync))
    #expect(change?.isEdited == (mishap == .edit))
  }

  @Test("are found for two mishaps together", arguments: pairs)
  func together(_ mishaps: [Mishap]) {
    var expected = Set(mishaps.map(\.cause))
    // A file that does not exist has no other cause.
    if expected.contains(.missing) { expected = [.missing] }
    // A file with a conflict is generated again, regardless of its other content.
    if expected.contains(.mergeConflict) { expected.subtract([.editedByHand, .formatted]) }
    if expected.contains(.formatted), expected.count > 1 {
      // A file that differs in more than spaces was not only formatted.
      expected = expected.subtracting([.formatted]).union([.editedByHand])
    }
    // Another cause explains the difference.
    if expected.count > 1 { expected.remove(.inputsChanged) }
    #expect(change(after: mishaps).map { Set($0.causes) } == expected)
  }

  @Test("include an edit if the header lacks its hashes")
  func withoutState() {
    let file = Sample.file("struct A {}\n")
    let lines = file.contents.split(separator: 10)
    let change = Sample.change(
      of: file, current: Array(([lines[0]] + lines[2...]).joined(separator: [10])))
    #expect(change?.causes == [.editedByHand])
    #expect(change?.isEdited == true)
  }
}

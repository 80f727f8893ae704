import Platform
import SpecSource
import SpecSwift

/// Returns the files of tests without the functions of the tests that the specs of some features contain.
func testEdits(
  of tests: [AdoptedTest], _ features: Set<String>, _ files: [ReadSwiftFile], _ workers: Workers
) -> [AdoptionFiles.Edit] {
  let gone = tests.filter { $0.isInSpec && features.contains($0.feature ?? "") }
  let byPath = Dictionary(grouping: gone, by: \.span.file.path)
  let changed = files.compactMap { file in byPath[file.file.path].map { (file, $0) } }
  return workers.map(changed, as: "cutting files") { file, tests in
    AdoptionFiles.Edit(file: file.file, text: rest(of: file, without: tests))
  }
}

/// Returns the rest of a file of tests; nil when only imports and empty suites are left.
private func rest(of file: ReadSwiftFile, without tests: [AdoptedTest]) -> String? {
  var rest = RestOfFiles()
  let starts = Set(tests.map(\.span.startOffset))
  for declaration in file.declarations {
    let whole = Member(declaration: declaration, file: file)
    if starts.contains(whole.span.startOffset) {
      rest.add(.init(range: cutRange(of: whole), text: ""), to: file)
      continue
    }
    guard let type = declaration.type else { continue }
    let gone = type.members.map { Member(declaration: $0, file: file) }
      .filter { starts.contains($0.span.startOffset) }
    // A suite without tests has no other use. A suite with helpers may have.
    if !gone.isEmpty, gone.count == type.members.count {
      rest.add(.init(range: cutRange(of: whole), text: ""), to: file)
    } else {
      for member in gone { rest.add(.init(range: cutRange(of: member), text: ""), to: file) }
    }
  }
  return rest.edits(by: .one).first.map(\.text) ?? file.file.text(0..<file.file.bytes.count)
}

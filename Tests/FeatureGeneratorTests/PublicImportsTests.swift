import FeatureGenerator
import SpecSupport
import TestSupport
import Testing

/// Tests that no template contains the imports that are made public.
@Suite("Public imports")
struct PublicImportsTests {
  @Test("keep the place in the spec of each line")
  func traces() throws {
    let folder = GoldenCase(name: "generates-public-imports").folder
    let project = try TextProject(specs: readFolder(folder.appending(path: "input/Specs")))
    let files = try trace(project.valid(), with: bundledSets) { $0.hasSuffix("Action.swift") }
    let file = try #require(files.first { $0.path == "Sources/App/Diary/DiaryAction.swift" })
    #expect(file.bytes == project.generate().files[file.path])
    let lines = String(decoding: file.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains("public import Units"))
    let index = try #require(lines.firstIndex { $0.contains("case add(") })
    let place = try #require(file.place(line: index + 1, column: nil))
    #expect(place.spec?.start.line == 6)
    #expect(place.template?.path.hasSuffix("caseEnum.mustache") == true)
  }
}

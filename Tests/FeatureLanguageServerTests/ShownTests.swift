import FeatureProgram
import FeatureSpec
import JSON
import SpecSource
import Testing

@testable import FeatureLanguageServer

/// The hints that editors show between the words of specs.
@Suite("Inlay hints") struct InlayHintTests {
  @Test("calls show the keywords of generated code, unless they are written")
  func keywords() throws {
    let project = try referenceProject()
    var shown: [String] = []
    for feature in project.generatedFeatures {
      let file = feature.name.span.file
      let hints = InlayHints(spec: .feature(feature), project: project, encoding: .utf8)
        .json(in: 0..<file.bytes.count)
      for hint in hints.list ?? [] {
        let offset = try #require(try hint["position"]?.offset(in: file, .utf8))
        let label = try #require(hint["label"]?.text)
        shown.append(
          "\(label) \(file.text(offset..<file.bytes.count).prefix { $0 != "," && !$0.isNewline })")
      }
    }
    #expect(shown.contains("try await bmiHistory.load()"))
    #expect(shown.contains("await socket.close()}"), "\(shown)")
    #expect(!shown.contains { $0.hasPrefix("try await try") || $0.hasPrefix("await await") })
  }

  @Test("a field without a type shows the type of its default")
  func types() throws {
    let text = "feature: Tally\nstate:\n  é: {default: '3'}\n  n: Int = 4\n"
    let file = SourceFile(path: "Specs/Tally.yaml", text: text)
    let read = readProject(settings: try referenceFile("Specs/featuregen.yaml"), specs: [file])
    let project = try #require(read.value)
    let feature = try #require(project.feature(named: "Tally"))
    let hints = InlayHints(spec: .feature(feature), project: project, encoding: .utf16)
      .json(in: 0..<file.bytes.count)
    #expect(hints.list?.count == 1)
    #expect(hints.list?.first?["label"]?.text == "Int")
    #expect(hints.list?.first?["position"]?["character"]?.number == 15)
  }
}

import FeatureAdoption
import SpecSource
import SpecYAML
import Testing

/// Drafts, written as YAML.
@Suite("Written drafts")
struct WriteDraftTests {
  @Test("a block without statements is a key without a value, never an empty text")
  func emptyBlocks() {
    let cases = SpecDraft.keys([DraftKey(".loaded", ""), DraftKey(".failed", "")])
    let spec = writtenSpec([DraftKey("match", .keys(("on", "value"), ("cases", cases)))])
    #expect(
      spec == """
        match:
          on: value
          cases:
            .loaded:
            .failed:

        """)
  }

  @Test("short collections are in brackets, and keys of one line are together")
  func layout() {
    let spec = writtenSpec([
      DraftKey("feature", "Counter"),
      DraftKey("doc", "A number: up and down."),
      DraftKey("state", .keys(("count", "Int = 0"))),
      DraftKey("dependencies", .list(["uuid", "date"])),
      DraftKey(
        "actions",
        .keys([
          DraftKey(
            "set", .keys(("with", .keys(("_ text", "[String]"))), ("do", "a = 1\n\n  b = 2"))),
          DraftKey("up", "state.count += 1", comments: ["MARK: - Up"]),
        ])),
    ])
    #expect(
      spec == """
        feature: Counter
        doc: 'A number: up and down.'

        state:
          count: Int = 0

        dependencies: [uuid, date]

        actions:
          set:
            with: {_ text: '[String]'}
            do: |
              a = 1

                b = 2
          # MARK: - Up
          up: state.count += 1

        """)
  }

  @Test(
    "every text is read as it was written",
    arguments: [
      "a", "'a'", "\"a\"", "-1", "- 1", "a: b", "a #b", "#a", "a:", "!a", "*a", "&a", "[1]",
      "{ $0 }",
      "?a", "|", ">", "%a", "@A a", "`a`", "a, b", "true", "null", "~", "1.0", "a\tb", "\u{85}a",
      "a\u{2028}b", "\\a", "it's", "=", "a\nb", " a\nb", "a\n\nb", "a\n  b", "# a\nb",
      "\"\"\"\na\n\"\"\"",
      "x ? a : b", "..<3", "<#a#>", "", "- a\n- b", "a: b\nc: d",
    ])
  func texts(text: String) throws {
    let inner: SpecDraft = .keys(("long", .text(text)), ("list", .list([.text(text), "b"])))
    let written = writtenSpec([
      DraftKey("text", .text(text)),
      DraftKey("texts", .list([.text(text), .keys(("a", .text(text)))])),
      DraftKey("in", .keys(("lines", .keys(("a", "b\nc"), ("d", inner))))),
    ])
    let root = try #require(
      parseYAML(SourceFile(path: "a.yaml", text: written)).value, "\(written)")
    let all = texts(in: root).filter { !["b", "b\nc"].contains($0) || $0 == text }
    #expect(all == Array(repeating: text, count: 5), "\(written)")
  }

  private func texts(in node: YAMLNode) -> [String] {
    switch node.content {
    case .scalar, .missing: [swiftText(of: node).value?.text ?? "?"]
    case .sequence(let nodes): nodes.flatMap { texts(in: $0) }
    case .mapping(let members): members.flatMap { texts(in: $0.value) }
    }
  }
}

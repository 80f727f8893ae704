import SpecSource
import SpecSwift
import Testing

/// Fragments that have been parsed before.
@Suite struct FragmentMemoTests {
  @Test("a fragment is equal, whether or not its text was parsed before")
  func isTheSame() {
    let memo = FragmentMemo()
    let texts = [
      "state.count += 1", "let a = [1, 2]", "Result<[Int], URLError>", "try await api.load(1)", "x",
      "é + 1", "e\u{301} + 1", "return 1", "a +", "",
    ]
    for _ in 1...2 {
      for text in texts {
        for kind in FragmentKind.allCases {
          for options in [[], FragmentOptions.all] {
            let source = SourcedText(
              verbatim: SourceSpan(
                file: SourceFile(path: "A.yaml", text: " " + text + " "),
                offsets: 0..<text.utf8.count + 2))
            let alone = parseFragment(source, as: kind, options: options)
            let known = parseFragment(source, as: kind, options: options, memo: memo)
            #expect(known.diagnostics == alone.diagnostics)
            #expect(
              known.value?.text.utf8.elementsEqual(alone.value?.text.utf8 ?? "".utf8) != false)
            #expect(
              String(describing: known.value?.analysis) == String(describing: alone.value?.analysis)
            )
          }
        }
      }
    }
  }
}

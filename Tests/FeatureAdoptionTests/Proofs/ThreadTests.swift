import FeatureAdoption
import SpecSource
import SpecSupport
import Testing

/// The reports of several threads.
@Suite("Adoption on several threads")
struct ThreadTests {
  @Test("results do not depend on the number of threads")
  func threads() {
    let files = (0..<9).map { number in
      SourceFile(
        path: "Feature\(number).swift",
        text: """
          @Reducer struct Feature\(number) {
            struct State: Equatable { var count = 0 }
            enum Action { case up, inner(Feature\(number + 1).Action) }
            var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .up: state.count += \(number); return .none
                case .inner: return \(number % 3 == 0 ? ".publisher { values }" : ".none")
                }
              }
            }
          }

          extension Feature\((number + 1) % 9) { struct Kept\(number) {} }
          """)
    }
    let one = adoptionReport(of: files, trying: bundledSets, takesTests: false, workers: .one)
    let all = adoptionReport(of: files, trying: bundledSets, takesTests: false, workers: .perCore)
    #expect(!one.files.specs.isEmpty)
    #expect(one.files.specs.map(\.text) == all.files.specs.map(\.text))
    #expect(one.files.edits.map(\.text) == all.files.edits.map(\.text))
    #expect(one.features.map(\.verdict) == all.features.map(\.verdict))
  }
}

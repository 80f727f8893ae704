import FeatureAdoption
import SpecSource
import TestSupport
import Testing
import TypeChecking

@testable import FeatureGenCLI

/// Handlers that no key can express become functions in Swift with `--partial`.
@Suite("Features that are adopted in part")
struct AdoptPartlyTests {
  private static let sorter = """
    import ComposableArchitecture

    @Reducer
    struct Sorter {
      @ObservableState
      struct State: Equatable { var numbers: [Int] = [] }

      enum Action: Equatable {
        case added(Int, at: Int)
        case stopped
        case cleared
      }

      enum CancelID { case sorting }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .added(let number, at: let place):
            for index in state.numbers.indices where index == place {
              // It is there.
              if state.numbers[index] == number { return .none }
            }
            state.numbers.insert(limited(number), at: place)
            return .none
          case .stopped:
            for number in state.numbers where number < 0 {
              return .cancel(id: CancelID.sorting)
            }
            return .none
          case .cleared:
            state.numbers = []
            return .none
          }
        }
      }

      private func limited(_ number: Int) -> Int { min(number, 9) }
    }

    """
  private static let settings = """
    version: 1
    module: App
    access: internal
    sources: Sources/App/Generated
    tests: Tests/AppTests
    suffix: ''
    templates: tca
    """

  private func adopt(
    _ text: String, partly: Bool, expecting outcome: CommandOutcome = .success
  ) throws -> (MemoryFileSystem, Transcript) {
    let project = MemoryFileSystem(
      texts: [settingsPath: Self.settings, "Sources/App/Sorter.swift": text])
    let transcript = Transcript()
    #expect(
      try adoptFeatures(
        in: ["Sources"], named: [], project.fileSystem, writing: AdoptionTarget(),
        takesManual: partly, workers: .one, console: transcript.console) == outcome)
    return (project, transcript)
  }

  @Test("statements that no key covers become a function, unchanged")
  func functions() throws {
    let (project, transcript) = try adopt(Self.sorter, partly: true)
    #expect(transcript.output.contains("its spec generates equal code, 2 manual handlers (manual"))
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(transcript.error)")
    let files = project.files.mapValues { String(decoding: $0, as: UTF8.self) }
    let spec = try #require(files["Specs/Sorter.yaml"])
    #expect(spec.contains("  added: {with: {_ number: Int, at place: Int}, manual: true}\n"))
    #expect(spec.contains("  cleared: state.numbers = []\n"))
    let handlers = try #require(files["Sources/App/Generated/Sorter/Sorter+Handlers.swift"])
    #expect(
      handlers == """
        import ComposableArchitecture
        import Foundation

        nonisolated extension Sorter {
          /// Handles 'added'.
          func handleAdded(into state: inout State, _ number: Int, at place: Int) -> Effect<Action> {
            for index in state.numbers.indices where index == place {
              // It is there.
              if state.numbers[index] == number { return .none }
            }
            state.numbers.insert(limited(number), at: place)
            return .none
          }

          /// Handles 'stopped'.
          func handleStopped(into state: inout State) -> Effect<Action> {
            for number in state.numbers where number < 0 {
              return .cancel(id: CancelID.sorting)
            }
            return .none
          }
        }

        """)
    let sources = files.filter { $0.key.hasSuffix(".swift") && $0.key.hasPrefix("Sources/") }
    #expect(spec.contains("effectIDs: [sorting]\n"))
    let reducer = try #require(sources["Sources/App/Generated/Sorter/SorterReducer.swift"])
    #expect(reducer.contains("enum CancelID { case sorting }"))
    #expect(try TypeChecker().check(sources, as: "App") == "")
  }

  @Test("without the option, the statements stay Swift in the spec, and create the effect")
  func whole() throws {
    let (project, transcript) = try adopt(Self.sorter, partly: false)
    #expect(transcript.output.contains("2 handlers with effects in Swift (called-closures"))
    #expect(
      transcript.output.contains("      Sources/App/Sorter.swift:20:9   'return' in a loop\n"))
    #expect(transcript.output.contains("1 in keys, 2 with effects in Swift, 0 manual\n"))
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(transcript.error)")
    let files = project.files.mapValues { String(decoding: $0, as: UTF8.self) }
    let spec = try #require(files["Specs/Sorter.yaml"])
    #expect(spec.contains("      let effect: Effect<Action> = {\n"))
    #expect(spec.contains("        return .cancel(id: CancelID.sorting)\n"))
    let sources = files.filter { $0.key.hasSuffix(".swift") && $0.key.hasPrefix("Sources/") }
    #expect(try TypeChecker().check(sources, as: "App") == "")
  }

  @Test(
    "a handler that needs more than a function's parameters is left out",
    arguments: [
      ("where number < 0 {", "where number < 0 && action == .stopped {"),
      ("case .added(let number, at: let place):", "case .added(let number, at: 1):\nlet place = 1"),
    ])
  func refused(text: String, other: String) throws {
    let (project, transcript) = try adopt(
      Self.sorter.replacing(text, with: other), partly: true, expecting: .outOfSync)
    #expect(!project.files.keys.contains("Specs/Sorter.yaml"), "\(transcript.output)")
  }
}

import JSON
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The output of `adopt` that shows a feature next to the code that is generated from its spec.
@Suite("Adopt with '--show'")
struct AdoptShowTests {
  private static let stepper = """
    @Reducer
    struct Stepper {
      struct State: Equatable {
        var count = 0
        var name = "a  b"
      }
      enum Action { case up, down(by: Int), load }
      @Dependency(\\.api) var api
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .up:
            state.count += 1
            return .run { _ in await api.save() }
          case .down(let step):
            guard state.count > 0 else { return .none }
            // Not below zero.
            state.count -= step
            return .none
          case .load:
            return .none
          }
        }
      }
    }
    """
  private static let root = """
    @Reducer
    struct Root {
      class State {}
      enum Action {}
    }
    """

  private func show(
    _ names: [String], format: AdoptionFormat = .text, colors: Bool = false
  ) throws -> (outcome: CommandOutcome, transcript: Transcript) {
    let transcript = Transcript()
    let project = MemoryFileSystem(
      texts: ["Sources/Root.swift": Self.root, "Sources/Stepper.swift": Self.stepper])
    var console = transcript.console
    console.colorsOutput = colors
    let outcome = try adoptFeatures(
      in: ["Sources"], named: [], showing: names, project.fileSystem, format: format,
      workers: .one, console: console)
    return (outcome, transcript)
  }

  @Test("each part is shown with its place, its verdict, both versions and their normal form")
  func text() throws {
    let (outcome, transcript) = try show(["Stepper"])
    #expect(outcome == .success)
    #expect(
      transcript.output == """
        Stepper, Sources/Stepper.swift:1:1: its spec generates equal code (discard, inferred-types, observed-state, return-none-tail)
        Lines with '-' are original, lines with '+' are generated, and other lines are the same in both.

        ✔ the state, Sources/Stepper.swift:3:3: equal after inferred-types, observed-state
          var count = 0
          var name = "a  b"

        ✔ the actions, Sources/Stepper.swift:7:3: equal
          up
          down(by: Int)
          load

        ✔ the dependencies, Sources/Stepper.swift:1:1: equal
          api

        ✔ up, Sources/Stepper.swift:12:12: equal after discard
          state.count += 1
        - return .run { _ in await api.save() }
        + return .run { _ in
        +   _ = await api.save()
        + }
          ── in normal form:
          state.count += 1
          return .run() {
            await api.save()
          }

        ✔ down, Sources/Stepper.swift:15:12: equal after return-none-tail
          guard state.count > 0 else { return .none }
          // Not below zero.
          state.count -= step
        - return .none
          ── in normal form:
          guard state.count > 0 else {
            return .none
          }
          state.count -= step

        ✔ load, Sources/Stepper.swift:20:12: equal after return-none-tail
        - return .none
        + break
          ── in normal form:
          nothing

        """)
  }

  @Test("JSON has the parts for programs")
  func json() throws {
    let (_, transcript) = try show(["Stepper"], format: .json)
    let report = try parseJSON(Array(transcript.output.utf8))
    let features = try #require(report["features"]?.list)
    #expect(features.compactMap { $0["name"]?.text } == ["Stepper"])
    #expect(features[0]["verdict"]?.text == "full")
    let parts = try #require(features[0]["parts"]?.list)
    let up = try #require(parts.first { $0["subject"]?.text == "up" })
    #expect(up["equal"]?.flag == true)
    #expect(up["place"]?.text == "Sources/Stepper.swift:12:12")
    #expect(up["rewrites"]?.list?.compactMap(\.text) == ["discard"])
    #expect(up["original"]?["code"]?.text?.contains("{ _ in await api.save() }") == true)
    #expect(up["generated"]?["code"]?.text?.contains("_ = await api.save()") == true)
    let form = try #require(up["original"]?["normalForm"]?.text)
    #expect(form.contains("\n  await api.save()\n"))
    #expect(up["generated"]?["normalForm"]?.text == form)
  }

  @Test("a feature without a spec is shown with the reasons")
  func noSpec() throws {
    let (outcome, transcript) = try show(["Root"])
    #expect(outcome == .outOfSync)
    #expect(
      transcript.output == """
        Root, Sources/Root.swift:1:1: no spec
              Sources/Root.swift:3:3   the state is a class

        """)
    let json = try parseJSON(
      Array(try show(["Root"], format: .json).transcript.output.utf8))
    let feature = try #require(json["features"]?.list?.first)
    #expect(feature["reasons"]?.list?.first?["text"]?.text == "the state is a class")
    #expect(feature["parts"] == nil)
  }

  @Test("several features are shown, and each version has its own color")
  func several() throws {
    let (_, transcript) = try show(["Stepper", "Root"], colors: true)
    #expect(transcript.output.contains("Root, Sources/Root.swift"))
    #expect(transcript.output.contains("\u{1B}[31m- return .run { _ in await"))
    #expect(transcript.output.contains("\u{1B}[32m+   _ = await api.save()"))
  }

  @Test("an unknown feature is an error with a suggested name")
  func unknown() throws {
    let (outcome, transcript) = try show(["Steper"])
    #expect(outcome == .failure)
    #expect(transcript.error.contains("did you mean 'Stepper'?"))
    #expect(transcript.output.isEmpty)
  }

  @Test("'--show' cannot be combined with '--write'")
  func writes() {
    #expect(throws: (any Error).self) {
      try Adopt.parse(["Sources", "--show", "Stepper", "--write"])
    }
  }
}

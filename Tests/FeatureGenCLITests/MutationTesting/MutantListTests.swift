import Testing

@testable import FeatureGenCLI

/// The mutants that are made of specs.
@Suite struct MutantListTests {
  private static let settings = "version: 1\nmodule: App\nsources: Sources\ntests: Tests\n"

  private static let player = """
    feature: Player
    state: {title: String?, volume: Int = 5, problem: String?}
    dependencies: [music]
    alerts: {sure: {title: Sure?, buttons: {erase: Erase}}}
    delegate: {began: , ended: }
    actions:
      play:
        guard: state.title != nil
        run: {call: music.play(state.title), success: playing, failure: broke, id: music, cancelInFlight: true}
      playing: {do: state.problem = nil, send: delegate.began}
      paused: {cancel: music, send: [delegate.ended, playing]}
      broke: {with: {_ error: EffectError}, do: state.problem = error.description}
      louder:
        when:
          - if: state.volume < 10
            do: state.volume += 1
          - else: {present: sure}
      sleep: {send: {action: paused, after: 2s}}
      wake: {timer: {every: 1s, send: louder}}
    reactions:
      alert.erase: state.title = nil
    """

  private static let music = """
    client: MusicClient
    key: music
    endpoints:
      play: {with: {_ title: 'String?'}, async: true, throws: true, live: '_ = title'}
    """

  /// Returns the mutants of the features of some specs, without their paths.
  private func list(_ specs: [String: String], _ names: [String] = []) throws -> [String] {
    let texts = Dictionary(
      uniqueKeysWithValues: specs.map { ("Specs/\($0.key).yaml", $0.value) })
    let files = MemoryFileSystem(
      texts: texts.merging(["Specs/featuregen.yaml": Self.settings]) { $1 })
    let transcript = Transcript()
    let generated = try generateProject(files.fileSystem, console: Transcript().console)
    try #require(generated == .success)
    let outcome = try mutateProject(
      files.fileSystem, MutationRequest(features: names, listsOnly: true), runner: ProcessRunner(),
      console: transcript.console)
    #expect(outcome == .success, "\(transcript.error)")
    return transcript.output.split(separator: "\n").map {
      String($0.drop { $0 != ":" }.dropFirst())
    }
  }

  @Test("every step of a task is changed, except for steps that later steps need")
  func tasks() throws {
    let radio = """
      feature: Radio
      state: {title: String?}
      dependencies: [music]
      actions:
        tuned: {send: {action: played, later: true}}
        play:
          task:
            steps:
              - run: {call: music.play(nil)}
              - run: {call: let title = state.title}
              - when:
                  - if: title != nil
                    steps: [{run: {call: music.play(title)}}, {send: played}]
                  - else: {send: missed}
            failure: missed
            id: music
        played: {cancel: music}
        missed:
      """
    let mutants = try list(["Radio": radio, "MusicClient": Self.music])
    #expect(
      mutants == [
        "5:26: Radio: tuned: drop 'send: played'",
        "5:26: Radio: tuned: 'played' to 'missed'",
        "8:7: Radio: play: drop 'task'",
        "9:23: Radio: play: drop the 'run' of 'music.play(nil)'",
        "12:15: Radio: play: drop 'when'",
        "12:25: Radio: play: '!=' to '==' in 'title != nil'",
        "13:36: Radio: play: drop the 'run' of 'music.play(title)'",
        "13:64: Radio: play: drop 'send: played'",
        "13:64: Radio: play: 'played' to 'missed'",
        "14:28: Radio: play: 'missed' to 'tuned'",
        "15:16: Radio: play: drop 'failure: missed'",
        "15:16: Radio: play: 'missed' to 'tuned' (2)",
        "16:11: Radio: play: 'cancelInFlight: false' to 'true'",
        "17:20: Radio: played: drop 'cancel: music'",
      ])
  }

  @Test("every behavior is changed")
  func all() throws {
    let mutants = try list(["Player": Self.player, "MusicClient": Self.music])
    #expect(
      mutants == [
        "2:39: Player: volume: '5' to '6'",
        "8:12: Player: play: drop 'guard: state.title != nil'",
        "8:24: Player: play: '!=' to '==' in 'state.title != nil'",
        "9:17: Player: play: drop the 'run' of 'music.play(state.title)'",
        "9:51: Player: play: drop 'success: playing'",
        "9:51: Player: play: 'playing' to 'paused'",
        "9:51: Player: play: swap 'success' and 'failure'",
        "9:69: Player: play: drop 'failure: broke'",
        "9:80: Player: play: 'cancelInFlight: true' to 'false'",
        "10:17: Player: playing: drop 'state.problem = nil'",
        "10:44: Player: playing: drop 'send: delegate.began'",
        "10:44: Player: playing: duplicate 'send: delegate.began'",
        "10:44: Player: playing: 'delegate.began' to 'delegate.ended'",
        "11:20: Player: paused: drop 'cancel: music'",
        "11:34: Player: paused: drop 'send: delegate.ended'",
        "11:34: Player: paused: duplicate 'send: delegate.ended'",
        "11:34: Player: paused: 'delegate.ended' to 'delegate.began'",
        "11:50: Player: paused: drop 'send: playing'",
        "11:50: Player: paused: duplicate 'send: playing'",
        "11:50: Player: paused: 'playing' to 'paused'",
        "12:45: Player: broke: drop 'state.problem = error.description'",
        "15:13: Player: louder: negate 'state.volume < 10'",
        "15:26: Player: louder: '<' to '<=' in 'state.volume < 10'",
        "15:28: Player: louder: '10' to '11'",
        "16:13: Player: louder: drop 'state.volume += 1'",
        "16:26: Player: louder: '+=' to '-=' in 'state.volume += 1'",
        "16:29: Player: louder: '1' to '2'",
        "17:9: Player: louder: drop 'else'",
        "17:25: Player: louder: drop 'present: sure'",
        "18:26: Player: sleep: drop the delayed 'paused'",
        "18:26: Player: sleep: drop the pause",
        "18:26: Player: sleep: '2 seconds' to '4 seconds'",
        "18:26: Player: sleep: 'paused' to 'louder'",
        "19:17: Player: wake: drop the timer of 'louder'",
        "19:17: Player: wake: '1 seconds' to '2 seconds'",
        "19:35: Player: wake: 'louder' to 'sleep'",
        "21:16: Player: alert.erase: drop 'state.title = nil'",
      ])
  }

  @Test("only the mutants of the named feature are listed")
  func one() throws {
    let counter = "feature: Counter\nstate: {count: Int = 0}\nactions: {add: state.count += 1}\n"
    let specs = ["Counter": counter, "Player": Self.player, "MusicClient": Self.music]
    #expect(
      try list(specs, ["Counter"]) == [
        "2:22: Counter: count: '0' to '1'", "3:16: Counter: add: drop 'state.count += 1'",
        "3:28: Counter: add: '+=' to '-=' in 'state.count += 1'", "3:31: Counter: add: '1' to '2'",
      ])
  }

  @Test("reducers and operators of the app are dropped, and get other values")
  func composition() throws {
    let lamp = """
      feature: Lamp
      actions: {toggled: }
      compose:
        before: ['A(limit: 1)', B()]
        operators: .c(.d)

      """
    #expect(
      try list(["Lamp": lamp]) == [
        "4:13: Lamp: compose: drop 'A(limit: 1)'", "4:22: Lamp: compose: '1' to '2'",
        "4:27: Lamp: compose: drop 'B()'", "5:14: Lamp: compose: drop '.c(.d)'",
      ])
  }

  @Test("unknown names and outdated files are reported")
  func errors() throws {
    let counter = "feature: Counter\nstate: {count: Int = 0}\nactions: {add: state.count += 1}\n"
    let files = MemoryFileSystem(
      texts: ["Specs/featuregen.yaml": Self.settings, "Specs/Counter.yaml": counter])
    let outdated = Transcript()
    let request = MutationRequest(features: ["Countr"], listsOnly: true)
    let runner = ProcessRunner()
    #expect(
      try mutateProject(files.fileSystem, request, runner: runner, console: outdated.console)
        == .failure)
    #expect(
      outdated.error == """
        featuregen: error: 'Sources/Counter/CounterAction.swift' does not match its spec [outdated-file]
          hint: run 'featuregen generate' first
        featuregen: 1 error

        """)
    _ = try generateProject(files.fileSystem, console: Transcript().console)
    let unknown = Transcript()
    #expect(
      try mutateProject(files.fileSystem, request, runner: runner, console: unknown.console)
        == .failure)
    #expect(
      unknown.error == """
        featuregen: error: 'Countr' is not a feature of this project [unusable-argument]
          hint: did you mean 'Counter'?
        featuregen: 1 error

        """)
  }
}

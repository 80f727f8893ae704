import Foundation
import SpecSource
import Testing

@testable import FeatureGenCLI

/// Mistakes whose hints show the corrected line: `lint --fix` applies the hint, and no problem remains.
@Suite("Followed hints")
struct ObeyedHintTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    /// The line with the mistake.
    let wrong: String
    /// The line or lines that the hint shows.
    let right: String
    /// The lines before the mistake in the spec; the last of them is the line of the section.
    let above: String

    init(_ wrong: String, _ right: String, above: String) {
      self.wrong = wrong
      self.right = right
      self.above = above
    }

    var testDescription: String { wrong }
  }

  private static let state = """
    feature: A
    actions: {up: , done: {with: {_ n: Int}}}
    state:
      n: Int = 0
    """
  private static let actions = """
    feature: A
    state: {n: Int = 0, at: Date?, name: String = "", ids: '[Int] = []'}
    actions:
      up: state.n += 1
    """
  private static let tests = """
    feature: A
    state: {n: Int = 0, name: String = ""}
    actions: {up: state.n += 1, call: 'state.name = "Ada L"'}
    tests:
      first: [{send: up, expect: {n: 1}}]
    """
  private static let alerts = """
    feature: A
    actions: {up: {present: first}}
    alerts:
      first: {title: First}
    """

  static let mistakes = [
    Mistake("count: 0", "count: Int = 0", above: state),
    Mistake("ratio: -0.5", "ratio: Double = -0.5", above: state),
    Mistake("name: '\"a\" + \"b\"'", "name: 'String = \"a\" + \"b\"'", above: state),
    Mistake("isOn: false", "isOn: Bool = false", above: state),
    Mistake("name: '\"\"'", "name: 'String = \"\"'", above: state),
    Mistake(
      "name: {type: String, default: \"\"}", "name: {type: String, default: '\"\"'}", above: state),
    Mistake(
      "name: {type: String, default: 'Ada Lovelace'}",
      "name: {type: String, default: '\"Ada Lovelace\"'}", above: state),
    Mistake("name: String = Ada", "name: String = \"Ada\"", above: state),
    Mistake("name: String = 'Ada'", "name: String = \"Ada\"", above: state),
    Mistake("name: String = 'it's'", "name: String = \"it's\"", above: state),
    Mistake("isMany:Bool = false", "isMany: Bool = false", above: state),
    Mistake("both: String = [1: 2]", "both: 'String = [1: 2]'", above: state),
    Mistake(
      "set: state.at = Date(timeIntervalSince1970: 5)",
      "set: 'state.at = Date(timeIntervalSince1970: 5)'", above: actions),
    Mistake("say: state.name = 'it's'", "say: state.name = \"it's\"", above: actions),
    Mistake(
      "say: {do: state.name = 'it's', send: up}", "say: {do: state.name = \"it's\", send: up}",
      above: actions),
    Mistake(
      "setCount(_ n: Int): state.n = n", "setCount: {with: {_ n: Int}, do: state.n = n}",
      above: actions),
    Mistake(
      "setAll(_ ids: [Int], to n: Int): {do: 'state.ids = ids'}",
      "setAll: {with: {_ ids: '[Int]', to n: Int}, do: 'state.ids = ids'}", above: actions),
    Mistake("set(n: Int):", "set: {with: {n: Int}}", above: actions),
    Mistake(
      "set(_ n: Int):\n    do: state.n = n", "set:\n    with: {_ n: Int}\n    do: state.n = n",
      above: actions),
    Mistake("set: {do: max(state.n, 1)}", "set: {do: 'max(state.n, 1)'}", above: actions),
    Mistake("set: >-\n    state.n = 1", "set: |\n    state.n = 1", above: actions),
    Mistake("set: n = 1", "set: state.n = 1", above: actions),
    Mistake(
      "wait: {send: {action: up, after: 5. s}}", "wait: {send: {action: up, after: 5s}}",
      above: actions),
    Mistake(
      "it goes: to 1: [{send: up, expect: {n: 1}}]",
      "'it goes: to 1': [{send: up, expect: {n: 1}}]", above: tests),
    Mistake(
      "it goes: to 1:\n    - send: up\n      expect: {n: 1}",
      "'it goes: to 1':\n    - send: up\n      expect: {n: 1}", above: tests),
    Mistake(
      "calls: [{send: call, expect: {name: \"Ada L\"}}]",
      "calls: [{send: call, expect: {name: '\"Ada L\"'}}]", above: tests),
    Mistake("gone: {title: 'It's gone'}", "gone: {title: 'It''s gone'}", above: alerts),
    Mistake(
      "gone: {title: 'It's gone', message: 'It isn't here'}",
      "gone: {title: 'It''s gone', message: 'It isn''t here'}", above: alerts),
    Mistake(
      "gone: {title: 'It's gone, it is', message: There}",
      "gone: {title: 'It''s gone, it is', message: There}", above: alerts),
    Mistake(
      "gone: {title: Gone, for good}", "gone: {title: 'Gone, for good'}", above: alerts),
    Mistake("gone: {title: >= 3}", "gone: {title: '>= 3'}", above: alerts),
    Mistake("gone: {title: & more}", "gone: {title: '& more'}", above: alerts),
    Mistake("gone: {title: *bold*}", "gone: {title: '*bold*'}", above: alerts),
    Mistake("gone: {title: ? what}", "gone: {title: '? what'}", above: alerts),
    Mistake("gone: {title: % more}", "gone: {title: '% more'}", above: alerts),
    Mistake("gone: {title: @you}", "gone: {title: '@you'}", above: alerts),
    Mistake("gone:\n    title: `Gone`", "gone:\n    title: '`Gone`'", above: alerts),
    Mistake("gone:\n    title: !important", "gone:\n    title: '!important'", above: alerts),
    Mistake(
      "more: {type: Int, default: &start 0}", "more: {type: Int, default: 0}", above: state),
    Mistake(
      "more: {guard: !state.ids.isEmpty}", "more: {guard: '!state.ids.isEmpty'}",
      above: actions),
    Mistake(
      "more: {type: Int, default: 0, wrapper: Clamped}",
      "more: {type: Int, default: 0, wrapper: '@Clamped'}", above: state),
    Mistake("more: | state.n += 1", "more: state.n += 1", above: actions),
    Mistake(
      "add: {with: {_ n: {type: Int, default: 3}}, do: state.n = n}",
      "add: {with: {_ n: 'Int = 3'}, do: state.n = n}", above: actions),
    Mistake(
      "fade: {send: {action: up, animation: default}}",
      "fade: {send: {action: up, animation: .default}}", above: actions),
    Mistake(
      "again: {steps: [send: up, expect: {n: 1}]}", "again: {steps: [{send: up, expect: {n: 1}}]}",
      above: tests),
    Mistake(
      "again: {setup: [let m = 1], steps: [{send: up, expect: {n: m}}]}",
      "again: {setup: 'let m = 1', steps: [{send: up, expect: {n: m}}]}", above: tests),
    Mistake(
      "again: [{send: up, expect: |\n      state.n = 1}]",
      "again: [{send: up, expect: 'state.n = 1'}]", above: tests),
  ]

  @Test(
    "name the missing part if quotes would not make valid Swift",
    arguments: [
      "up: *x", "up: {do: *x}", "up: {guard: > 3}", "up: {guard: ? 1}", "up: {do: % 3}",
      "up:\n    do: &x",
    ])
  func noSwift(_ line: String) throws {
    let project = project("feature: A\nstate: {n: Int = 0}\nactions:\n  \(line)\n")
    let found = try errors(in: project)
    #expect(found.count == 1 && found[0].fix == nil, "\(found.map { $0.rendered() })")
    #expect(
      found[0].hint?.contains("'\(line)'") == false && found[0].hint?.contains("write") == true)
  }

  @Test("leave no error", arguments: mistakes)
  func obey(_ mistake: Mistake) throws {
    let spec = "\(mistake.above)\n  \(mistake.wrong)\n"
    let project = project(spec)
    #expect(
      try errors(in: project, alsoWarnings: true).contains { $0.fix != nil }, "\(mistake.wrong)")
    _ = try fixProject(project.fileSystem)
    let fixed = text(in: project) ?? ""
    #expect(fixed == "\(mistake.above)\n  \(mistake.right)\n")
    #expect(try errors(in: project).map { $0.rendered() } == [])
  }

  @Test("show the result of the edit", arguments: mistakes)
  func shown(_ mistake: Mistake) throws {
    let found = try errors(
      in: project("\(mistake.above)\n  \(mistake.wrong)\n"), alsoWarnings: true)
    for diagnostic in found {
      guard let fix = diagnostic.fix, let hint = diagnostic.hint else { continue }
      #expect(hint.contains(fix.lines) || hint.contains("'\(fix.replacement)'"))
    }
  }

  @Test("add to the list of dependencies")
  func dependencies() throws {
    let spec = """
      feature: A
      state: {at: Date?, id: UUID?}
      actions:
        up: state.at = date()
        mark: state.id = uuid()

      """
    for list in ["", "dependencies: [openURL]\n", "dependencies: [date.now]\n"] {
      let project = project(spec + list)
      _ = try fixProject(project.fileSystem)
      #expect(try errors(in: project).map { $0.rendered() } == [], "\(text(in: project) ?? "")")
      #expect(text(in: project)?.contains("uuid]") == true)
    }
  }

  @Test("are edits of the original file, although parts of the file are skipped when it is read")
  func severalMistakes() throws {
    let project = project(
      """
      feature: A
      state: {at: Date?}
      actions:
        up: state.at = Date(timeIntervalSince1970: 5)
        down(_ n: Int): {do: 'state.at = nil'}
        both: f(a: [1: 2], b: 3)
      tests:
        it goes: to 1: [{send: up, expect: {at: Date(timeIntervalSince1970: 5)}}]

      """)
    _ = try fixProject(project.fileSystem)
    #expect(
      text(in: project) == """
        feature: A
        state: {at: Date?}
        actions:
          up: 'state.at = Date(timeIntervalSince1970: 5)'
          down: {with: {_ n: Int}, do: 'state.at = nil'}
          both: 'f(a: [1: 2], b: 3)'
        tests:
          'it goes: to 1': [{send: up, expect: {at: 'Date(timeIntervalSince1970: 5)'}}]

        """)
    #expect(try errors(in: project).map { $0.rendered() } == [])
  }

  @Test("are edits in the JSON and the SARIF of findings")
  func formats() throws {
    let project = project("\(Self.actions)\n  set: state.at = Date(timeIntervalSince1970: 5)\n")
    for (format, text) in [
      (ReportFormat.json, "\"replacement\": \"'state.at = Date(timeIntervalSince1970: 5)'\""),
      (.sarif, "\"text\": \"'state.at = Date(timeIntervalSince1970: 5)'\""),
    ] {
      let transcript = Transcript()
      _ = try lintProject(project.fileSystem, format: format, console: transcript.console)
      #expect(transcript.output.contains(text), "\(transcript.output)")
    }
  }

  private func project(_ spec: String) -> MemoryFileSystem {
    MemoryFileSystem(texts: [
      "Specs/A.yaml": spec,
      "Specs/featuregen.yaml":
        "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n",
    ])
  }

  private func text(in project: MemoryFileSystem) -> String? {
    project.files["Specs/A.yaml"].map { String(decoding: $0, as: UTF8.self) }
  }

  private func errors(
    in project: MemoryFileSystem, alsoWarnings: Bool = false
  ) throws -> [Diagnostic] {
    let plan = try planProject(project.fileSystem)
    return (plan.diagnostics + plan.findings(beside: nil))
      .filter { $0.severity == .error || alsoWarnings && $0.fix != nil }
  }
}

import Foundation
import SpecSource
import SpecYAML
import TestSupport
import Testing

@testable import FeatureSpec

@Suite("The language reference")
struct LanguageReferenceTests {
  @Test(
    "of the manual is the text that the tool prints", arguments: LanguageChapter.all.map(\.name))
  func manualHoldsTheReference(_ name: String) throws {
    let chapter = try #require(LanguageChapter.all.first { $0.name == name })
    let file = repository.appending(
      path: "Sources/featuregen/featuregen.docc/Language/Reference/\(chapter.name).md")
    let expected = chapter.text(level: 1)
    let found = try? String(contentsOf: file, encoding: .utf8)
    #expect(found == expected, "run the test with UPDATE_MANUAL=1 to renew the page")
    if ProcessInfo.processInfo.environment["UPDATE_MANUAL"] != nil {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  @Test("describes every key that can be read")
  func everySchemaHasASection() {
    let told = Set(LanguageSection.all.map(\.title))
    #expect(told == Set(Self.surroundings.keys))
  }

  @Test("has examples that can be read", arguments: LanguageSection.all.map(\.title))
  func examplesCanBeRead(_ title: String) throws {
    let section = try #require(LanguageSection.all.first { $0.title == title })
    let surroundings = try #require(Self.surroundings[title])
    for key in section.schema.keys {
      let file = SourceFile(
        path: "Specs/Example.yaml", bytes: Array(surroundings.text(of: key, in: section).utf8))
      #expect(try Self.problems(of: file, in: title).map(\.message) == [], "\(file.text)")
    }
  }

  @Test("has keys that refuse values of another kind", arguments: LanguageSection.all.map(\.title))
  func otherKindsAreRefused(_ title: String) throws {
    let section = try #require(LanguageSection.all.first { $0.title == title })
    let surroundings = try #require(Self.surroundings[title])
    for key in section.schema.keys {
      let text = surroundings.text(of: key, in: section, value: "{none: {such: [1]}}")
      let file = SourceFile(path: "Specs/Example.yaml", bytes: Array(text.utf8))
      let problems = try Self.problems(of: file, in: title)
      let line = text.split(separator: "\n").firstIndex { $0.contains("{none: ") }.map { $0 + 1 }
      #expect(!problems.isEmpty, "\(text)")
      #expect(
        problems.allSatisfy { $0.span?.start.line == line }, "\(text)\(problems.map(\.message))")
    }
  }

  /// Returns the diagnostics of a file of a section.
  private static func problems(of file: SourceFile, in title: String) throws -> [Diagnostic] {
    let node = parseYAML(file)
    let root = try #require(node.value, "\(file.text)")
    let isSettings = [
      "Settings", "Module", "Style", "The Composable Architecture", "Lines around headers",
    ]
    .contains(title)
    return node.diagnostics
      + (isSettings ? decodeSettings(root).diagnostics : decodeSpec(root).diagnostics)
  }

  /// The text around the keys of a section.
  private struct Surroundings {
    /// The lines before the keys.
    var lines: String
    /// The number of columns by which the keys are indented.
    var indentation: Int
    /// The text that accompanies a key that cannot be alone, by key.
    var beside: [String: String] = [:]
    /// The key that accompanies every key except itself and the keys of `beside`.
    var always = ""

    /// Returns a file with a key and the value of its example, or with another value.
    func text(of key: SchemaKey, in section: LanguageSection, value: String? = nil) -> String {
      var keys = section.schema.keys.filter { $0.status == .required || $0.name == key.name }
        .map { other in
          if let value, other.name == key.name { "\(key.name): \(value)" } else { other.example }
        }
      if let more = beside[key.name] ?? (always.isEmpty ? nil : always), !more.isEmpty {
        keys.append(more)
      }
      let blanks = String(repeating: " ", count: indentation)
      return lines + keys.map { blanks + $0 + "\n" }.joined()
    }
  }

  private static let surroundings: [String: Surroundings] = [
    "Feature": Surroundings(lines: "", indentation: 0),
    "Field": Surroundings(lines: "feature: F\nstate:\n  a:\n", indentation: 4),
    "State of cases": Surroundings(
      lines: "feature: F\nstate:\n", indentation: 2, beside: ["enum": ""], always: "enum: [a]"),
    "Shared value": Surroundings(
      lines: "feature: F\nstate:\n  a:\n    type: Int?\n    shared:\n", indentation: 6),
    "Computed property": Surroundings(lines: "feature: F\ncomputed:\n  a:\n", indentation: 4),
    "Conformances": Surroundings(lines: "feature: F\nconforms:\n", indentation: 2),
    "Generic parameter": Surroundings(lines: "feature: F\ngenerics:\n  A:\n", indentation: 4),
    "Parameter": Surroundings(lines: "feature: F\nparameters:\n  a:\n", indentation: 4),
    "Nested type": Surroundings(
      lines: "feature: F\ntypes:\n  A:\n", indentation: 4, beside: ["enum": "", "struct": ""],
      always: "enum: [a]"),
    "Child": Surroundings(
      lines: "feature: F\nchildren:\n  a:\n", indentation: 4,
      beside: [
        "feature": "", "oneOf": "", "presented": "feature: A\n    presence: optional",
      ],
      always: "feature: A"),
    "One of several children": Surroundings(
      lines: "feature: F\nchildren:\n  a:\n    presence: optional\n    oneOf:\n      b:\n",
      indentation: 8, beside: ["feature": "", "alerts": "", "dialogs": "", "value": ""],
      always: "feature: A"),
    "Alert and dialog": Surroundings(lines: "feature: F\nalerts:\n  a:\n", indentation: 4),
    "Button": Surroundings(
      lines: "feature: F\nalerts:\n  a:\n    title: T\n    buttons:\n      b:\n", indentation: 8),
    "Answer": Surroundings(
      lines:
        "feature: F\nchildren:\n  a:\n    presence: optional\n    oneOf:\n      b:\n        alerts:\n          c:\n",
      indentation: 12),
    "Delegate action": Surroundings(lines: "feature: F\ndelegate:\n  a:\n", indentation: 4),
    "Group of actions": Surroundings(lines: "feature: F\ngroups:\n  a:\n", indentation: 4),
    "Compose": Surroundings(lines: "feature: F\ncompose:\n", indentation: 2),
    "View": Surroundings(lines: "feature: F\nview:\n", indentation: 2),
    "Field of a view": Surroundings(
      lines: "feature: F\nview:\n  fields:\n    a:\n", indentation: 6),
    "Button of a view": Surroundings(
      lines: "feature: F\nview:\n  actions:\n    a:\n", indentation: 6),
    "Text": Surroundings(
      lines: "feature: F\nalerts:\n  a:\n    title:\n", indentation: 6),
    "Action, procedure": Surroundings(lines: "feature: F\nactions:\n  a:\n", indentation: 4),
    "Reaction": Surroundings(lines: "feature: F\nreactions:\n  a.b:\n", indentation: 4),
    "Block": Surroundings(lines: "feature: F\nactions:\n  a:\n", indentation: 4),
    "Branch": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    when:\n      - if: b\n      -\n", indentation: 8,
      beside: ["if": "", "else": ""], always: "if: a"),
    "Match": Surroundings(lines: "feature: F\nactions:\n  a:\n    match:\n", indentation: 6),
    "Step of a sequence": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    sequence:\n      -\n", indentation: 8),
    "Run": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    run:\n", indentation: 6,
      beside: [
        "cancellation": "failure: c", "animation": "success: c", "cancelInFlight": "id: a",
        "debounce": "id: a",
      ]),
    "Task": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    task:\n", indentation: 6,
      beside: [
        "cancelInFlight": "id: a", "cancellation": "failure: c", "debounce": "id: a",
      ]),
    "Step of a task": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    task:\n      steps:\n        -\n", indentation: 10),
    "Run of a task": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    task:\n      steps:\n        - run:\n",
      indentation: 12),
    "Branch of a task": Surroundings(
      lines: """
        feature: F
        actions:
          a:
            task:
              steps:
                - when:
                    - if: b
                      send: c
                    -

        """, indentation: 14, beside: ["if": "send: b", "else": ""], always: "if: a"),
    "Timer": Surroundings(lines: "feature: F\nactions:\n  a:\n    timer:\n", indentation: 6),
    "Stream": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    stream:\n", indentation: 6,
      beside: [
        "cancelInFlight": "id: a\n      send: b", "cancellation": "send: b\n      failure: c",
        "send": "", "steps": "",
      ], always: "send: b"),
    "Sent action": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    send:\n", indentation: 6,
      beside: ["cancelInFlight": "id: a", "debounce": "id: a"]),
    "Sent action of a task": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    task:\n      steps:\n        - send:\n",
      indentation: 12),
    "Dismissal": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    dismiss:\n", indentation: 6),
    "Each": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    each:\n", indentation: 6, beside: ["send": ""],
      always: "send: b"),
    "Effect": Surroundings(
      lines: "feature: F\nactions:\n  a:\n    effect:\n", indentation: 6,
      beside: ["cancelInFlight": "id: a"]),
    "Test": Surroundings(lines: "feature: F\ntests:\n  a:\n", indentation: 4),
    "Step of a test": Surroundings(
      lines: "feature: F\ntests:\n  a:\n    -\n", indentation: 6, beside: ["expect": "send: a"]),
    "Override": Surroundings(
      lines: """
        feature: F
        tests:
          a:
            steps: [{finish: true}]
            dependencies:
              b.c:

        """,
      indentation: 8, beside: ["returns": "records: a"]),
    "Explore": Surroundings(lines: "feature: F\nexplore:\n", indentation: 2),
    "Client": Surroundings(lines: "", indentation: 0),
    "Endpoint": Surroundings(lines: "client: C\nkey: c\nendpoints:\n  a:\n", indentation: 4),
    "Model": Surroundings(
      lines: "", indentation: 0, beside: ["fields": "", "enum": ""], always: "fields: {id: Int}"),
    "External": Surroundings(
      lines: "", indentation: 0, beside: ["key": "endpoints: any"]),
    "Settings": Surroundings(
      lines: "", indentation: 0,
      beside: [
        "modules": "", "module": "sources: A\ntests: B", "sources": "module: A\ntests: B",
        "tests": "module: A\nsources: B",
      ], always: "module: A\nsources: B\ntests: C"),
    "Style": Surroundings(
      lines: "version: 1\nmodule: A\nsources: S\ntests: T\nstyles:\n  A:\n", indentation: 4),
    "Lines around headers": Surroundings(
      lines: "version: 1\nmodule: A\nsources: S\ntests: T\nheader:\n", indentation: 2),
    "The Composable Architecture": Surroundings(
      lines: "version: 1\nmodule: A\nsources: S\ntests: T\ntca:\n", indentation: 2),
    "Module": Surroundings(
      lines:
        "version: 1\nmodules:\n  -\n",
      indentation: 4),
  ]
}

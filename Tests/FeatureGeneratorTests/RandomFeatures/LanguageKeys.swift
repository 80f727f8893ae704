import SpecSource
import SpecYAML
import Testing

@testable import FeatureProgram
@testable import FeatureSpec

/// The keys of the language that a spec uses.
struct LanguageKeys {
  /// A key of a section of the language's reference.
  struct Key: Hashable, CustomStringConvertible {
    var section: String
    var name: String

    var description: String { "\(section): \(name)" }
  }

  /// The keys of the language, except for the keys of settings, of views, and of handwritten code.
  static var all: Set<Key> {
    let elsewhere = [
      "Settings", "Module", "External", "View", "Field of a view",
      "Button of a view", "The Composable Architecture", "Lines around headers",
    ]
    let sections = LanguageSection.all.filter { !elsewhere.contains($0.title) }
    let block = Set(Schema.block.keys.map(\.name))
    return Set(
      sections.flatMap { section in
        section.schema.keys
          .filter {
            section.title == "Block" || guests[section.title] == nil || !block.contains($0.name)
          }
          .map { Key(section: section.title, name: $0.name) }
      })
  }

  /// The keys that random features do not use, each with its reason.
  static let leftOut = [
    // Random projects have nothing to import, no other templates, and no handwritten parts.
    "Block: manual", "Client: imports", "Client: live", "Client: templates", "Client: types",
    "Feature: effectIDs", "Feature: imports", "Feature: templates",
    // An exploration depends on nothing that can be overridden, except for an occasional date.
    "Explore: dependencies",
    // Features of other modules refer to all declarations.
    "Client: access", "Computed property: access", "Feature: access", "Feature: stateAccess",
    "Field: access", "Model: access",
    // The states that tests expect are made with all fields, and test suites are found by their usual names.
    "Feature: suite", "Field: init",
    // The alerts with these keys are shown by Swift, with texts of its own.
    "Answer: doc", "Answer: with",
    // Each test contains all of its setup.
    "Feature: testHelpers",
    // The state with the field could not be compared.
    "Field: equatable",
    "Model: imports", "Model: templates",
  ]

  private(set) var keys: Set<Key> = []

  /// Reads a spec.
  init(of text: String) throws {
    let root = try #require(parseYAML(SourceFile(path: "A.yaml", bytes: Array(text.utf8))).value)
    let kind = root.members?.first?.name
    visit(root, Self.sections[kind ?? ""] ?? "Settings")
  }

  /// The sections of files, by the first key of the file.
  private static let sections = ["client": "Client", "feature": "Feature", "model": "Model"]

  /// The kind of a key's value, which leads to another section.
  private enum Way {
    /// The value belongs to the section, or is a list of such values.
    case one(String)
    /// The value is a mapping of names to values of the section.
    case named(String)
  }

  private static let blockWays: [String: Way] = [
    "when": .one("Branch"), "match": .one("Match"), "run": .one("Run"), "timer": .one("Timer"),
    "task": .one("Task"), "stream": .one("Stream"), "effect": .one("Effect"),
    "sequence": .one("Step of a sequence"), "else": .one("Block"), "each": .one("Each"),
    "catch": .one("Block"), "send": .one("Sent action"), "dismiss": .one("Dismissal"),
  ]

  private static let taskWays: [String: Way] = [
    "run": .one("Run of a task"), "when": .one("Branch of a task"),
    "else": .one("Branch of a task"), "steps": .one("Step of a task"),
    "send": .one("Sent action of a task"), "dismiss": .one("Dismissal"),
  ]

  private static let ways: [String: [String: Way]] = [
    "Feature": [
      "types": .named("Nested type"), "conforms": .one("Conformances"), "state": .named("Field"),
      "generics": .named("Generic parameter"), "parameters": .named("Parameter"),
      "computed": .named("Computed property"), "children": .named("Child"),
      "alerts": .named("Alert and dialog"), "dialogs": .named("Alert and dialog"),
      "delegate": .named("Delegate action"), "actions": .named("Action, procedure"),
      "groups": .named("Group of actions"),
      "procedures": .named("Action, procedure"), "reactions": .named("Reaction"),
      "compose": .one("Compose"), "tests": .named("Test"), "explore": .one("Explore"),
    ],
    "Settings": ["styles": .named("Style")], "Style": ["groups": .named("Group of actions")],
    "Field": ["shared": .one("Shared value")], "Shared value": ["reader": .one("Shared value")],
    "Nested type": ["struct": .named("Field"), "computed": .named("Computed property")],
    "Child": ["oneOf": .named("One of several children")],
    "Alert and dialog": [
      "title": .one("Text"), "message": .one("Text"), "buttons": .named("Button"),
    ],
    "Button": ["label": .one("Text")],
    "Action, procedure": blockWays, "Reaction": blockWays, "Block": blockWays,
    "Branch": blockWays, "Step of a sequence": blockWays, "Each": blockWays,
    "Match": ["cases": .named("Block")],
    "Task": ["steps": .one("Step of a task")], "Step of a task": taskWays,
    "Branch of a task": taskWays, "Stream": ["steps": .one("Step of a task")],
    "Test": ["steps": .one("Step of a test"), "dependencies": .named("Override")],
    "Client": ["endpoints": .named("Endpoint")],
    "Model": [
      "fields": .named("Field"), "types": .named("Nested type"),
      "computed": .named("Computed property"),
    ],
  ]

  /// The sections whose keys may occur among the keys of another section.
  private static let guests = [
    "Action, procedure": "Block", "Reaction": "Block", "Branch": "Block", "Each": "Block",
    "Branch of a task": "Step of a task",
  ]

  private mutating func visit(_ node: YAMLNode, _ section: String) {
    if case .sequence(let items) = node.content {
      for item in items { visit(item, section) }
    }
    // A list of steps is a short form of a test, and a list of statements is a short form of a block.
    guard let members = node.members else { return }
    for member in members {
      keys.insert(Key(section: section, name: member.name))
      if let guest = Self.guests[section] { keys.insert(Key(section: guest, name: member.name)) }
      switch Self.ways[section]?[member.name] {
      case nil: break
      // A state of cases has only the key `enum`.
      case .named("Field")
      where member.name == "state" && member.value.members?.map(\.name) == ["enum"]:
        visit(member.value, "State of cases")
      case .one(let inner): visit(member.value, inner)
      case .named(let inner):
        for named in member.value.members ?? [] { visit(named.value, inner) }
      }
    }
  }
}

import SpecSource
import SpecYAML
import Testing

@testable import FeatureProgram
@testable import FeatureSpec

/// The keys of the language that a spec makes use of.
struct LanguageKeys {
  /// A key of a section of the language's reference.
  struct Key: Hashable, CustomStringConvertible {
    var section: String
    var name: String

    var description: String { "\(section): \(name)" }
  }

  /// The keys that there are, but for those of settings, views, and what is written by hand.
  static var all: Set<Key> {
    let elsewhere = [
      "Settings", "Module", "External", "Manual", "View", "Field of a view",
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

  /// What random features do without, each for its reason.
  static let leftOut = [
    // Nothing to import, no other templates, nothing written by hand.
    "Block: manual", "Client: imports", "Client: live", "Client: templates", "Client: types",
    "Feature: effectIDs", "Feature: imports", "Feature: templates",
    // What is explored does not depend on anything that can be overridden, but for a date now and then.
    "Explore: dependencies",
    // Features of other modules name all that there is.
    "Client: access", "Computed property: access", "Feature: access", "Feature: stateAccess",
    "Field: access", "Model: access",
    // The states that tests expect are made with all fields, and suites are found by the usual names.
    "Feature: suite", "Field: init",
    // Swift shows the alerts that have them, with texts of its own.
    "Answer: doc", "Answer: with",
    // Each test has all that it needs.
    "Feature: testHelpers",
    // Its state could not be compared.
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

  /// The sections of files, by their first keys.
  private static let sections = ["client": "Client", "feature": "Feature", "model": "Model"]

  /// How a section's keys lead on to others.
  private enum Way {
    /// The value is of the section, or a list of such.
    case one(String)
    /// The value has names with values of the section.
    case named(String)
  }

  private static let blockWays: [String: Way] = [
    "when": .one("Branch"), "match": .one("Match"), "run": .one("Run"), "timer": .one("Timer"),
    "after": .one("After"), "stream": .one("Stream"), "effect": .one("Effect"),
    "steps": .one("Step of `steps`"), "else": .one("Block"), "each": .one("Each"),
    "catch": .one("Block"), "send": .one("Sent action"), "dismiss": .one("Dismissal"),
  ]

  private static let taskWays: [String: Way] = [
    "run": .one("Run of a task"), "when": .one("Branch of a task"),
    "else": .one("Branch of a task"), "steps": .one("Step of a task"),
    "send": .one("Sent action"), "dismiss": .one("Dismissal"),
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
    "Branch": blockWays, "Step of `steps`": blockWays, "Each": blockWays,
    "Match": ["cases": .named("Block")],
    "Steps of one task": ["of": .one("Step of a task")], "Step of a task": taskWays,
    "Branch of a task": taskWays, "Stream": ["steps": .one("Step of a task")],
    "Test": ["steps": .one("Step of a test"), "dependencies": .named("Override")],
    "Client": ["endpoints": .named("Endpoint")],
    "Model": [
      "fields": .named("Field"), "types": .named("Nested type"),
      "computed": .named("Computed property"),
    ],
  ]

  /// The sections whose keys may stand among those of another one.
  private static let guests = [
    "Action, procedure": "Block", "Reaction": "Block", "Branch": "Block", "Each": "Block",
    "Branch of a task": "Step of a task",
  ]

  private mutating func visit(_ node: YAMLNode, _ section: String) {
    if case .sequence(let items) = node.content {
      for item in items { visit(item, section) }
    }
    // Steps alone are short for a test, and so are statements for a block.
    guard let members = node.members else { return }
    for member in members {
      keys.insert(Key(section: section, name: member.name))
      if let guest = Self.guests[section] { keys.insert(Key(section: guest, name: member.name)) }
      switch Self.ways[section]?[member.name] {
      case nil: break
      case .one("Step of `steps`")
      where member.value.members?.contains(where: { $0.name == "of" }) == true:
        visit(member.value, "Steps of one task")
      // A state of cases has the one key.
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

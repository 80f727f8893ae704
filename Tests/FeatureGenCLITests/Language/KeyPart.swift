/// A part of featuregen that has to know every key of the language.
enum KeyPart: String, CaseIterable {
  case golden = "a golden case 'generates-…' that uses it"
  case reference = "a section of the reference (LanguageSection)"
  case completion = "completion (PlaceExpectation)"
  case manual = "a page of the manual under Language"
  case runtime = "code of the template set 'runtime'"
  case tca = "code of the template set 'tca', or an error that says why not"
  case redux = "code of the template set 'redux', or an error that says why not"
  case pages = "the pages (FeatureDocumentation)"
  case diff = "what changed in meaning (FeatureComparison)"
  case mutation = "mutants (FeatureMutation)"

  /// The parts whose results for a project are compared with their results without the key.
  static let compared: Set<KeyPart> = [.runtime, .tca, .redux, .pages, .diff, .mutation]

  /// Returns the reason for which the part need not know a key; nil if it must.
  func excuse(for key: LanguageKey) -> String? {
    Self.excuses.first { excuse in
      excuse.parts.contains(self)
        && (excuse.keys.contains("\(key)") || excuse.keys.contains(key.section)
          || excuse.keys.contains("*: \(key.name)"))
    }?.reason
  }

  private static let excuses: [(parts: Set<KeyPart>, keys: Set<String>, reason: String)] = [
    ([.diff, .mutation], ["*: doc"], "What is said about something changes nothing."),
    (
      [.runtime, .tca, .redux, .pages, .diff, .mutation],
      ["Settings: templates", "Settings: pages"], "The test says them itself."
    ),
    (
      [.runtime, .tca, .redux, .pages, .diff, .mutation], ["Settings: lint"],
      "It changes what lint reports, and nothing else."
    ),
    (
      [.pages, .diff, .mutation], ["Settings: header", "Lines around headers"],
      "It is about the headers of files, and nothing else."
    ),
    (
      [.pages, .diff, .mutation], ["*: publicImports"],
      "It is about the imports of files, and nothing else."
    ),
    (
      [.runtime, .tca, .redux, .pages, .diff, .mutation], ["Settings: tool"],
      "It decides which tool generates, and nothing of what is generated."
    ),
    (
      [.mutation], ["Feature: alerts"],
      "What presents an alert is changed, and only by golden cases with other mutants."
    ),
    (
      [.runtime, .redux, .pages, .diff, .mutation],
      ["Settings: tca", "The Composable Architecture"],
      "It tells the set 'tca' how to write the same."
    ),
    ([.runtime, .tca, .redux], ["External"], "Nothing is generated of what is written by hand."),
    (
      [.runtime, .tca, .redux], ["Client: templates", "Model: templates"],
      "All sets make the same code of clients and models."
    ),
    (
      [.mutation], ["Answer: with"],
      "Swift that shows the alert decides on the values, and no mutant changes that."
    ),
    (
      [.redux],
      [
        "Alert and dialog", "Answer", "Button", "Child: presented", "Compose", "Effect",
        "Explore",
        "Each", "Dismissal", "Run: animation", "Sent action", "Sent action of a task",
        "Parameter",
        "Step of a sequence", "Stream", "Style", "Timer", "*: arguments",
        "*: cancelInFlight", "Run: after", "Text", "*: bundle", "View", "Field of a view",
        "Button of a view",
        "Field: shared", "Shared value", "One of several children", "Task",
        "Step of a task", "Run of a task", "Branch of a task", "Generic parameter",
        "*: generics",
      ], "The set refuses what holds the key."
    ),
    (
      [.runtime, .tca, .redux, .diff],
      [
        "Module: templates", "Feature: templates", "Settings: imports", "Settings: publicImports",
      ],
      "One of the sets shows it; the golden cases name another one, or hold what it refuses."
    ),
    (
      [.redux],
      [
        "Branch: doc", "Child: default", "Child: doc", "Feature: imports", "Feature: stateAccess",
        "Feature: suite", "Feature: testHelpers", "Override: throws",
        "Reaction: doc", "Run: success", "Test: doc", "Test: setup", "Override: after",
        "Step of a test: cancel", "Step of a test: end", "Step of a test: feed",
        "Step of a test: skip",
      ], "The set refuses other keys in all golden cases that have it."
    ),
    (
      [.pages, .diff, .mutation], ["*: animation", "Dismissal"],
      "It is how something looks."
    ),
    (
      [.pages, .mutation], ["Each: as", "Stream: element"], "It is a name inside of the effect."
    ),
    (
      [.pages],
      [
        "View", "Field of a view", "Button of a view", "Feature: view", "External: view",
        "Settings: views", "Button: role", "Text",
      ], "Pages do not tell what something looks like."
    ),
    (
      [.pages],
      [
        "*: templates", "*: imports", "*: access", "*: stateAccess", "Field: init",
        "Feature: suite", "Feature: testHelpers", "*: conforms", "*: types",
        "Nested type: computed", "Nested type: in", "Field: type", "Field: wrapper",
        "Feature: style", "Field: equatable", "*: bundle", "Endpoint: placeholder",
        "Endpoint: preview", "Group of actions: type",
        "Group of actions: children", "Settings: styles", "Settings: suffix", "Style",
      ], "Pages do not tell how something is declared in Swift."
    ),
    (
      [.pages],
      [
        "*: cancelInFlight", "*: cancellation", "*: id", "Computed property: set", "Run: after",
        "Run: priority",
        "Task: priority", "Sent action: priority",
        "Reaction: order", "Explore: delays", "Explore: limit", "Child: default",
        "Child: dependencies", "Feature: effectIDs",
        "Branch: doc", "Alert and dialog: doc", "Generic parameter: sample",
        "One of several children: dependencies", "Field: didSet",
      ], "Pages tell what follows, without all its details."
    ),
    (
      [.diff],
      [
        "*: imports", "*: bundle", "Feature: effectIDs", "Feature: suite", "Feature: testHelpers",
        "Client: templates",
        "Model: templates",
        "Settings: suffix",
        "Settings: views",
      ],
      "It concerns nobody who uses the spec."
    ),
    (
      [.mutation],
      [
        "Action, procedure", "Alert and dialog", "Button", "Button of a view", "Child", "Client",
        "Conformances", "Delegate action", "Endpoint", "Explore", "External", "Feature: children",
        "Feature: dependencies", "Feature: effectIDs",
        "Feature: conforms", "Feature: explore", "Feature: groups", "Feature: imports",
        "Feature: generics", "Generic parameter", "Feature: parameters", "Feature: state",
        "Feature: style", "Feature: templates",
        "Feature: tests",
        "Feature: view",
        "Field of a view", "*: access", "*: stateAccess", "Field: init", "Feature: suite",
        "Feature: testHelpers",
        "Field: binding", "Field: equatable", "Field: let", "Field: shared",
        "Field: type", "Field: wrapper",
        "Group of actions",
        "Model", "One of several children", "Text",
        "Module", "Nested type: conforms", "Nested type: in", "Override", "Settings",
        "Shared value",
        "Step of a test", "Style",
        "State of cases", "Test", "View",
      ], "Mutants change what a feature does, not what it holds, shows or is tested by."
    ),
    (
      [.mutation],
      [
        "Block: manual", "Effect: id", "Effect: cancelInFlight", "Run: priority",
        "Task: priority", "Sent action: priority", "Timer: id",
      ],
      "Nothing is known of what is written by hand, and an id or a priority alone does nothing."
    ),
  ]
}

import RandomNumbers

/// A feature's spec during its construction.
struct FeatureDraft {
  /// A section of a feature's spec, in the order of the sections in the file.
  enum Section: String, CaseIterable {
    case types, children, state, computed, alerts, dialogs, delegate, procedures, actions
    case reactions, effectIDs, tests
  }

  private let name: String
  private let documentation: String
  private var lines: [Section: [String]] = [:]
  private var dependencies: [String] = []
  private var explored: [(action: String, invariant: String)] = []
  /// The remaining words that distinguish the parts of the feature.
  private var words = partWords[...]

  init(_ name: String, doc: String, using random: inout SeededRandom) {
    self.name = name
    documentation = doc
    words = partWords.shuffled(using: &random)[...]
  }

  /// Adds lines to a section.
  mutating func add(_ section: Section, _ text: String) {
    lines[section, default: []] += text.split(separator: "\n").map { "  \($0)" }
  }

  /// Adds keys of dependencies.
  mutating func use(_ keys: String...) {
    dependencies += keys.filter { !dependencies.contains($0) }
  }

  /// Adds actions to the exploration, and an invariant that holds after them.
  mutating func explore(_ actions: [String], _ invariant: String) {
    explored += actions.map { ($0, invariant) }
  }

  /// Takes a word that no other part of the feature uses.
  mutating func takeWord() -> String {
    words.popFirst() ?? "part"
  }

  /// The number of lines of the current spec.
  var lineCount: Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// The text of the spec.
  var text: String {
    var text = "feature: \(name)\ndoc: \(documentation)\n"
    for section in Section.allCases {
      if section == .alerts, !dependencies.isEmpty {
        text += "\ndependencies: [\(dependencies.joined(separator: ", "))]\n"
      }
      guard let lines = lines[section] else { continue }
      text += "\n\(section.rawValue):\n" + lines.map { $0 + "\n" }.joined()
    }
    return text + exploration
  }

  private var exploration: String {
    guard !explored.isEmpty else { return "" }
    var invariants: [String] = []
    for (_, invariant) in explored where !invariants.contains(invariant) {
      invariants.append(invariant)
    }
    return """

      explore:
        actions: [\(explored.map(\.action).joined(separator: ", "))]
        depth: 3
        invariants:

      """ + invariants.map { "    \($0)\n" }.joined()
  }
}

extension String {
  /// The word with its first letter capitalized.
  var capital: String {
    prefix(1).uppercased() + dropFirst()
  }
}

private let partWords = [
  "page", "photo", "guest", "price", "route", "label", "color", "place", "owner", "stage", "topic",
  "phase", "sound", "table", "score", "block", "entry", "group", "frame", "chart",
]

import FeatureComparison
import FeatureDocumentation
import FeatureProgram
import FeatureSpec
import SpecSource

extension BlockChange {
  /// The sign before the change.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .moved, .changed, .condition, .conditions: "~"
    }
  }

  /// The change in words, with its line.
  var phrase: Phrase {
    guard let line = span?.start.line else { return words }
    if case .removed = self { return "\(words) (was line \(line.phrase))" }
    return "\(words) (line \(line.phrase))"
  }

  private var words: Phrase {
    switch self {
    case .added(let one), .removed(let one): return one.wholePhrase
    case .moved(let one): return "\(one.wholePhrase), in another order"
    case .changed(let change): return change.phrase
    case .condition(let old, becomes: let new):
      let (before, after) = excerpts(old.text, new.text)
      return "condition \(.brief(before)) → \(.brief(after))"
    case .conditions(let pairs):
      let shown = pairs.prefix(3).map(\.after.phrase).joined(separator: "; ")
      let rest: Phrase = pairs.count > 3 ? " and \((pairs.count - 3).phrase) more" : ""
      guard let pair = pairs.first else { return shown }
      return
        "\(shown)\(rest): \(pair.before.conditions.wholePhrase) → \(pair.after.conditions.wholePhrase)"
    }
  }
}

extension ChangedConsequence {
  fileprivate var phrase: Phrase {
    var (old, new) = (pair.before, pair.after)
    (old.what, new.what) = excerpts(old.what, new.what)
    let title = isReplaced ? "\(old.title) → \(new.title)" : new.title
    let conditions = new.conditions.isEmpty ? title : "\(new.conditions.phrase): \(title)"
    guard !details.isEmpty else { return conditions }
    let changed = details.map { detail -> Phrase in
      "\(detail.key.phrase) \(value(detail.before)) → \(value(detail.after))"
    }
    return "\(conditions); \(changed.joined(separator: ", "))"
  }

  private func value(_ text: String?) -> Phrase { text.map { .brief($0) } ?? "none" }
}

extension Consequence {
  /// The consequence in words, after its conditions.
  fileprivate var wholePhrase: Phrase {
    conditions.isEmpty ? phrase : "\(conditions.phrase): \(phrase)"
  }
}

extension [BlockCondition] {
  /// The conditions in words; "always" without conditions.
  fileprivate var wholePhrase: Phrase { isEmpty ? "always" : phrase }
}

extension Int {
  fileprivate var phrase: Phrase { String(self).phrase }
}

/// Shortens two texts to begin shortly before their first difference, if one of them is too long to be shown as a
/// whole.
func excerpts(_ old: String, _ new: String) -> (String, String) {
  let (old, new) = (oneLine(old), oneLine(new))
  guard max(old.count, new.count) > 80 else { return (old, new) }
  let shared = zip(old, new).prefix { $0 == $1 }.count
  guard shared > 20 else { return (old, new) }
  return ("…" + old.dropFirst(shared - 20), "…" + new.dropFirst(shared - 20))
}

import FeatureComparison
import SpecSource

/// The changes between two states of a project, ready to be printed in any format.
struct ComparisonReport {
  let old: ComparedSide
  let new: ComparedSide
  let comparison: ProjectComparison
  /// The errors of specs that could not be read.
  let diagnostics: [Diagnostic]
  /// The permissions without effect.
  var permissions: [Diagnostic] = []

  /// Renders the report in a format, without a line break at its end.
  func rendered(as format: ComparisonFormat, isColored: Bool) -> String {
    switch format {
    case .text: text(isColored: isColored)
    case .json: json.rendered
    case .markdown: markdown
    }
  }

  /// The number of changed specs and of breaking changes, in words.
  var summary: String {
    guard !comparison.specs.isEmpty else { return "no change in meaning" }
    let specs = counted(comparison.specs.count, "spec")
    let breaking = comparison.breakingCount
    let changes = counted(breaking, "breaking change")
    let users = comparison.affected
    let affected = users.isEmpty ? "" : ", which \(users.joined(separator: ", ")) used"
    guard breaking > 0 else { return "\(specs) changed, nothing breaks" }
    return "\(specs) changed, \(changes)\(affected)\(acceptance)"
  }

  /// Whether some breaks are not accepted.
  var hasOpenBreaks: Bool { comparison.breakingCount > comparison.acceptedCount }

  /// The number of accepted breaks, in words; empty for none.
  private var acceptance: String {
    let (accepted, breaking) = (comparison.acceptedCount, comparison.breakingCount)
    guard accepted > 0 else { return "" }
    if accepted == breaking { return breaking == 1 ? "; it is accepted" : "; all are accepted" }
    return accepted == 1 ? "; 1 is accepted" : "; \(accepted) are accepted"
  }

  private func text(isColored: Bool) -> String {
    var lines: [String] = []
    for spec in comparison.specs {
      lines.append(isColored ? TextStyle.strong.applied(to: spec.headline) : spec.headline)
      lines += spec.breakLines.map { "    \($0)" }
      for change in spec.changes {
        let line = "  \(change.sign) \(change.words)"
        let mark = change.isBreaking ? " (breaking)" : ""
        lines.append(
          isColored && change.isBreaking && change.acceptance == nil
            ? TextStyle.removed.applied(to: line + mark) : line + mark)
        lines += change.blockChanges.map { "      \($0.sign) \($0.phrase.plainText)" }
        lines += change.breakLines.map { "      \($0)" }
      }
    }
    return (lines + [summary]).joined(separator: "\n")
  }
}

extension ComparedSpec {
  /// The change of the spec, in words.
  var headline: String {
    switch event {
    case .added: "\(kind.rawValue) \(name): added"
    case .removed: "\(kind.rawValue) \(name): removed (breaking)"
    case .renamed: "\(kind.rawValue) \(name): looks renamed from \(formerName ?? "") (breaking)"
    case .changed: "\(kind.rawValue) \(name)"
    }
  }
}

extension ComparedMember {
  /// The sign before the change.
  var sign: String {
    switch event {
    case .added: "+"
    case .removed: "-"
    case .renamed, .changed: "~"
    }
  }

  /// The change of the member, in words.
  var words: String {
    let label = kind.isSingle ? kind.rawValue : "\(kind.rawValue) \(name)"
    switch event {
    case .added where kind.isSingle: return kind.rawValue
    case .removed where kind.isSingle: return kind.rawValue
    case .added: return "\(kind.rawValue) \(declared(after))\(asked)"
    case .removed: return "\(kind.rawValue) \(declared(before))"
    case .renamed:
      return "\(kind.rawValue) \(declared(after)): looks renamed from \(formerName ?? "")"
    case .changed where before != after:
      return "\(label): \(shown(before)) → \(shown(after))\(asked)"
    case .changed where restrictions.isEmpty:
      return blockChanges.isEmpty ? "\(label): \(kind.otherwise)" : label
    case .changed: return "\(label)\(asked)"
    }
  }

  private var asked: String {
    restrictions.isEmpty ? "" : ": \(restrictions.joined(separator: ", "))"
  }

  private func shown(_ signature: String?) -> String {
    signature.map { $0.isEmpty ? "nothing" : oneLine($0) } ?? "nothing"
  }

  /// Returns the name with the declaration.
  private func declared(_ signature: String?) -> String {
    guard let signature, !signature.isEmpty else { return name }
    return oneLine(signature.hasPrefix("(") ? name + signature : "\(name): \(signature)")
  }
}

extension MemberKind {
  /// Whether a spec has at most one member of the kind, so that the member's name adds nothing.
  fileprivate var isSingle: Bool {
    switch self {
    case .module, .access, .composition, .exploration, .view, .style, .templates: true
    default: false
    }
  }

  /// The change in words, when neither the name nor the signature has changed.
  fileprivate var otherwise: String {
    switch self {
    case .action, .delegate, .reaction, .procedure, .endpoint: "changed its behavior"
    case .computed: "changed its computation"
    case .alert, .dialog: "changed its text"
    default: "changed"
    }
  }
}

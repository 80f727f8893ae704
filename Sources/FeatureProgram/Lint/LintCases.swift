import FeatureSpec
import SpecSource

/// Finds cases of a state that are never entered or never left.
func lintCases(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard let chart = project.statechart(of: feature), !chart.mayChangeUnseen,
    !chart.transitions.isEmpty
  else { return [] }
  let unentered = chart.unenteredCases.filter { name in
    !project.mayPut(name.value, into: feature)
  }
  let final =
    project.mayReplaceState(of: feature)
    ? []
    : chart.finalCases(of: feature).filter { name in
      !unentered.contains { $0.value == name.value }
    }
  return unentered.map { name in
    .finding(
      .unenteredCase, "no block enters the case '\(name.value)'", at: name.span,
      hint: "remove it, or write 'state = .\(name.value)' where it begins")
  }
    + final.map { name in
      .finding(
        .finalCase, "no block leaves the case '\(name.value)'", at: name.span,
        hint: "add an action that leads to another case")
    }
}

extension Statechart {
  /// The cases to which neither a block nor a first state leads.
  fileprivate var unenteredCases: [Located<String>] {
    // If no spec has a first state, Swift code makes it.
    beginnings.isEmpty ? [] : cases.map(\.name).filter { !mayEnter($0.value) }
  }

  /// Finds the cases in which the state stays forever. In a case with the state of a child, that state still changes.
  fileprivate func finalCases(of feature: Feature) -> [Located<String>] {
    cases.map(\.name).filter { name in
      !mayLeave(name.value) && !isChanged(within: name.value)
        && feature.child(named: name.value)?.isCase != true
    }
  }
}

extension FeatureProject {
  /// Whether another spec may set a feature's state to a case. Such a spec contains the feature or names the state's
  /// type, and names the case.
  fileprivate func mayPut(_ name: String, into feature: Feature) -> Bool {
    let around = Set(ancestors(of: feature).map(\.name.value))
    let type = Array("\(typeName(of: feature)).State".utf8)
    return specs.contains { spec in
      spec.name.value != feature.name.value
        && (around.contains(spec.name.value) || spec.file.bytes.firstRange(of: type) != nil)
        && spec.file.names(case: name)
    }
  }
}

extension SourceFile {
  /// Whether the file contains a value of a case: `.idle` or `State.idle`, but not `timer.idle`.
  func names(case name: String) -> Bool {
    var rest = bytes[...]
    while let range = rest.firstRange(of: Array(".\(name)".utf8)) {
      rest = rest[range.upperBound...]
      let before = bytes[..<range.lowerBound]
      let isMember = before.last?.isPartOfName == true
      let isWhole = rest.first?.isPartOfName != true
      if isWhole, !isMember || before.suffix(5).elementsEqual("State".utf8) { return true }
    }
    return false
  }
}

extension UInt8 {
  /// Whether a byte is a part of a name, or of a letter beyond ASCII.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Rule {
  /// A case of a state that is never entered.
  public static let unenteredCase = Rule(
    "unentered-case", .optional(.warning),
    reason: """
      The state is an enum, and no block of the feature enters this case. Neither a parent nor a test lets the state begin with it.

      Assign the case where it begins, or remove it. The rule ignores features whose state may be changed out of sight: by a \
      handler or a reducer in Swift, by a method of the state, or by a function that is given the state. It ignores \
      features whose first state no spec has, and cases that a parent's spec or the project's own Swift names.
      """,
    wrong: """
      feature: Door
      state: {enum: [closed, open, locked]}
      actions:
        opened: state = .open
        closed: state = .closed
      tests:
        opens: {given: .closed, steps: [{send: opened, expect: .open}]}
      """,
    right: """
      feature: Door
      state: {enum: [closed, open, locked]}
      actions:
        opened: state = .open
        closed: state = .closed
        locked: {guard: state == .closed, do: state = .locked}
      tests:
        opens: {given: .closed, steps: [{send: opened, expect: .open}]}
      """)

  /// A case of a state that is never left.
  public static let finalCase = Rule(
    "final-case", .optional(.warning),
    reason: """
      The state is an enum, and once it is this case, no block of the feature changes it any more. No action can lead users on.

      Add an action that leads to another case, or silence the rule where the end is meant. The rule ignores features whose \
      state may be changed out of sight, features that a parent can dismiss or replace, and cases that hold the state of a child.
      """,
    wrong: """
      feature: Photo
      state: {enum: [idle, loading, failed]}
      actions:
        load: {guard: state == .idle, do: state = .loading}
        loaded: {guard: state == .loading, do: state = .idle}
        failed: state = .failed
      """,
    right: """
      feature: Photo
      state: {enum: [idle, loading, failed]}
      actions:
        load: {guard: state != .loading, do: state = .loading}
        loaded: {guard: state == .loading, do: state = .idle}
        failed: state = .failed
      """)
}

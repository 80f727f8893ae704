import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// Closures of effects do not capture a state that is not declared Sendable. They capture the values that they read.

extension EffectLowering {
  /// Returns the effect with closures that capture values of the state instead of the state, if they read only these
  /// values.
  func capturingLittle(_ run: RunEffectCode, at span: SourceSpan) -> RunEffectCode {
    let conformances =
      scope.project.stateConformances(of: scope.feature) + scope.dialect.stateConformances
    guard !conformances.contains("Sendable") else { return run }
    var run = run
    if case .state = run.opening.captures,
      let values = CapturedValues(
        run.items.fragments(at: span), besides: run.opening.parameters)
    {
      run.opening.captures = .values(values.list)
      run.items = run.items.map { $0.reading(values, at: span) }
    }
    if var failure = run.failure, case .state = failure.opening.captures,
      let values = CapturedValues(
        failure.statements.map { parsed($0, at: span) }, besides: failure.opening.parameters)
    {
      failure.opening.captures = .values(values.list)
      failure.statements = failure.statements.map { values.code(of: $0, at: span) }
      run.failure = failure
    }
    return run
  }
}

/// A value of the state that a closure captures: `userID = state.user.id`.
struct CapturedValue: Sendable {
  /// The name of the value in the closure.
  var name: String
  /// The path of the value in the state, such as `user`, `id`.
  fileprivate var path: [String]

  /// The value as an element of a capture list.
  var text: String {
    "\(name) = state.\(path.map(escapedMember).joined(separator: "."))"
  }

  /// Returns possible names for a value at a path. The simplest name comes first.
  fileprivate static func names(for path: [String]) -> [String] {
    let words = path.map { $0.first == "$" ? String($0.dropFirst()) : $0 }
    return [words, ["state"] + words].map { words in
      words[0] + words.dropFirst().map(\.laterWord).joined()
    }
  }
}

extension String {
  /// The name as a further word of a longer name.
  fileprivate var laterWord: String {
    ["id", "url"].contains(self) ? uppercased() : prefix(1).uppercased() + dropFirst()
  }
}

/// The values of the state that some Swift reads, if it does not read the state in another way.
private struct CapturedValues {
  private(set) var list: [CapturedValue] = []

  /// Finds the values; nil if the Swift uses the state itself, or if no name is free for a value.
  ///
  /// - Parameter parameters: The parameters of the closure.
  init?(_ fragments: [SwiftFragment?], besides parameters: String) {
    var taken = Set(parameters.split(separator: ", ").map(String.init))
    var paths: [[String]] = []
    for fragment in fragments {
      guard let fragment, !fragment.analysis.declares("state") else { return nil }
      taken.formUnion(fragment.plainNames)
      for use in fragment.stateUses {
        let path = fragment.path(of: use)
        guard !path.isEmpty, use.access == .read else { return nil }
        if !paths.contains(path) { paths.append(path) }
      }
    }
    // A captured value includes its parts.
    let wholes = paths.filter { path in
      !paths.contains { $0.count < path.count && path.starts(with: $0) }
    }
    for path in wholes {
      let names = CapturedValue.names(for: path)
      guard
        let name = names.first(where: { escapedIdentifier($0) == $0 && taken.insert($0).inserted })
      else { return nil }
      list.append(CapturedValue(name: name, path: path))
    }
  }

  /// Returns the ranges of a fragment that read the values, with the names that replace them in a closure.
  func edits(of fragment: SwiftFragment) -> [Code.Edit] {
    fragment.stateUses.compactMap { use in
      let path = fragment.path(of: use)
      guard let value = list.first(where: { path.starts(with: $0.path) }) else { return nil }
      let end = use.members[value.path.count - 1].range.upperBound
      return (use.base.range.lowerBound..<end, Code(value.name))
    }
  }

  /// Returns statements that read the values by their names.
  func code(of code: Code, at span: SourceSpan) -> Code {
    parsed(code, at: span).map { code.replacing(edits(of: $0)) } ?? code
  }
}

extension SwiftFragment {
  /// Whether the fragment reads only values of the state, by their paths, and not the state itself.
  package var readsValuesOfState: Bool { stateUses.allSatisfy { !path(of: $0).isEmpty } }

  /// The uses of the state.
  fileprivate var stateUses: [Reference] {
    analysis.references.filter { $0.base.name == "state" }
  }

  /// Returns the members of the state to which a use leads by dots alone, before any call or subscript.
  fileprivate func path(of use: Reference) -> [String] {
    guard use.baseCall == nil, !use.baseHasSubscript else { return [] }
    var path: [String] = []
    var end = use.base.range.upperBound
    for member in use.members {
      guard member.call == nil, text(in: end..<member.range.lowerBound) == "." else { break }
      path.append(member.name)
      end = member.range.upperBound
      if member.hasSubscript { break }
    }
    return path
  }

  /// The names that are neither members nor labels.
  fileprivate var plainNames: [String] {
    let pieces = swiftPieces(of: text.utf8).filter { !$0.isComment }
    return pieces.indices.compactMap { index in
      let before = index > 0 ? pieces[index - 1].text : ""
      let next = index + 1 < pieces.count ? pieces[index + 1].text : ""
      let isLabel = next == ":" && ["(", ","].contains(before)
      return pieces[index].isQuoted || before == "." || isLabel ? nil : pieces[index].text
    }
  }
}

extension FragmentAnalysis {
  fileprivate func declares(_ name: String) -> Bool {
    declaredNames.contains { $0.name == name }
  }
}

/// Parses statements as a fragment; nil if the code is not valid as statements.
private func parsed(_ code: Code, at span: SourceSpan) -> SwiftFragment? {
  let source = SourcedText(code.text, madeOf: span)
  return parseFragment(source, as: .statements, options: .all).value
}

extension [BlockItem] {
  /// Returns the Swift of statements of a closure. The result contains nil for items that cannot be in a closure.
  fileprivate func fragments(at span: SourceSpan) -> [SwiftFragment?] {
    flatMap { item -> [SwiftFragment?] in
      switch item {
      case .statements(let code), .line(let code, _): [parsed(code, at: span)]
      case .choice(let branches):
        branches.flatMap { branch in
          (branch.condition.map { [$0] } ?? []) + branch.items.fragments(at: span)
        }
      case .attempt(let items, _, let others):
        items.fragments(at: span) + (others?.fragments(at: span) ?? [])
      case .loop(let opening, let items):
        [parsed(opening + "\n}", at: span)] + items.fragments(at: span)
      case .comment: []
      case .guard, .match, .append, .result: [nil]
      }
    }
  }
}

extension BlockItem {
  /// Returns the statements of a closure with names in place of values of the state.
  fileprivate func reading(_ values: CapturedValues, at span: SourceSpan) -> BlockItem {
    switch self {
    case .statements(let code):
      return .statements(values.code(of: code, at: span))
    case .line(let code, let others):
      return .line(
        values.code(of: code, at: span), else: others.map { $0.reading(values, at: span) })
    case .choice(let branches):
      return .choice(
        branches.map { branch in
          var branch = branch
          branch.edits = branch.condition.map { values.edits(of: $0) } ?? []
          branch.items = branch.items.map { $0.reading(values, at: span) }
          return branch
        })
    case .attempt(let items, let type, let others):
      return .attempt(
        items.map { $0.reading(values, at: span) }, type: type,
        else: others?.map { $0.reading(values, at: span) })
    case .loop(let opening, let items):
      let edits = parsed(opening + "\n}", at: span).map { values.edits(of: $0) } ?? []
      return .loop(opening.replacing(edits), items.map { $0.reading(values, at: span) })
    case .comment, .guard, .match, .append, .result: return self
    }
  }
}

import SpecSource
import SpecSwift

/// What a feature does with an action.
struct DraftedHandler {
  /// The action as a spec names it.
  var address: String
  /// Whether it is one of the feature's own.
  var isOwn: Bool
  /// What is done.
  var keys: [DraftKey]
  /// The comments above it.
  var comments: [String]
  /// The pattern that takes apart what the action carries; nil when its values only get names.
  var pattern: String?
  /// Whether other forms of what the action carries fall to a `default`.
  var hasDefault = false
  /// Where its reducer stands in the body.
  var place: Int
  /// Where it stands.
  var span: SourceSpan
  /// The case that it was made from.
  var branch: Branch
  /// The names that the case gives to what the action carries.
  var boundNames: [String?]
  /// The file of the case.
  var file: ReadSwiftFile
  /// What stands for names that the spec does not have.
  var substitutions: [String: String] = [:]
}

extension FeatureDrafter {
  /// Reads what the closure of a `Reduce` does.
  mutating func readHandlers(
    _ closure: Closure, _ source: SourceText, at place: Int, _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    guard closure.captures.isEmpty, closure.parameters.first == "state",
      closure.parameters.count == 2
    else {
      throw NotDrafted("a reducer that names its parameters otherwise", at: file.span(source.range))
    }
    guard let first = closure.body.first else { return }
    if first.doesNothing, closure.body.count == 1 { return claims.claim(first.source, in: file) }
    guard let branching = first.choice(of: closure.parameters[1]) else {
      throw NotDrafted(
        "statements before the 'switch' over the actions", at: file.span(first.source.range))
    }
    for statement in closure.body.dropFirst() {
      guard statement.doesNothing, statement.source.text != "break" else {
        throw NotDrafted(
          "statements behind the 'switch' over the actions", at: file.span(statement.source.range))
      }
      claims.claim(statement.source, in: file)
    }
    guard !branching.hasConditionalCases else {
      throw NotDrafted("'#if' around the cases of the reducer", at: file.span(first.source.range))
    }
    let hasDefault = branching.branches.contains { $0.label == nil }
    var end = branching.subject?.source.range.upperBound ?? first.source.range.lowerBound
    claims.claim(first.source.range.lowerBound..<end, in: file)
    for branch in branching.branches {
      let start = branch.label?.range.lowerBound ?? branch.interior.lowerBound
      let comments = commentLines(file.file.text(end..<start))
      claims.claim(end..<branch.interior.lowerBound, in: file)
      end = branch.interior.upperBound
      try read(branch, comments.documentation + comments.other, hasDefault, at: place, file)
    }
  }

  private mutating func read(
    _ branch: Branch, _ comments: [String], _ hasDefault: Bool, at place: Int, _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    let span = file.span(branch.label?.range ?? branch.interior)
    let drafter = BlockDrafter(
      feature: feature, names: names, file: file, claims: claims, cancelTypes: cancelTypes,
      builtIns: builtIns, endpoints: endpoints)
    let items = drafter.items(branch.body, in: branch.interior)
    let doesNothing = branch.body.allSatisfy(\.doesNothing) && branch.body.count <= 1
    if doesNothing { for item in items { claims.claim(item.statement.source, in: file) } }
    guard let label = branch.label else {
      guard doesNothing else { throw NotDrafted("a default that does something", at: span) }
      return
    }
    if branch.isConditional { throw NotDrafted("'where' behind an action", at: span) }
    let isLong = branch.patterns.count > 1
    let keys = doesNothing ? [] : try drafter.block(items)
    for pattern in branch.patterns {
      guard let target = try target(of: pattern, label, span) else {
        guard doesNothing else { throw NotDrafted("a case for all actions of a kind", at: span) }
        continue
      }
      if !target.isOwn, doesNothing { continue }
      var handler = DraftedHandler(
        address: target.address, isOwn: target.isOwn, keys: keys, comments: comments,
        pattern: target.pattern, hasDefault: hasDefault, place: place, span: span,
        branch: branch, boundNames: target.names, file: file)
      if isLong, target.pattern != nil, branch.patterns.count > 1 {
        throw NotDrafted("several patterns with parts", at: span)
      }
      try rename(&handler, target.names, span)
      if handlers.contains(where: {
        $0.address == handler.address && ($0.pattern == nil || handler.pattern == nil)
      }) {
        throw NotDrafted("an action that is handled twice", at: span)
      }
      handlers.append(handler)
    }
  }

  /// Reads what happens when a value has changed.
  mutating func readChange(
    _ arguments: [LabeledValue], at place: Int, _ source: SourceText, _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    let span = file.span(source.range)
    guard arguments.count == 2, arguments[0].label == "of", let closure = arguments[1].closure,
      closure.parameters.count == 2, closure.captures.isEmpty,
      ["_", "oldValue"].contains(closure.parameters[0])
    else { throw NotDrafted("an 'onChange' that is not known", at: span) }
    let path = arguments[0].value.source.text
    let field = String(path.dropFirst(2))
    guard path.hasPrefix("\\."), isIdentifier(field) else {
      throw NotDrafted("an 'onChange' of a part of a field", at: span)
    }
    var body = (closure.body, closure.interior)
    var substitutions: [String: String] = [:]
    if closure.parameters[1] != "state" {
      guard closure.body.count == 1,
        case .call(let callee, let inner)? = closure.body[0].value?.kind,
        callee.source.text == "Reduce", inner.count == 1, let reduce = inner[0].closure,
        reduce.parameters.count == 2, ["state", "_"].contains(reduce.parameters[0]),
        reduce.parameters[1] == "_", reduce.captures.isEmpty
      else { throw NotDrafted("an 'onChange' that is not known", at: span) }
      body = (reduce.body, reduce.interior)
      if closure.parameters[1] != "_" { substitutions[closure.parameters[1]] = "state.\(field)" }
    }
    claims.claim(source.range.lowerBound..<body.1.lowerBound, in: file)
    let drafter = BlockDrafter(
      feature: feature, names: names, file: file, claims: claims, cancelTypes: cancelTypes,
      builtIns: builtIns, endpoints: endpoints)
    var keys = try drafter.block(drafter.items(body.0, in: body.1))
    if !substitutions.isEmpty {
      guard let replaced = keys.replacing(substitutions) else {
        throw NotDrafted("a value under another name", at: span)
      }
      keys = replaced
    }
    handlers.append(
      DraftedHandler(
        address: "onChange.\(field)", isOwn: false, keys: keys, comments: [], place: place,
        span: span,
        branch: Branch(body: body.0, interior: body.1), boundNames: [], file: file,
        substitutions: substitutions))
  }
}

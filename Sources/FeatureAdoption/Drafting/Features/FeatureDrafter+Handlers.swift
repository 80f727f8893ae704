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
      builtIns: builtIns)
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

  /// What a case of the choice between the actions is about.
  private struct Target {
    var address: String
    var isOwn: Bool
    /// The names that the pattern gives to what the action carries; nil where it gives none.
    var names: [String?] = []
    /// The pattern of what the action carries, if it takes that apart.
    var pattern: String?
  }

  /// The action that a pattern means; nil when it means several.
  private func target(of pattern: Pattern, _ label: SourceText, _ span: SourceSpan)
    throws(NotDrafted)
    -> Target?
  {
    guard case .enumCase(let name, let inner) = pattern else {
      if case .anything = pattern { return nil }
      throw NotDrafted("a pattern that is not known", at: span)
    }
    guard let kind = names.kinds[name] else { return try own(name, inner, label, span) }
    guard let inner else { return nil }
    guard inner.count == 1 else { throw NotDrafted("a pattern that is not known", at: span) }
    switch kind {
    case .group:
      guard case .enumCase(let member, let values) = inner[0] else { return nil }
      if name == "delegate" {
        return Target(address: "delegate.\(member)", isOwn: false)
      }
      return try own("\(name).\(member)", values, label, span)
    case .child: return try reaction(name, inner[0], span)
    case .presented:
      guard case .enumCase(let wrapper, let values) = inner[0] else { return nil }
      if wrapper == "dismiss", values == nil {
        return Target(address: "\(name).dismiss", isOwn: false)
      }
      guard wrapper == "presented", let values, values.count == 1 else {
        throw NotDrafted("a pattern that is not known", at: span)
      }
      return try reaction(name, values[0], span)
    case .rows, .stack:
      guard case .enumCase("element", let values?) = inner[0], values.count == 2 else {
        throw NotDrafted("a pattern that is not known", at: span)
      }
      switch values[0] {
      case .anything, .binding("id"): break
      default: throw NotDrafted("a row's id under another name", at: span)
      }
      return try reaction(name, values[1], span)
    case .binding:
      guard case .other(let path) = inner[0], path.hasPrefix("\\.") else {
        if case .anything = inner[0] { return nil }
        throw NotDrafted("a pattern that is not known", at: span)
      }
      let field = String(path.drop { "\\.$".contains($0) })
      guard isIdentifier(field) else { throw NotDrafted("a part of a binding", at: span) }
      return Target(address: "binding.\(field)", isOwn: false)
    }
  }

  private func own(
    _ name: String, _ inner: [Pattern]?, _ label: SourceText, _ span: SourceSpan
  ) throws(NotDrafted) -> Target {
    guard let entry = table.own.first(where: { $0.name == name }) else {
      throw NotDrafted("an action that is not declared", at: span)
    }
    guard let inner else { return Target(address: name, isOwn: true) }
    guard inner.count == entry.payload.count else {
      throw NotDrafted("a pattern that takes several values as one", at: span)
    }
    if let names = boundNames(inner) { return Target(address: name, isOwn: true, names: names) }
    let text = label.text
    guard inner.count == 1, !name.contains("."), let open = text.firstIndex(of: "("),
      text.hasSuffix(")")
    else {
      throw NotDrafted("patterns in what an action carries", at: span)
    }
    var inside = String(text[text.index(after: open)...].dropLast())
    if let label = entry.payload[0].label, inside.hasPrefix("\(label):") {
      inside = String(inside.dropFirst(label.utf8.count + 1)).trimmingBlanks
    }
    return Target(
      address: name, isOwn: true,
      pattern: (text.hasPrefix("let ") ? "let " : "") + inside.onOneLine)
  }

  /// The names that patterns give; nil when one of them is more than a name.
  private func boundNames(_ patterns: [Pattern]) -> [String?]? {
    var names: [String?] = []
    for pattern in patterns {
      switch pattern {
      case .binding(let name): names.append(name)
      case .anything: names.append(nil)
      case .enumCase, .other: return nil
      }
    }
    return names
  }

  /// A reaction to an action of a child.
  private func reaction(_ child: String, _ pattern: Pattern, _ span: SourceSpan) throws(NotDrafted)
    -> Target?
  {
    let name = child.split(separator: ".").first.map(String.init) ?? child
    if name == child, let several = children.first(where: { $0.name == name })?.cases {
      guard case .enumCase(let kind, let inner?) = pattern, inner.count == 1,
        several.contains(where: { $0.name == kind })
      else { return nil }
      return try reaction("\(child).\(kind)", inner[0], span)
    }
    switch pattern {
    case .binding, .anything: return nil
    case .other: throw NotDrafted("a pattern that is not known", at: span)
    case .enumCase(let action, let inner):
      guard let inner else { return Target(address: "\(child).\(action)", isOwn: false) }
      if inner.count == 1, case .enumCase(let member, let values) = inner[0], action == "delegate" {
        guard let names = boundNames(values ?? []) else {
          throw NotDrafted("patterns in what an action carries", at: span)
        }
        return Target(address: "\(child).delegate.\(member)", isOwn: false, names: names)
      }
      guard let names = boundNames(inner) else {
        throw NotDrafted("patterns in what an action of a child carries", at: span)
      }
      return Target(address: "\(child).\(action)", isOwn: false, names: names)
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
      builtIns: builtIns)
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

  /// Gives what an action carries the names of its declaration.
  private func rename(
    _ handler: inout DraftedHandler, _ bound: [String?], _ span: SourceSpan
  ) throws(NotDrafted) {
    let declared: [String?]
    if handler.isOwn {
      declared = table.own.first { $0.name == handler.address }?.payload.map(\.name) ?? []
    } else {
      declared = childPayload(handler.address) ?? bound
    }
    guard bound.isEmpty || bound.count == declared.count else {
      throw NotDrafted("a pattern that takes several values as one", at: span)
    }
    var names: [String: String] = [:]
    for (bound, declared) in zip(bound, declared) {
      if let bound, let declared, bound != declared { names[bound] = declared }
    }
    guard !names.isEmpty else { return }
    guard let keys = handler.keys.replacing(names) else {
      throw NotDrafted("a value of an action under another name", at: span)
    }
    handler.keys = keys
  }

  /// The names of what an action of a child carries; nil when that is not known.
  private func childPayload(_ address: String) -> [String?]? {
    var parts = address.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let child = children.first(where: { $0.name == parts[0] }) else {
      return nil
    }
    var feature = child.features[0]
    if let cases = child.cases {
      parts = parts[1].split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let found = cases.first(where: { $0.name == parts[0] }) else {
        return nil
      }
      feature = found.feature
    }
    guard let type = types[feature, from: self.feature.origin.file],
      let table = ActionTable(of: type)
    else { return nil }
    return (table.own + table.delegate).first { $0.name == parts[1] }?.payload.map(\.name)
  }
}

extension [DraftKey] {
  /// The keys with other names in their Swift; nil when the Swift declares one of them itself.
  fileprivate func replacing(_ names: [String: String]) -> [DraftKey]? {
    var keys: [DraftKey] = []
    for key in self {
      guard let value = key.value.replacing(names) else { return nil }
      keys.append(DraftKey(key.name, value, comments: key.comments))
    }
    return keys
  }
}

extension SpecDraft {
  fileprivate func replacing(_ names: [String: String]) -> SpecDraft? {
    switch self {
    case .text(let text):
      return FeatureAdoption.replacing(names, in: text.text).map {
        .text(DraftText($0, at: text.span))
      }
    case .list(let items):
      let replaced = items.compactMap { $0.replacing(names) }
      return replaced.count == items.count ? .list(replaced) : nil
    case .keys(let keys): return keys.replacing(names).map { .keys($0) }
    }
  }
}

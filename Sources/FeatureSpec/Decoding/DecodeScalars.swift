import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads a text that is not Swift.
  mutating func text(_ node: YAMLNode, _ what: String) -> Located<String>? {
    guard case .scalar(let scalar) = node.content else {
      guard !node.isMissing else {
        unread.append(node.span)
        return nil
      }
      report(.wrongValue, "expected \(what), not \(node.kindName)", at: node.span)
      lose(node)
      return nil
    }
    return Located(scalar.text, at: node.span)
  }

  /// Reads a name that becomes a Swift identifier.
  mutating func name(_ node: YAMLNode, _ what: String) -> Located<String>? {
    guard let name = text(node, what) else { return nil }
    return checked(name, what)
  }

  /// Reads names that become Swift identifiers, with dots between them.
  ///
  /// - Parameter outer: The kind of the names before the last name.
  mutating func dottedName(
    _ node: YAMLNode, _ what: String, after outer: String, mayBeHidden: Bool = false
  ) -> Located<String>? {
    guard let name = text(node, what) else { return nil }
    guard name.value.utf8.contains(UInt8(ascii: ".")) else {
      return checked(name, what, mayBeHidden: mayBeHidden)
    }
    let parts = name.value.split(separator: ".", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let located = Located(String(part), at: name.span)
      guard
        checked(located, isLast ? what : outer, mayBeHidden: isLast && mayBeHidden) != nil
      else { return nil }
    }
    return name
  }

  /// Checks that a name can be a Swift identifier and that it is not a name of the generated code.
  ///
  /// - Parameter mayBeHidden: Whether the name may begin with `_`, because the generated code has no names of its own
  ///   there.
  mutating func checked(
    _ name: Located<String>, _ what: String, mayBeHidden: Bool = false
  ) -> Located<String>? {
    guard isIdentifier(name.value) else {
      report(
        .invalidName,
        name.value.isEmpty ? "\(what) is missing" : "'\(name.value)' cannot be \(what)",
        at: name.span, hint: "write letters, digits and '_', without a digit at the start")
      losses.append(Loss(span: name.span))
      return nil
    }
    guard !["init", "self", "Self", "Type", "Protocol", "Any"].contains(name.value) else {
      report(
        .reservedName, "'\(name.value)' cannot be \(what): it means something else in Swift",
        at: name.span,
        hint: "choose another name")
      losses.append(Loss(span: name.span))
      return nil
    }
    let isHidden = name.value.hasPrefix("_")
    guard !isHidden || mayBeHidden && name.value.dropFirst().first?.isLetter == true else {
      report(
        .invalidName, "'\(name.value)' cannot be \(what)", at: name.span,
        hint: "choose another name; names that start with '_' belong to the generated code")
      losses.append(Loss(span: name.span))
      return nil
    }
    return name
  }

  /// Reads `true` or `false`.
  mutating func flag(_ node: YAMLNode?) -> Bool? {
    guard let node, !node.isMissing else { return nil }
    if case .scalar(let scalar) = node.content, scalar.style == .plain {
      if scalar.text == "true" { return true }
      if scalar.text == "false" { return false }
      let closest = closestName(to: scalar.text, among: ["true", "false"])
      report(
        .wrongValue, "expected true or false, not \(described(node))", at: node.span,
        hint: booleanOfYAML(scalar.text).map { .write($0) }
          ?? .didYouMean(closest, or: "write 'true' or 'false'"))
      return nil
    }
    report(
      .wrongValue, "expected true or false, not \(described(node))", at: node.span,
      hint: "write 'true' or 'false', without quotes" as String)
    return nil
  }

  /// Reads one of a few words.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode?, _ what: String
  ) -> Choice? {
    let words = Choice.allCases.map(\.rawValue)
    let quoted = words.map { "'\($0)'" }
    let known = [quoted.dropLast().joined(separator: ", "), quoted.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " or ")
    guard let node, let text = text(node, known) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let closest = closestName(to: text.value, among: words)
    report(
      .wrongValue, text.value.isEmpty ? "\(what) is missing" : "'\(text.value)' is not \(what)",
      at: text.span,
      hint: .didYouMean(closest, or: "write \(known)"))
    // The closest choice is most likely the intended one, so the results that follow from it are most likely right.
    return closest.flatMap(Choice.init)
  }

  /// Reads documentation.
  mutating func documentation(_ node: YAMLNode?) -> Documentation {
    guard let node, !node.isMissing, let text = text(node, "a text") else { return .none }
    return Documentation(text: text.value)
  }

  /// Reads a list of names, or a single name.
  mutating func names(_ node: YAMLNode?, _ what: String) -> [Located<String>] {
    elements(node).compactMap { name($0, what) }
  }

  /// Reads the elements of a key. If the key exists, it must have a value.
  mutating func filled(_ mapping: SpecMapping, _ key: String) -> [YAMLNode] {
    guard let member = mapping.member(key) else { return [] }
    let isPartial =
      member.value.isMissing || member.value.items?.contains { $0.isMissing } == true
    if isPartial { unread.append(member.value.span) }
    guard !isPartial else { return member.value.items?.filter { !$0.isMissing } ?? [] }
    let elements = elements(member.value)
    if elements.isEmpty, member.value.isNothing || member.value.items?.isEmpty == true {
      report(
        .emptyValue, "'\(key)' has no value", at: member.key.span,
        hint: "write a value, or take the key out")
    }
    return elements
  }

  /// Finds the elements of a list. A single value is a list of one element, and no value is an empty list.
  mutating func elements(_ node: YAMLNode?) -> [YAMLNode] {
    guard let node else { return [] }
    switch node.content {
    case .sequence:
      let items = take(wholeItems(of: node))
      if items == nil || node.lacksEntries || items?.contains(where: \.isMissing) == true {
        lose(node)
      }
      return items?.filter { !$0.isMissing } ?? []
    case .missing:
      lose(node)
      return []
    case .scalar(let scalar) where scalar.text.isEmpty: return []
    default: return [node]
    }
  }

  /// Reads modules; `Module?` is imported only where it exists.
  mutating func imports(_ node: YAMLNode?) -> [ImportedModule] {
    elements(node).compactMap { element in
      guard var module = text(element, "a module's name") else { return nil }
      let isOptional = module.value.hasSuffix("?")
      if isOptional { module.value.removeLast() }
      guard let name = checked(module, "a module's name") else { return nil }
      return withoutKeyword(name, "a module's name").map {
        ImportedModule(name: $0, isOptional: isOptional)
      }
    }
  }

  /// Reads the protocols that a type conforms to.
  mutating func conformances(_ node: YAMLNode?) -> [Located<String>] {
    names(node, "a protocol's name").compactMap { withoutKeyword($0, "a protocol's name") }
  }

  /// Reads the protocols that the state and the action of features conform to.
  mutating func featureConformances(_ node: YAMLNode?) -> Conformances {
    guard let node, let mapping = mapping(node, as: .conformances) else { return .none }
    return Conformances(
      state: protocols(mapping.member("state")), action: protocols(mapping.member("action")))
  }

  /// Reads the protocols of a key. The list may be empty.
  private mutating func protocols(_ member: YAMLMember?) -> Conformances.List? {
    guard let member else { return nil }
    guard !member.value.isNothing else {
      report(
        .emptyValue, "'\(member.name)' has no value", at: member.key.span,
        hint: "list protocols, or write '[]' for none")
      return nil
    }
    return Conformances.List(names: conformances(member.value), place: member.key.span)
  }

  /// Checks a name that generated code uses without backticks; nil for a keyword, which is reported.
  mutating func withoutKeyword(
    _ name: Located<String>, _ what: String
  ) -> Located<String>? {
    guard !isTypeName(name.value) else { return name }
    report(
      .reservedName, "'\(name.value)' is a Swift keyword and cannot be \(what)", at: name.span,
      hint: "take it out")
    return nil
  }

  /// Describes the content of a node for a message.
  func described(_ node: YAMLNode) -> String {
    guard case .scalar(let scalar) = node.content, !scalar.text.isEmpty else {
      return node.kindName
    }
    return "'\(scalar.text.prefix(40))'"
  }
}

import SpecSource
import SpecSwift
import SpecYAML

/// A decoder that reads the nodes of one spec file and collects the diagnostics of the file.
///
/// Decoding continues after an error, so that all errors of a file are reported in one run. A value that could not be
/// read is left out or replaced by an empty fragment; nothing is generated from such a spec.
struct SpecDecoder {
  /// The diagnostics that were found so far.
  var diagnostics: [Diagnostic] = []

  /// The findings of lint.
  var findings: [Diagnostic] = []

  /// The declarations that could not be read.
  var losses: [Loss] = []

  /// The places of values that could not be read and contain no declarations, such as effects.
  var unread: [SourceSpan] = []

  /// The Swift fragments that were parsed before.
  var memo: FragmentMemo?

  /// Makes a decoder without diagnostics.
  init(memo: FragmentMemo? = nil) {
    self.memo = memo
  }

  /// Reports an error.
  mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan, hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    diagnostics.append(.error(rule, message, at: span, hint: hint, related: related))
  }

  /// Reports an error with a hint that may be an edit.
  mutating func report(_ rule: Rule, _ message: String, at span: SourceSpan, hint: Hint?) {
    diagnostics.append(.error(rule, message, at: span, hint: hint))
  }

  /// Adds the diagnostics of another stage, and returns the stage's value.
  mutating func take<Value>(_ parsed: Parsed<Value>) -> Value? {
    diagnostics += parsed.diagnostics
    return parsed.value
  }
}

extension SpecDecoder {
  /// Reads a mapping by its schema. An unknown key that is close to a known key is read as the known key.
  mutating func mapping(_ node: YAMLNode, as schema: Schema) -> SpecMapping? {
    if node.isMissing || node.lacksEntries { unread.append(node.span) }
    guard !node.isMissing else { return nil }
    guard case .mapping(let members) = node.content else {
      let kinds = (schema.shortForm.map { "\($0) or " } ?? "") + "a mapping"
      report(
        .wrongValue, "\(schema.subject) is \(kinds), not \(node.kindName)", at: node.span,
        hint: "the mapping's keys are \(schema.knownKeys)")
      lose(node)
      return nil
    }
    var mapping = SpecMapping(span: node.span, count: members.count)
    mapping.isSuspect = node.lacksEntries
    for member in members {
      let name = member.name
      guard !name.hasPrefix("x-") else { continue }
      if let key = knownKey(name, of: member, in: schema, beside: members) {
        mapping.add(key, member)
      } else {
        mapping.isSuspect = true
      }
    }
    // A key that was not understood is probably the missing key.
    for name in schema.requiredKeys where !mapping.isSuspect && !mapping.names.contains(name) {
      reportMissing(name, in: schema, of: node)
    }
    return mapping
  }

  /// Reports a missing key of a mapping.
  mutating func reportMissing(_ name: String, in schema: Schema, of node: YAMLNode) {
    reportMissing(name, in: schema, of: node.span, hint: sendInsteadOfRun(name, in: schema, node))
  }

  /// Reports a missing key of the mapping at a place.
  ///
  /// - Parameter hint: The hint; nil for an example of the key.
  mutating func reportMissing(
    _ name: String, in schema: Schema, of span: SourceSpan, hint: String? = nil
  ) {
    let key = schema.key(named: name)
    report(
      .missingKey, "\(schema.subject) needs the key '\(name)', which holds \(key?.holds ?? "")",
      at: SourceSpan(file: span.file, offsets: span.startOffset..<span.startOffset),
      hint: hint ?? key.map { "write it as in '\($0.example)'" })
    losses.append(Loss(span: span))
  }

  /// Finds the members of a mapping whose keys are names chosen by the spec's author.
  ///
  /// - Parameter example: A line of such a mapping, for the hint.
  mutating func members(_ node: YAMLNode?, of what: String, example: String) -> [YAMLMember] {
    guard let node else { return [] }
    if node.lacksEntries { lose(node) }
    switch node.content {
    case .mapping(let members):
      return readable(members)
    case .missing:
      lose(node)
      return []
    case .scalar(let scalar) where scalar.text.isEmpty:
      return []
    case .scalar(let scalar) where scalar.style == .plain && scalar.keyEnd != nil:
      if let colon = scalar.keyEnd {
        reportMissingSpace(in: scalar.text, after: colon, at: node.span)
      }
      return []
    default:
      report(
        .wrongValue, "expected a mapping of \(what), not \(node.kindName)", at: node.span,
        hint: node.isListOfPairs
          ? Hint(
            showing: .init(
              replacing: node.span, by: "{\(node.source.dropFirst().dropLast())}"))
          : "write lines such as '\(example)'")
      lose(node)
      return []
    }
  }

  /// Finds the members whose values could be read, without the members of other tools.
  mutating func readable(_ members: [YAMLMember]) -> [YAMLMember] {
    guard members.contains(where: { $0.value.isMissing || $0.name.hasPrefix("x-") }) else {
      return members
    }
    return members.filter { member in
      if member.value.isMissing { lose(member.key, named: member.name) }
      return !member.value.isMissing && !member.name.hasPrefix("x-")
    }
  }

  /// Finds the members of a mapping whose keys become Swift identifiers. A key that cannot become an identifier is
  /// reported.
  mutating func named(
    _ node: YAMLNode?, of what: String, example: String, as noun: String
  ) -> [(name: Located<String>, value: YAMLNode)] {
    members(node, of: what, example: example).readAll { member in
      name(member.key, noun).map { ($0, member.value) }
    }
  }

  /// Reports the second of two keys that exclude each other, if a mapping has both.
  mutating func checkExclusion(
    of first: String, and second: String, in mapping: SpecMapping, hint: String
  ) {
    guard let one = mapping.member(first), let other = mapping.member(second) else { return }
    report(
      .exclusiveKeys, "'\(first)' and '\(second)' exclude each other", at: other.key.span,
      hint: hint,
      related: [.init("the other is here", at: one.key.span)])
  }
}

/// A mapping whose keys are known to be of its schema.
struct SpecMapping {
  /// The place of the mapping.
  let span: SourceSpan

  /// Whether the mapping has a key that was not understood. Missing keys of such a mapping are not reported.
  var isSuspect = false

  /// The keys in the order in which they are written.
  private(set) var names: [String] = []

  /// The members of the keys, at the same indices.
  private var members: [YAMLMember] = []

  /// Makes an empty mapping with room for some members.
  init(span: SourceSpan, count: Int) {
    self.span = span
    names.reserveCapacity(count)
    members.reserveCapacity(count)
  }

  /// The place where the mapping begins.
  var start: SourceSpan {
    SourceSpan(file: span.file, offsets: span.startOffset..<span.startOffset)
  }

  /// The value of a key.
  subscript(_ key: String) -> YAMLNode? {
    names.firstIndex(of: key).map { members[$0].value }
  }

  /// Finds the member of a key, as in the file.
  func member(_ key: String) -> YAMLMember? {
    names.firstIndex(of: key).map { members[$0] }
  }

  /// Adds a member.
  mutating func add(_ key: String, _ member: YAMLMember) {
    names.append(key)
    members.append(member)
  }
}

extension YAMLScalar {
  /// The colon after the name that the text begins with; nil if the text does not begin with a name and a colon.
  fileprivate var keyEnd: String.Index? {
    guard let colon = text.firstIndex(of: ":"), isIdentifier(String(text[..<colon])) else {
      return nil
    }
    return colon
  }
}

extension Sequence {
  /// Reads each of several entries. Entries that cannot be read are left out.
  ///
  /// Like `compactMap`, but reserves space for exactly the number of entries: nearly all entries can be read, and the
  /// result stays in memory.
  func readAll<Entry>(_ read: (Element) throws -> Entry?) rethrows -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(underestimatedCount)
    for element in self {
      if let entry = try read(element) { entries.append(entry) }
    }
    return entries
  }
}

extension YAMLNode {
  /// Whether the node is a list of mappings without braces, `[a: 1, b: 2]`, which was meant to be a single mapping.
  fileprivate var isListOfPairs: Bool {
    guard case .sequence(let items) = content, isFlow, !items.isEmpty else { return false }
    return items.allSatisfy { item in
      guard case .mapping = item.content else { return false }
      return !item.source.hasPrefix("{") && !item.source.hasPrefix("?")
    }
  }
}

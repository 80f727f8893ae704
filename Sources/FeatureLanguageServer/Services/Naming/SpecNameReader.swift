import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Finds the names that a spec uses, with what they mean.
///
/// It goes by the tables of keys, in the order in which Swift would see what stands there: conditions before statements,
/// and both before what follows.
struct SpecNameReader {
  let lookup: NameLookup
  let kind: SpecKind
  let spec: Spec
  var reader: SwiftNameReader<NameWorld>
  /// What is in scope everywhere in the spec's Swift.
  private var everywhere: [Candidate] = []

  /// Makes a reader of a spec.
  init(_ spec: Spec, kind: SpecKind, _ lookup: NameLookup, _ types: KnownTypes) {
    self.lookup = lookup
    self.kind = kind
    self.spec = spec
    reader = SwiftNameReader(NameWorld(lookup, home: DeclaredType(spec), types))
    if let feature {
      everywhere = lookup.parameters(of: feature) + lookup.dependencies(of: feature)
    }
  }

  /// The names that a spec uses, in the order in which they were understood.
  static func names(
    in spec: Spec, _ lookup: NameLookup, _ types: KnownTypes
  ) -> [FoundName] {
    guard let kind = SpecKind(of: spec.file), let root = SpecNode(of: spec.file, as: kind) else {
      return []
    }
    var reader = SpecNameReader(spec, kind: kind, lookup, types)
    reader.visit(root)
    return reader.reader.world.found
  }

  var feature: Feature? {
    if case .feature(let feature) = spec { feature } else { nil }
  }

  /// What the names at a place are of the feature's.
  private func placeNames(_ node: SpecNode, isKey: Bool) -> PlaceNames {
    let path = isKey ? Array(node.path.dropLast()) : node.path
    return PlaceNames(
      SpecPlace(path: path, role: isKey ? .entry : .value), in: kind, spec: spec,
      project: lookup.project)
  }

  /// Reads what stands at a key and behind it.
  ///
  /// - Parameter wanted: What the value is to be, if that is known.
  /// - Returns: What the value is, if it is one.
  @discardableResult
  mutating func visit(_ node: SpecNode, wanted: Candidate? = nil) -> Candidate? {
    let keys = node.keys
    var wanted = wanted
    var opened: Int?
    if let key = node.key {
      if let use = node.keyUses.first {
        let named = read(key, as: use, node, isKey: true)
        // What is written for an endpoint is what it gives.
        let isCalled = use == .override || use == .argument
        wanted = (isCalled ? named.flatMap { reader.world.result(of: $0) } : named) ?? wanted
      } else if keys.suffix(3).dropLast() == ["match", "cases"] {
        opened = reader.mark
        enter(node)
        reader.world.source = key
        reader.read(key, as: .pattern(wanted))
        wanted = nil
      } else if keys.dropLast().last == "generics", keys.first == "children" {
        noteGeneric(key, keys)
      }
    }
    defer { if let opened { reader.leave(opened) } }
    if let text = node.text { return read(text, node, wanted) }
    return visitChildren(of: node, wanted)
  }

  /// Reads a text.
  private mutating func read(
    _ text: SourcedText, _ node: SpecNode, _ wanted: Candidate?
  ) -> Candidate? {
    let keys = node.keys
    if keys.first == "view", keys.dropFirst().first == "navigation", let feature {
      return readPath(text, from: .state(feature), node)
    }
    if let use = node.uses.first { return read(text, as: use, node, isKey: false, wanted) }
    if isInterpolated(keys) {
      enter(node)
      reader.world.source = text
      return reader.read(text, as: .interpolated)
    }
    // The text of a case is its raw value.
    guard node.isSwift, keys.dropLast().last != "enum" else { return nil }
    enter(node)
    reader.world.source = text
    // Alerts may be expected by their names alone.
    if let scope = wanted?.leadsTo, case .names(let names) = scope,
      names.contains(where: { text.text.hasPrefix($0.name) })
    {
      return reader.read(text, as: .path(.value(scope)))
    }
    let isCondition = keys.last == "guard" || keys.last == "if" || keys.last == "where"
    return reader.read(
      text, as: isCondition ? .conditions : .statements, wanted: wanted ?? self.wanted(at: node))
  }

  private func isInterpolated(_ keys: [String]) -> Bool {
    guard keys.first == "alerts" || keys.first == "dialogs" else { return false }
    let isInMapping = keys.last == "text" && keys.dropLast().last != "buttons"
    return ["title", "message", "label"].contains((isInMapping ? keys.dropLast() : keys[...]).last)
      || keys.count == 4 && keys[2] == "buttons"
  }

  /// What a value is to be, by its key alone.
  private func wanted(at node: SpecNode) -> Candidate? {
    guard let feature else { return nil }
    if node.keys.last == "given" || node.keys.last == "expect" { return .value(.state(feature)) }
    guard node.keys.last == "default" else { return nil }
    if node.keys.first == "children", let name = node.keys.dropFirst().first {
      return lookup.state(of: feature).first { $0.name == name }
    }
    guard node.keys.first == "state" else { return nil }
    return feature.field(named: node.keys.dropLast().last ?? "")
      .flatMap { reader.world.value(ofType: $0.type.text) }
  }

  /// Reads a text that names something.
  private mutating func read(
    _ text: SourcedText, as use: NameUse, _ node: SpecNode, isKey: Bool, _ wanted: Candidate? = nil
  ) -> Candidate? {
    enter(node)
    reader.world.source = text
    switch use {
    case .type: return reader.read(text, as: .type)
    case .typedValue: return reader.read(text, as: .typedValue)
    case .feature:
      noteFeature(text)
      return nil
    case .dependency:
      reader.world.names = lookup.dependencies
      return reader.read(text, as: .statements)
    case .ownDependency, .templateSet, .style: return nil
    case .effect where !text.text.contains("("): return nil
    default: return readPath(text, from: root(of: use, node, isKey: isKey), node)
    }
  }

  private mutating func readPath(
    _ text: SourcedText, from scope: Scope, _ node: SpecNode
  ) -> Candidate? {
    enter(node)
    reader.world.source = text
    return reader.read(text, as: .path(.value(scope)))
  }

  /// Where the first name is looked up.
  private func root(of use: NameUse, _ node: SpecNode, isKey: Bool) -> Scope {
    guard let feature else { return .names([]) }
    switch use {
    case .action: return .actions(feature, isReaction: false)
    case .reaction: return .actions(feature, isReaction: true)
    case .ownAction: return .group(feature, [])
    case .stateField, .field, .binding: return .state(feature)
    case .override:
      return .names(lookup.ownDependencies(of: feature) + lookup.dependencies)
    default: return .names(placeNames(node, isKey: isKey).candidates(for: use))
    }
  }

  /// Notes the features that a text names, the types around them in front.
  private mutating func noteFeature(_ text: SourcedText) {
    let parts = text.text.split(separator: ".", omittingEmptySubsequences: false)
    var (start, path) = (0, "")
    for (index, part) in parts.enumerated() {
      path += index == 0 ? part : ".\(part)"
      let range = start..<start + part.utf8.count
      start = range.upperBound + 1
      let named = lookup.project.feature(named: path).map { feature in
        Candidate(
          name: String(part), kind: .feature, signature: "", declaration: feature.name.span)
      }
      reader.world.note(String(part), at: text.span(of: range), named)
    }
  }

  private mutating func noteGeneric(_ key: SourcedText, _ keys: [String]) {
    guard let child = keys.dropFirst().first.flatMap({ feature?.child(named: $0) }) else { return }
    let features = child.features.compactMap {
      lookup.project.feature(named: $0.feature.value)
    }
    let generic = features.flatMap(\.generics).first { $0.name.value == key.text }
    let named = generic.map {
      Candidate(
        name: $0.name.value, kind: .structure, signature: "", declaration: $0.name.span)
    }
    reader.world.note(key.text, at: key.span(of: 0..<key.text.utf8.count), named)
  }

  /// Puts in scope what a place knows.
  private mutating func enter(_ node: SpecNode) {
    let names = placeNames(node, isKey: false)
    reader.world.names = localNames(node, names) + everywhere
    reader.world.fallback =
      node.keys.contains("effect") ? feature.map { .value(.actions($0, isReaction: false)) } : nil
    reader.world.composed = node.keys.first == "compose" ? feature : nil
  }
}

extension SpecNode {
  /// The keys on the way to it, its own included.
  var keys: [String] {
    path.compactMap { if case .key(let name) = $0 { name } else { nil } }
  }
}

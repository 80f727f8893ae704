import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Returns the spec of a feature of which only the name is known.
func externalSpec(named name: String) -> String {
  let parts = name.split(separator: ".").map(String.init)
  let outer = parts.dropLast().joined(separator: ".")
  return writtenSpec(
    [DraftKey("external", "\(parts.last ?? name)")]
      + (outer.isEmpty ? [] : [DraftKey("in", "\(outer)")]))
}

/// Returns the spec of a feature that stays as it is.
func externalSpec(of feature: LinkedType, in types: LinkedTypes) -> String {
  var keys = [DraftKey("external", .text(feature.type.name, at: feature.origin.span))]
  if let dot = feature.name.lastIndex(of: ".") {
    keys.append(DraftKey("in", .text(String(feature.name[..<dot]))))
  }
  guard let table = ActionTable(of: feature, style: types.style(of: feature)) else {
    return writtenSpec(keys)
  }
  func declared(_ entries: [ActionTable.Entry], without prefix: String = "") -> SpecDraft? {
    entries.isEmpty
      ? nil
      : .keys(
        entries.map { entry in
          // Tests and reactions give all values.
          let payload = entry.payload.map { payload in
            var payload = payload
            payload.value = nil
            return payload
          }
          return DraftKey(
            String(entry.name.dropFirst(prefix.count)), .keys(("with", payload.keys)).orEmpty)
        })
  }
  let own = table.own.flatMap { table.choice(in: $0.name, among: types) ?? [$0] }
  let actions = own + inner(of: feature, table, in: types)
  if let actions = declared(actions) { keys.append(DraftKey("actions", actions)) }
  if let delegate = declared(table.delegate, without: "delegate.") {
    keys.append(DraftKey("delegate", delegate))
  }
  return writtenSpec(keys)
}

/// Returns the actions of the features in a choice of children, under the names of the choice's cases.
private func inner(
  of feature: LinkedType, _ table: ActionTable, in types: LinkedTypes
) -> [ActionTable.Entry] {
  guard feature.nested["State"]?.type.keyword == .enum else { return [] }
  return table.cases.keys.sorted().flatMap { name -> [ActionTable.Entry] in
    guard let type = table.featureType(in: name),
      let found = types[type, from: feature.origin.file]
        ?? types.type(written: type, in: feature.origin.file),
      let inner = ActionTable(of: found, style: types.style(of: found))
    else { return [] }
    return (inner.own + inner.delegate).map { entry in
      var entry = entry
      entry.name = "\(name).\(entry.name)"
      return entry
    }
  }
}

extension AcceptedSpecs {
  /// Returns the specs of the children and clients that some features mention, except those features themselves.
  func externalSpecs(besides names: Set<String>) -> [String: AdoptionFiles.NamedSpec] {
    var specs: [String: AdoptionFiles.NamedSpec] = [:]
    for name in names.sorted() {
      guard let draft = drafts[name]?.draft else { continue }
      for child in draft.children where !names.contains(child) {
        guard specs[child] == nil else {
          specs[child]?.origins.append(draft.origin)
          continue
        }
        // A type that is not found belongs to a module that was not read.
        let type = types[child, from: draft.feature.origin.file]
        let text = type.map { externalSpec(of: $0, in: types) } ?? externalSpec(named: child)
        let origins = [type?.origin.file.file, draft.origin].compactMap(\.self)
        specs[child] = .init(name: child, text: text, origins: origins)
      }
      let tested = tests[name]?.flatMap(\.keys).map(\.key) ?? []
      for key in draft.dependencies + tested
      where BuiltInDependency.named(key) == nil && isIdentifier(key) {
        let client = surroundings.nameOfSpec(describing: key)
        specs[client, default: surroundings.external(key)].origins.append(draft.origin)
      }
    }
    return specs
  }
}

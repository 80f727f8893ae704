import SpecSource
import SpecSwift

/// Checks that a spec names nothing that only the original file sees: generated code stands in another one.
///
/// The feature itself is no longer private, if nothing else is called so.
func checkPrivateNames(_ draft: FeatureDraft, in types: LinkedTypes) throws(NotDrafted) {
  var names: [String: SourceSpan] = [:]
  var paths: Set<String> = []
  for member in [draft.feature.origin] + draft.members.drafted
  where paths.insert(member.file.file.path).inserted {
    for declaration in member.file.declarations
    where declaration.modifiers.contains(where: { ["private", "fileprivate"].contains($0) }) {
      guard let name = declaration.name else { continue }
      let isFeature = declaration.type != nil && name == draft.feature.name
      if isFeature, types.all.count(where: { $0.name == name }) == 1 { continue }
      names[name] = SourceSpan(file: member.file.file, offsets: declaration.source.range)
    }
  }
  guard !names.isEmpty else { return }
  let used = Set(draft.keys.flatMap { $0.value.texts }.flatMap { words($0) })
    .union(draft.manual.flatMap { words($0.body) })
  if let name = used.intersection(names.keys).sorted().first, let span = names[name] {
    throw NotDrafted("something private to the file, which generated code names", at: span)
  }
}

extension Declaration {
  /// What it declares.
  fileprivate var name: String? {
    switch kind {
    case .type(let type): type.keyword == .extension ? nil : type.name
    case .variable(let variable): variable.name
    case .function(let function): function.name
    case .typeAlias(let name, _): name
    case .initializer, .enumCase, .conditional, .other: nil
    }
  }
}

extension SpecDraft {
  /// All texts in it.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .list(let items): items.flatMap(\.texts)
    case .keys(let keys): keys.flatMap { [$0.name] + $0.value.texts }
    }
  }
}

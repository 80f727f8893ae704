import SpecSwift

extension Pattern {
  /// The names of the nested cases in the pattern.
  var path: [String] {
    guard case .enumCase(let name, let inner) = self else { return [] }
    // The library's own cases name no action.
    let isWrapper = ["presented", "element"].contains(name)
    let path = inner?.flatMap(\.path) ?? []
    return isWrapper && !path.isEmpty ? path : [name] + path
  }

  /// The name that binds the whole payload of the innermost case; nil unless the payload is a single value.
  var payload: String? {
    guard case .enumCase(_, let inner?) = self, inner.count == 1 || path.count > 1 else {
      return nil
    }
    return inner.lazy.compactMap { pattern in
      if case .binding(let name) = pattern { name } else { pattern.payload }
    }.first
  }
}

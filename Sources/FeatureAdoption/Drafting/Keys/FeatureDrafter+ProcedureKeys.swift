import SpecSwift

extension FeatureDrafter {
  /// Returns the keys of the procedures.
  func procedureKeys() -> SpecDraft? {
    guard !handlers.procedures.isEmpty else { return nil }
    return .keys(
      handlers.procedures.compactMap { procedure in
        guard case .procedure(let name) = procedure.address else { return nil }
        let function = feature.functions(named: name).first
        let comments = commentLines(function?.member.declaration.comment ?? "")
        let parameters = function?.function.parameters.dropFirst().map(Payload.init)
        var keys: [DraftKey] = []
        if let documentation = comments.doc { keys.append(DraftKey("doc", documentation)) }
        if let parameters = parameters?.keys { keys.append(DraftKey("with", parameters)) }
        keys += procedure.keys
        if keys.count == 1, keys[0].name == "do", keys[0].comments.isEmpty {
          return DraftKey(name, keys[0].value, comments: comments.other)
        }
        return DraftKey(name, SpecDraft.keys(keys).orEmpty, comments: comments.other)
      })
  }
}

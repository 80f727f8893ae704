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
        let documentation = comments.documentation.joined(separator: "\n")
        let parameters = function?.function.parameters.dropFirst().map { parameter in
          let key =
            parameter.label == parameter.name
            ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
          let value = parameter.value.map { " = \($0.source.text)" } ?? ""
          return DraftKey(key, .text(parameter.type.onOneLine + value))
        }
        var keys: [DraftKey] = []
        if !documentation.isEmpty { keys.append(DraftKey("doc", .text(documentation))) }
        if let parameters, !parameters.isEmpty { keys.append(DraftKey("with", .keys(parameters))) }
        keys += procedure.keys
        if keys.count == 1, keys[0].name == "do", keys[0].comments.isEmpty {
          return DraftKey(name, keys[0].value, comments: comments.other)
        }
        return DraftKey(name, SpecDraft.keys(keys).orEmpty, comments: comments.other)
      })
  }
}

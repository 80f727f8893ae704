import JSON
import SpecSource

/// Edits of several files, as the protocol has them.
struct WorkspaceEdit {
  let project: OpenProject
  let client: ClientCapabilities

  /// The edits of a renaming.
  func json(_ edits: [String: [Renaming.Edit]], moving move: (old: String, new: String)?)
    -> JSONValue
  {
    let files = edits.sorted { $0.key < $1.key }
    guard client.knowsVersions else {
      return .object([
        ("changes", .object(files.map { (project.uri(ofFileAt: $0.key), texts($0.value, $0.key)) }))
      ])
    }
    var changes = files.map { path, edits in
      let document = project.documents[path]
      let identifier = JSONValue.object([
        ("uri", .text(project.uri(ofFileAt: path))),
        ("version", document?.version.map(JSONValue.number) ?? .null),
      ])
      return JSONValue.object([("textDocument", identifier), ("edits", texts(edits, path))])
    }
    // The edits are for the file as it is called now.
    if let move, client.renamesFiles {
      changes.append(
        .object([
          ("kind", "rename"), ("oldUri", .text(project.uri(ofFileAt: move.old))),
          ("newUri", .text(fileURI(ofPath: "\(project.root)/\(move.new)"))),
        ]))
    }
    let asked = edits.values.contains { $0.contains(where: \.needsConfirmation) }
    return .object(omittingNil: [
      ("documentChanges", .list(changes)), ("changeAnnotations", asked ? Self.annotations : nil),
    ])
  }

  /// The label that editors show beside edits that need a confirmation.
  private static let annotations = JSONValue.object([
    (
      "open",
      .object([
        ("label", "Only a compiler can tell whether these are meant"),
        ("needsConfirmation", .flag(true)),
      ])
    )
  ])

  private func texts(_ edits: [Renaming.Edit], _ path: String) -> JSONValue {
    guard let file = project.file(at: path) else { return .list([]) }
    return .list(
      edits.map { edit in
        .object(omittingNil: [
          ("range", client.encoding.range(of: edit.offsets, in: file)),
          ("newText", .text(edit.text)),
          ("annotationId", edit.needsConfirmation ? "open" : nil),
        ])
      })
  }
}

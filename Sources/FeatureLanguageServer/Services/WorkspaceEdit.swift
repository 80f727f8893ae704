import JSON
import SpecSource

/// Edits of several files, in the form of the protocol.
struct WorkspaceEdit {
  let project: OpenProject
  let client: ClientCapabilities
  /// The edits of specs, by path.
  let edits: [String: [Renaming.Edit]]
  /// The old and the new path of a spec that is moved.
  let move: (old: String, new: String)?

  /// The edits of a Swift file.
  struct SwiftFile {
    var uri: String
    /// The version of the file that is open in the editor; nil for a file on disk.
    var version: Int?
    /// The edits in the form of the protocol.
    var edits: [JSONValue]
  }

  /// A reason to ask people to confirm an edit.
  fileprivate enum Question: String {
    /// The name may refer to another declaration.
    case open
    /// The editor may have unsaved text.
    case unsaved

    var label: String {
      switch self {
      case .open: "Only a compiler can determine whether these refer to the renamed name"
      case .unsaved: "These changes apply to the files on disk; save the files first"
      }
    }
  }

  /// Returns the edits of specs and of Swift files, in the form of the protocol.
  func json(adding swift: [SwiftFile] = []) -> JSONValue {
    let files = edits.sorted { $0.key < $1.key }
    guard client.knowsVersions else {
      let specs = files.map { (project.uri(ofFileAt: $0.key), texts($0.value, $0.key)) }
      return .object([
        ("changes", .object(specs + swift.map { ($0.uri, .list($0.edits)) }))
      ])
    }
    var changes = files.map { path, edits in
      documentChange(
        project.uri(ofFileAt: path), project.documents[path]?.version, texts(edits, path))
    }
    var questions: [Question] = []
    if edits.values.contains(where: { $0.contains(where: \.needsConfirmation) }) {
      questions.append(.open)
    }
    for file in swift {
      let isAsked = client.confirmsEdits && file.version == nil && !client.syncsAnyFile
      if isAsked, !questions.contains(.unsaved) { questions.append(.unsaved) }
      let edits = file.edits.map { isAsked ? $0.asking(.unsaved) : $0 }
      changes.append(documentChange(file.uri, file.version, .list(edits)))
    }
    // The edits come before the renaming of the file, because they use its present name.
    if let move, client.renamesFiles {
      changes.append(
        .object([
          ("kind", "rename"), ("oldUri", .text(project.uri(ofFileAt: move.old))),
          ("newUri", .text(fileURI(ofPath: "\(project.root)/\(move.new)"))),
          ("options", .object([("overwrite", .flag(false))])),
        ]))
    }
    return .object(omittingNil: [
      ("documentChanges", .list(changes)),
      ("changeAnnotations", questions.isEmpty ? nil : annotations(questions)),
    ])
  }

  /// Returns the labels that editors show with edits that need a confirmation.
  private func annotations(_ questions: [Question]) -> JSONValue {
    .object(
      questions.map { question in
        let annotation = JSONValue.object([
          ("label", .text(question.label)), ("needsConfirmation", .flag(true)),
        ])
        return (question.rawValue, annotation)
      })
  }

  private func texts(_ edits: [Renaming.Edit], _ path: String) -> JSONValue {
    guard let file = project.file(at: path) else { return .list([]) }
    return .list(
      edits.map { edit in
        let text = JSONValue.object([
          ("range", client.encoding.range(of: edit.offsets, in: file)),
          ("newText", .text(edit.text)),
        ])
        return edit.needsConfirmation ? text.asking(.open) : text
      })
  }
}

/// Makes the edits of a version of a file, in the form of the protocol; a nil version means the file on disk.
func documentChange(_ uri: String, _ version: Int?, _ edits: JSONValue) -> JSONValue {
  let identifier = JSONValue.object([
    ("uri", .text(uri)), ("version", version.map(JSONValue.number) ?? .null),
  ])
  return .object([("textDocument", identifier), ("edits", edits)])
}

extension JSONValue {
  /// Marks the edit for a confirmation by people.
  fileprivate func asking(_ question: WorkspaceEdit.Question) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [("annotationId", .text(question.rawValue))])
  }
}

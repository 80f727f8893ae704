import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// Renaming a declaration of a spec also renames its uses in handwritten Swift.

extension LanguageServer {
  /// Asks Swift's language server for the uses of the renamed declaration in handwritten Swift.
  ///
  /// - Parameter own: The edits of the specs.
  /// - Returns: Whether the request is answered later.
  mutating func askSwiftToRename(
    _ id: RequestID, _ params: JSONValue, _ own: JSONValue
  ) throws(RPCError) -> Bool {
    guard phase == .running, swift.isUsable, case .object = own, let new = params["newName"]?.text,
      let named = try named(params), let project = projects[named.root]?.project,
      let (map, offsets) = codePlace(of: named.declared, in: named.root),
      let word = named.declared.renamed(
        String(decoding: map.file.bytes[offsets], as: UTF8.self), to: new, in: project)
    else { return false }
    let root = named.root
    show(map, in: root)
    guard swift.isUsable else { return false }
    let question: JSONValue = .object([
      (
        "textDocument", .object([("uri", .text(fileURI(ofPath: "\(root)/\(map.path)")))])
      ),
      ("position", PositionEncoding.utf16.position(of: offsets.lowerBound, in: map.file)),
      ("newName", .text(word)),
    ])
    swift.ask("textDocument/rename", question, for: id) { server, result in
      let theirs = (try? result.get())?["changes"]?.members ?? []
      do throws(RPCError) {
        // The edits would overwrite text that was typed or saved in the meantime.
        guard let edit = try? server.renamed(params), edit.json().compact == own.compact else {
          throw .contentModified
        }
        return [.result(id: id, edit.json(adding: try server.handwritten(theirs, in: root)))]
      } catch {
        return [.error(id: id, error)]
      }
    }
    return true
  }

  /// Finds the generated file that contains a declaration, and the place of its name there.
  private mutating func codePlace(
    of declared: SpecDeclaration, in root: String
  ) -> (map: CodeMap, offsets: Range<Int>)? {
    let span = declared.nameSpans[0]
    generate([span.file.path], in: root)
    guard let code = code(ofSpecAt: span.file.path, in: root) else { return nil }
    let found =
      code.place(of: span.startOffset).map { ($0.map, $0.offset) }
      ?? code.made(of: span.startOffset)
    guard let (map, offset) = found, map.isOnDisk else { return nil }
    let count = map.file.bytes[offset...].prefix { $0.isNameByte }.count
    return count > 0 ? (map, offset..<offset + count) : nil
  }

  /// Returns the edits of the handwritten files of a project.
  private func handwritten(
    _ changes: [(key: String, value: JSONValue)], in root: String
  ) throws(RPCError) -> [WorkspaceEdit.SwiftFile] {
    guard let folder = projects[root]?.folder else { return [] }
    var files: [WorkspaceEdit.SwiftFile] = []
    for (uri, edits) in changes {
      guard let path = path(ofFileURI: uri), path.hasPrefix(root + "/") else { continue }
      let file = String(path.dropFirst(root.count + 1))
      guard case .people = folder.author(file) else { continue }
      let open = strays[path]
      if let open, open.file.bytes != host.contents(path) {
        throw .failed("'\(file)' has unsaved changes; save it, then rename again")
      }
      let list = (edits.list ?? []).map { edit in
        JSONValue.object(omittingNil: [
          ("range", edit["range"].map { forClient($0, in: uri) }), ("newText", edit["newText"]),
        ])
      }
      files.append(.init(uri: open?.uri ?? uri, version: open?.version, edits: list))
    }
    return files
  }
}

extension RPCError {
  /// The error for documents that changed before the answer was ready.
  fileprivate static let contentModified = RPCError(
    code: -32801, message: "the specs changed in the meantime; rename again")
}

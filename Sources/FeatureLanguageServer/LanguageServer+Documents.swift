import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// Documents that are opened, changed and closed.

extension LanguageServer {
  /// The project of a root, opened if it is not yet.
  @discardableResult
  mutating func openProject(_ root: String) -> OpenProject {
    let project = projects[root] ?? OpenProject(root: root, folder: host.folder(root))
    projects[root] = project
    return project
  }

  mutating func open(_ params: JSONValue) throws(RPCError) -> [OutgoingMessage] {
    guard let item = params["textDocument"], let uri = item["uri"]?.text,
      let text = item["text"]?.text
    else { throw .invalidParams("a document has a 'uri' and a 'text'") }
    guard let absolute = path(ofFileURI: uri) else { return [] }
    let document = OpenDocument(
      uri: uri, version: item["version"]?.number, file: SourceFile(path: absolute, text: text))
    strays[absolute] = document
    adopt(absolute)
    guard strays[absolute] != nil, absolute.contains("/Specs/") else { return [] }
    return [
      log(
        "'\(absolute)' belongs to no project: no folder above it has '\(OpenProject.settingsPath)'",
        type: 2)
    ]
  }

  /// Gives a document to the project that it belongs to, if there is one.
  private mutating func adopt(_ absolute: String) {
    guard var document = strays[absolute], let root = host.root(absolute),
      let path = openProject(root).path(ofFileAt: absolute)
    else { return }
    strays[absolute] = nil
    document.file = SourceFile(path: path, bytes: document.file.bytes)
    projects[root]?.set(document, at: path)
  }

  mutating func change(_ params: JSONValue) throws(RPCError) -> [OutgoingMessage] {
    let uri = try params.documentURI()
    guard let changes = params["contentChanges"]?.list else {
      throw .invalidParams("a change has 'contentChanges'")
    }
    guard let absolute = path(ofFileURI: uri) else { return [] }
    let version = params["textDocument"]?["version"]?.number
    if var document = strays[absolute] {
      document.version = version
      try document.apply(changes, client.encoding)
      strays[absolute] = document
      return []
    }
    guard let place = place(ofFileAt: absolute), var document = place.document else {
      throw .invalidParams("'\(uri)' is not open")
    }
    document.version = version
    try document.apply(changes, client.encoding)
    projects[place.root]?.set(document, at: place.path)
    return []
  }

  mutating func close(_ params: JSONValue) throws(RPCError) -> [OutgoingMessage] {
    let uri = try params.documentURI()
    guard let absolute = path(ofFileURI: uri) else { return [] }
    if strays.removeValue(forKey: absolute) != nil { return [] }
    guard let place = place(ofFileAt: absolute), place.document != nil else {
      throw .invalidParams("'\(uri)' is not open")
    }
    projects[place.root]?.set(nil, at: place.path)
    return []
  }

  /// Something on disk may have changed; settings may be new, too.
  mutating func lookAtDisk() {
    for absolute in strays.keys.sorted() { adopt(absolute) }
    for root in projects.keys { projects[root]?.noteDiskChange() }
  }

  /// A file of a project.
  struct Place {
    var root: String
    var path: String
    var document: OpenDocument?
  }

  /// The innermost open project that a file belongs to.
  func place(ofFileAt absolute: String) -> Place? {
    let roots = projects.keys.sorted { $0.count > $1.count }
    for root in roots {
      if let path = projects[root]?.path(ofFileAt: absolute) {
        return Place(root: root, path: path, document: projects[root]?.documents[path])
      }
    }
    return nil
  }
}

extension JSONValue {
  /// The URI of the document that the parameters of a request or notification are about.
  func documentURI() throws(RPCError) -> String {
    guard let uri = self["textDocument"]?["uri"]?.text else {
      throw .invalidParams("a document has a 'uri'")
    }
    return uri
  }
}

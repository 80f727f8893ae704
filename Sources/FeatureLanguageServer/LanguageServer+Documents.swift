import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// Opening, changing and closing documents.

extension LanguageServer {
  /// Returns the project of a root; the project is opened if it is not open yet.
  @discardableResult
  mutating func openProject(_ root: String) -> OpenProject {
    let project = projects[root] ?? OpenProject(root: root, folder: host.folder(root))
    projects[root] = project
    return project
  }

  mutating func open(_ params: JSONValue) throws(RPCError) -> [OutgoingMessage] {
    guard let item = params["textDocument"], let uri = item["uri"]?.text,
      let text = item["text"]?.text
    else { throw .invalidParams("a document must have a 'uri' and a 'text'") }
    guard let absolute = path(ofFileURI: uri) else { return [] }
    let document = OpenDocument(
      uri: uri, version: item["version"]?.number, file: SourceFile(path: absolute, text: text))
    strays[absolute] = document
    adopt(absolute)
    guard strays[absolute] != nil, absolute.contains("/Specs/") else { return [] }
    return [
      log(
        "'\(absolute)' is not in a project: no folder above it contains '\(OpenProject.settingsPath)'",
        type: 2)
    ]
  }

  /// Moves a document to the project that it belongs to, if such a project exists.
  private mutating func adopt(_ absolute: String) {
    guard var document = strays[absolute], let root = host.root(absolute),
      let path = openProject(root).path(ofFileAt: absolute)
    else { return }
    strays[absolute] = nil
    document.file = SourceFile(path: path, bytes: document.file.bytes)
    projects[root]?.set(document, at: path)
  }

  mutating func change(_ params: JSONValue) throws(RPCError) -> [OutgoingMessage] {
    guard let (absolute, opened) = try openDocument(params) else { return [] }
    guard let changes = params["contentChanges"]?.list else {
      throw .invalidParams("a change must have 'contentChanges'")
    }
    var document = opened
    document.version = params["textDocument"]?["version"]?.number
    try document.apply(changes, client.encoding)
    set(document, at: absolute)
    return []
  }

  mutating func close(_ params: JSONValue) throws(RPCError) -> [OutgoingMessage] {
    if let (absolute, _) = try openDocument(params) { set(nil, at: absolute) }
    return []
  }

  /// Returns the open document that the parameters name, and its absolute path; nil for a URI that names no file of
  /// this machine.
  func openDocument(
    _ params: JSONValue
  ) throws(RPCError) -> (absolute: String, document: OpenDocument)? {
    guard let uri = params["textDocument"]?["uri"]?.text else {
      throw .invalidParams("a document must have a 'uri'")
    }
    guard let absolute = path(ofFileURI: uri) else { return nil }
    guard let document = strays[absolute] ?? place(ofFileAt: absolute)?.document else {
      throw .invalidParams("'\(uri)' is not open")
    }
    return (absolute, document)
  }

  /// Replaces an open document, or closes it.
  private mutating func set(_ document: OpenDocument?, at absolute: String) {
    if strays[absolute] != nil {
      strays[absolute] = document
    } else if let place = place(ofFileAt: absolute) {
      projects[place.root]?.set(document, at: place.path)
    }
  }

  /// Notes that files on disk, including settings, may have changed.
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

  /// Finds the innermost open project that a file belongs to.
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

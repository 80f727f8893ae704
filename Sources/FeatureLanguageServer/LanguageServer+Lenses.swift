import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// The code lenses between the lines of specs.

extension LanguageServer {
  mutating func codeLenses(_ params: JSONValue) throws(RPCError) -> JSONValue {
    try lenses(params)?.lenses.json ?? .list([])
  }

  /// Looks up the content of a lens that has become visible.
  mutating func resolveCodeLens(_ lens: JSONValue) throws(RPCError) -> JSONValue {
    guard case .object(let members) = lens, let data = lens["data"],
      let later = data["shows"]?.text.flatMap(CodeLenses.Later.init)
    else { return lens }
    let command = try lenses(data).map { found in
      switch later {
      case .generated: generated(found)
      case .uses: uses(found)
      }
    }
    // The client asks again about a document that has changed in the meantime.
    return .object(members + [("command", command ?? .object([("title", ""), ("command", "")]))])
  }

  mutating func inlayHints(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let found = try lenses(params), let range = params["range"] else { return .list([]) }
    let file = found.view.document.file
    return InlayHints(
      spec: found.lenses.spec, project: found.view.project, encoding: client.encoding
    ).json(in: try range.offsets(in: file, client.encoding))
  }

  private typealias Found = (lenses: CodeLenses, view: DocumentView)

  private mutating func lenses(_ params: JSONValue) throws(RPCError) -> Found? {
    guard let view = try view(params), let spec = view.spec, spec.file === view.document.file
    else { return nil }
    let lenses = CodeLenses(
      spec: spec, uri: view.document.uri, root: view.root, client: client)
    return (lenses, view)
  }

  private mutating func generated(_ found: Found) -> JSONValue {
    projects[found.view.root]?.check()
    guard let project = projects[found.view.root], let checked = project.project,
      !project.diagnostics.containsErrors
    else { return found.lenses.command("has errors", nil, []) }
    let places = project.folder.generated(found.lenses.spec.name.span, checked)
    return found.lenses.generated(places.map { project.uri(ofFileAt: $0.path) })
  }

  private mutating func uses(_ found: Found) -> JSONValue {
    guard let project = projects[found.view.root] else { return .null }
    let names = ProjectNames(found.view.project)
    let spec = found.lenses.spec
    let declared = spec.declarations.filter {
      $0.span == spec.name.span || $0.kind == .key
    }
    let places = declared.flatMap { names.uses(of: $0).known }.map(\.span).filter {
      $0.file.path != spec.file.path
    }
    let paths = Set(places.map(\.file.path))
    let users = names.project.specs.filter { paths.contains($0.file.path) }.map(\.name.value)
    return found.lenses.uses(
      by: users.sorted(), at: places.map { location($0, project) })
  }
}

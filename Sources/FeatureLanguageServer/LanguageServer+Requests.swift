import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// Requests about a place of a document.

extension LanguageServer {
  /// Answers a request.
  mutating func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue {
    switch method {
    case "textDocument/completion": return try completion(params)
    case "textDocument/hover": return try hover(params)
    case "textDocument/definition": return try definition(params)
    // Only Swift's language server can answer these.
    case "textDocument/signatureHelp", "textDocument/typeDefinition", "textDocument/implementation":
      return try nothing(params)
    case "textDocument/prepareRename": return try prepareRename(params)
    case "textDocument/rename": return try renamed(params)?.json() ?? .null
    case "textDocument/references": return try references(params)
    case "textDocument/documentHighlight": return try documentHighlights(params)
    case "textDocument/codeLens": return try codeLenses(params)
    case "codeLens/resolve": return try resolveCodeLens(params)
    case "textDocument/inlayHint": return try inlayHints(params)
    case "textDocument/formatting", "textDocument/rangeFormatting": return try formatting(params)
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/documentSymbol": return try documentSymbols(params)
    case "textDocument/foldingRange": return try foldingRanges(params)
    case "textDocument/semanticTokens/full": return try semanticTokens(params)
    case "workspace/symbol": return workspaceSymbols(params["query"]?.text ?? "")
    default: throw .methodNotFound(method)
    }
  }

  /// Returns the answer to a request about a place for which specs have no information.
  private mutating func nothing(_ params: JSONValue) throws(RPCError) -> JSONValue {
    _ = try view(params)?.offset(params)
    return .null
  }

  private mutating func completion(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let view = try view(params) else { return .list([]) }
    let offset = try view.offset(params)
    let place = PlaceFinder.place(at: offset, in: view.document.file)
    return Completion(
      names: view.names(at: place), document: view.document, offset: offset,
      encoding: view.encoding
    ).json
  }

  private mutating func hover(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let view = try view(params) else { return .null }
    let offset = try view.offset(params)
    let file = view.document.file
    if let (description, place) = reference(at: offset, in: view) {
      return .hover(description.markdown, over: place.offsets, in: file, view.encoding)
    }
    return view.word(at: offset)?.hover(in: file, view.encoding) ?? .null
  }

  private mutating func definition(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let view = try view(params), let project = projects[view.root] else { return .null }
    let offset = try view.offset(params)
    let word = view.word(at: offset)
    guard let declaration = reference(at: offset, in: view)?.0.definition ?? word?.declaration
    else {
      return .null
    }
    if declaration.file === view.document.file, declaration.offsets == word?.range {
      return generated(from: declaration, in: view.root)
    }
    return location(declaration, project)
  }

  /// Returns the description of the declaration that the name at an offset refers to, and the place of the name.
  private mutating func reference(
    at offset: Int, in view: DocumentView
  ) -> (NameDescription, SourceSpan)? {
    let path = view.document.file.path
    return view.reference(
      at: offset, among: projects[view.root]?.references(inFileAt: path) ?? [])
  }

  /// Finds the places in generated code that come from a declaration.
  private mutating func generated(from declaration: SourceSpan, in root: String) -> JSONValue {
    projects[root]?.check()
    guard let project = projects[root], let checked = project.project,
      !project.diagnostics.containsErrors
    else { return .null }
    let places = project.folder.generated(declaration, checked)
    return .list(
      places.map { place in
        let start = JSONValue.object([("line", .number(place.line - 1)), ("character", 0)])
        return .object([
          ("uri", .text(project.uri(ofFileAt: place.path))),
          ("range", .object([("start", start), ("end", start)])),
        ])
      })
  }

  private mutating func codeActions(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let place = try openPlace(params), let document = place.document else { return .list([]) }
    guard let range = params["range"] else { throw .invalidParams("a 'range' is missing") }
    let offsets = try range.offsets(in: document.file, client.encoding)
    // Fixes apply to the diagnostics of the present text.
    projects[place.root]?.check()
    guard let project = projects[place.root] else { return .list([]) }
    let actions = CodeActions(
      document: document, diagnostics: project.diagnostics, format: format(of: project),
      knowsVersions: client.knowsVersions)
    return actions.json(in: offsets, only: params["context"]?["only"]?.list?.compactMap(\.text))
  }

  /// Returns the view of the document that the parameters name; nil for a document of no project.
  mutating func view(_ params: JSONValue) throws(RPCError) -> DocumentView? {
    guard let place = try openPlace(params), let document = place.document,
      let project = projects[place.root]?.readProject()
    else { return nil }
    return DocumentView(
      document: document, root: place.root, encoding: client.encoding, project: project,
      spec: projects[place.root]?.spec(at: place.path))
  }

  /// Returns the open document that the parameters name; nil for a document of no project.
  func openPlace(_ params: JSONValue) throws(RPCError) -> Place? {
    guard let absolute = try openDocument(params)?.absolute, strays[absolute] == nil else {
      return nil
    }
    return place(ofFileAt: absolute)
  }
}

import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// Requests about the names that specs declare: their places, and renaming.

extension LanguageServer {
  /// Finds the name at a position, and its place.
  mutating func prepareRename(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let named = try named(params) else { return .null }
    return .object([
      ("range", client.encoding.range(of: named.place.offsets, in: named.place.file)),
      ("placeholder", .text(named.declared.name)),
    ])
  }

  /// Renames the declaration at a place of a spec; nil for the name that it already has.
  mutating func renamed(_ params: JSONValue) throws(RPCError) -> WorkspaceEdit? {
    guard let new = params["newName"]?.text else { throw .invalidParams("a 'newName' is missing") }
    if let root = try openPlace(params)?.root { projects[root]?.readDiskNow() }
    guard let named = try named(params), let project = projects[named.root] else {
      throw .failed(try reasonToKeep(params))
    }
    if let problem = project.problem { throw .failed(problem) }
    let renaming = Renaming(declared: named.declared, new: new, names: named.names)
    guard new != named.declared.name else { return nil }
    do throws(Renaming.Refusal) {
      if let move = renaming.file, let other = project.file(inPlaceOf: move) {
        throw Renaming.Refusal(reason: "'\(other)' already exists")
      }
      let edits = try renaming.edits()
      for path in edits.keys.sorted()
      where named.names.project.spec(at: path)?.file !== project.file(at: path) {
        throw Renaming.Refusal(reason: "'\(path)' cannot be read, because it has errors")
      }
      try renaming.check(edits, giving: project.trying(edits, moving: renaming.file))
      let all = client.confirmsEdits && client.knowsVersions ? renaming.withOpen(edits) : edits
      return WorkspaceEdit(project: project, client: client, edits: all, move: renaming.file)
    } catch {
      throw .failed(error.reason)
    }
  }

  /// Returns the reason why the name at a place cannot be changed.
  private mutating func reasonToKeep(_ params: JSONValue) throws(RPCError) -> String {
    guard let view = try view(params) else { return "the document is not in a project" }
    guard view.spec?.file === view.document.file else {
      return "'\(view.document.file.path)' cannot be read, because it has errors"
    }
    let word = view.word(at: try view.offset(params))?.names.tail.prefix ?? ""
    return word.isEmpty
      ? "no name is at this position" : "'\(word)' cannot be renamed, because no spec declares it"
  }

  /// Finds the places that name the declaration at a position.
  mutating func references(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let named = try named(params), let project = projects[named.root] else {
      return .list([])
    }
    let declared = named.declared
    let withDeclaration = params["context"]?["includeDeclaration"]?.flag ?? true
    let own = withDeclaration ? declared.nameSpans : []
    return .list(
      own.map { location($0, project) }
        + named.uses(besides: own).map { location($0.span, project) })
  }

  /// Finds the places in the document that name the declaration at a position.
  mutating func documentHighlights(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let named = try named(params) else { return .list([]) }
    let declared = named.declared
    let own = declared.nameSpans
    let spans = own + named.uses(besides: own).map(\.span)
    return .list(
      spans.filter { $0.file === named.place.file }.map { span in
        .object([("range", client.encoding.range(of: span.offsets, in: span.file))])
      })
  }

  func location(_ span: SourceSpan, _ project: OpenProject) -> JSONValue {
    let file = project.file(at: span.file.path) ?? span.file
    return .object([
      ("uri", .text(project.uri(ofFileAt: file.path))),
      ("range", client.encoding.range(of: span.offsets(inLater: file), in: file)),
    ])
  }

  /// A declaration of a spec, and a place that names it.
  struct Named {
    var declared: SpecDeclaration
    var place: SourceSpan
    var names: ProjectNames
    var root: String

    /// Returns the places that use the declaration, without the places that declare it.
    func uses(besides own: [SourceSpan]) -> [WrittenName] {
      names.uses(of: declared).known.filter { use in !own.contains(use.span) }
    }
  }

  /// Finds the declaration at the place that the parameters name; nil where the place names nothing that a spec
  /// declares.
  mutating func named(_ params: JSONValue) throws(RPCError) -> Named? {
    guard let view = try view(params) else { return nil }
    let offset = try view.offset(params)
    let names = ProjectNames(view.project)
    // While a spec has errors, its declarations are known from its last readable text and may have moved.
    guard let spec = view.project.spec(at: view.document.file.path),
      spec.file === view.document.file,
      let (declared, place) = names.declaration(at: offset, in: spec)
    else { return nil }
    return Named(declared: declared, place: place, names: names, root: view.root)
  }
}

extension RPCError {
  /// Makes the error of a request that cannot be fulfilled, with a reason that people see.
  static func failed(_ reason: String) -> RPCError {
    RPCError(code: -32803, message: reason)
  }
}

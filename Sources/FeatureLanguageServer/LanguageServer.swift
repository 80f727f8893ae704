import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

/// A language server for specs, without its streams: it takes messages, and returns its answers.
///
/// The server handles messages one after the other, so that an answer is always about the text that the client had
/// when it asked. One check covers many changes: `beginCheck` returns the check, which can run on another thread, and
/// `publish` takes over its results.
public struct LanguageServer: Sendable {
  /// The phase of a session.
  enum Phase: Sendable {
    /// The client has not initialized the server yet.
    case new
    /// The server answers requests.
    case running
    /// The client has requested the shutdown.
    case shutDown
  }

  let host: ServerHost
  private let version: String
  private(set) var phase = Phase.new
  private(set) var client = ClientCapabilities()
  /// The folders of the client's workspace.
  private(set) var workspace: [String] = []
  /// The projects, by their roots.
  var projects: [String: OpenProject] = [:]
  /// The connection to Swift's language server, which answers questions about the generated Swift.
  var swift: SwiftServer
  /// The time at which Swift's language server is asked for diagnostics of the generated Swift.
  var swiftCheck: ContinuousClock.Instant?
  /// Documents that belong to no project, by their absolute paths.
  var strays: [String: OpenDocument] = [:]
  /// The status with which the process is to exit; nil as long as the session continues.
  public private(set) var exitStatus: Int32?

  /// Makes a server before its first message.
  public init(host: ServerHost, version: String) {
    self.host = host
    self.version = version
    swift = SwiftServer(start: host.startSwift)
  }

  /// The status with which the process exits when its input ends.
  public var statusAtEndOfInput: Int32 { phase == .shutDown ? 0 : 1 }

  /// Whether something has changed since the last check began.
  public var hasChanges: Bool {
    phase == .running && projects.values.contains { $0.hasChanges }
  }

  /// Handles a message.
  ///
  /// - Returns: The messages to send.
  public mutating func handle(_ message: IncomingMessage) -> [OutgoingMessage] {
    switch message {
    case .invalid(let id, let error): return [.error(id: id, error)]
    case .response: return []
    case .request(let id, let method, let params):
      do throws(RPCError) {
        let own = try result(of: method, params)
        let isAnsweredLater =
          method == "textDocument/rename"
          ? try askSwiftToRename(id, params, own) : try askSwift(id, method, params, own)
        return isAnsweredLater ? [] : [.result(id: id, own)]
      } catch {
        return [.error(id: id, error)]
      }
    case .notification(let method, let params):
      do throws(RPCError) {
        return try note(method, params)
      } catch {
        return [log("'\(method)': \(error.message)", type: 1)]
      }
    }
  }

  private mutating func result(of method: String, _ params: JSONValue) throws(RPCError) -> JSONValue
  {
    switch (phase, method) {
    case (.new, "initialize"): return initialize(params)
    case (.new, _):
      throw RPCError(code: -32002, message: "'\(method)' was sent before 'initialize'")
    case (.shutDown, _):
      throw .invalidRequest("only 'exit' may be sent after 'shutdown'")
    case (.running, "initialize"): throw .invalidRequest("'initialize' was sent before")
    case (.running, "shutdown"):
      phase = .shutDown
      return .null
    case (.running, _): return try answer(method, params)
    }
  }

  private mutating func note(
    _ method: String, _ params: JSONValue
  ) throws(RPCError) -> [OutgoingMessage] {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return []
    }
    guard phase == .running else { return [] }
    switch method {
    case "initialized": return begin()
    case "textDocument/didOpen": return try open(params)
    case "textDocument/didChange": return try change(params)
    case "textDocument/didClose": return try close(params)
    case "textDocument/didSave":
      lookAtDisk()
      return []
    case "workspace/didChangeWatchedFiles":
      noteChangesOnDisk(params)
      return []
    default: return []
    }
  }

  private mutating func initialize(_ params: JSONValue) -> JSONValue {
    phase = .running
    client = ClientCapabilities(params)
    swift.configure(params["initializationOptions"]?["sourcekitLSP"])
    let folders = params["workspaceFolders"]?.list?.compactMap { $0["uri"]?.text }
    let root = params["rootUri"]?.text.map { [$0] }
    let paths =
      (folders ?? root ?? []).compactMap(path(ofFileURI:))
      + (folders == nil && root == nil ? params["rootPath"]?.text.map { [$0] } ?? [] : [])
    workspace = paths.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    return .object([
      ("capabilities", capabilities),
      ("serverInfo", .object([("name", "featuregen"), ("version", .text(version))])),
    ])
  }

  private var capabilities: JSONValue {
    let sync: JSONValue = .object([
      ("openClose", .flag(true)), ("change", 2), ("save", .object([("includeText", .flag(false))])),
    ])
    let kinds = JSONValue.texts(["quickfix", "source.fixAll.featuregen"])
    return .object([
      ("positionEncoding", .text(client.encoding.rawValue)), ("textDocumentSync", sync),
      ("completionProvider", .object([("triggerCharacters", .texts([".", " ", "[", "{", ","]))])),
      ("hoverProvider", .flag(true)), ("definitionProvider", .flag(true)),
      ("typeDefinitionProvider", .flag(true)), ("implementationProvider", .flag(true)),
      ("referencesProvider", .flag(true)),
      ("signatureHelpProvider", .object([("triggerCharacters", .texts(["(", ",", ":"]))])),
      ("codeActionProvider", .object([("codeActionKinds", kinds)])),
      ("documentSymbolProvider", .flag(true)), ("workspaceSymbolProvider", .flag(true)),
      ("foldingRangeProvider", .flag(true)), ("referencesProvider", .flag(true)),
      ("documentFormattingProvider", .flag(true)),
      ("documentRangeFormattingProvider", .flag(true)), ("documentHighlightProvider", .flag(true)),
      ("inlayHintProvider", .flag(true)),
      ("codeLensProvider", .object([("resolveProvider", .flag(true))])),
      (
        "renameProvider",
        client.preparesRenames ? .object([("prepareProvider", .flag(true))]) : .flag(true)
      ),
      (
        "semanticTokensProvider",
        .object([("legend", SemanticTokens.legend), ("full", .flag(true))])
      ),
    ])
  }

  /// Opens the projects in the client's folders, and asks the client to report changes on disk and of open Swift
  /// files.
  private mutating func begin() -> [OutgoingMessage] {
    for folder in workspace {
      if let root = host.root(folder + "/" + OpenProject.settingsPath), root == folder {
        openProject(root)
      }
    }
    let registrations =
      (client.watchesFiles ? [watching] : [])
      + (client.syncsAnyFile && swift.isUsable ? syncingSwift : [])
    guard !registrations.isEmpty else { return [] }
    return [
      .request(
        id: .text("featuregen.register"), method: "client/registerCapability",
        params: .object([("registrations", .list(registrations))]))
    ]
  }

  /// The registration for changes on disk.
  private var watching: JSONValue {
    var patterns = ["**/Specs/**/*.{yaml,yml}", "**/Specs/featuregen.baseline", "**/*.mustache"]
    if swift.isUsable { patterns += ["**/*.swift", "**/Package.resolved"] }
    let watchers = patterns.map { JSONValue.object([("globPattern", .text($0))]) }
    return .object([
      ("id", "featuregen.watch"), ("method", "workspace/didChangeWatchedFiles"),
      ("registerOptions", .object([("watchers", .list(watchers))])),
    ])
  }

  /// The registrations for the text of open Swift files: unsaved text differs from the file on disk.
  private var syncingSwift: [JSONValue] {
    let selector = JSONValue.list([.object([("language", "swift"), ("scheme", "file")])])
    return ["didOpen", "didChange", "didClose"].map { method in
      let kind: JSONValue? = method == "didChange" ? 2 : nil
      return .object([
        ("id", .text("featuregen.\(method)")), ("method", .text("textDocument/\(method)")),
        (
          "registerOptions",
          .object(omittingNil: [("documentSelector", selector), ("syncKind", kind)])
        ),
      ])
    }
  }

  /// Makes a line for the client's log.
  ///
  /// - Parameter type: 1 for an error, 2 for a warning, 3 for information.
  func log(_ message: String, type: Int) -> OutgoingMessage {
    .notification(
      method: "window/logMessage",
      params: .object([("type", .number(type)), ("message", .text(message))]))
  }
}

import JSON
import JSONRPC
import SpecSource

/// The capabilities that a client declares.
struct ClientCapabilities: Sendable {
  /// The unit in which the client counts characters.
  var encoding = PositionEncoding.utf16
  /// Whether the client shows the related places of a diagnostic.
  var showsRelated = false
  /// Whether the client supports document versions in edits.
  var knowsVersions = false
  /// Whether an edit can rename files.
  var renamesFiles = false
  /// Whether the client lets people choose among edits.
  var confirmsEdits = false
  /// Whether the client checks if a name can be renamed before it renames.
  var preparesRenames = false
  /// The client's commands for code lenses.
  var commands: Set<String> = []
  /// Whether the client can be asked to watch files.
  var watchesFiles = false
  /// Whether the client can be asked for the text of further open files.
  var syncsAnyFile = false
}

extension ClientCapabilities {
  /// Reads the parameters of `initialize`.
  init(_ params: JSONValue) {
    let capabilities = params["capabilities"]
    let workspace = capabilities?["workspace"]
    let offered = capabilities?["general"]?["positionEncodings"]?.list?.compactMap(\.text) ?? []
    encoding = PositionEncoding(offered: offered)
    showsRelated =
      capabilities?["textDocument"]?["publishDiagnostics"]?["relatedInformation"]?.flag ?? false
    knowsVersions = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
    renamesFiles =
      workspace?["workspaceEdit"]?["resourceOperations"]?.list?.contains { $0.text == "rename" }
      ?? false
    confirmsEdits = workspace?["workspaceEdit"]?["changeAnnotationSupport"] != nil
    preparesRenames = capabilities?["textDocument"]?["rename"]?["prepareSupport"]?.flag ?? false
    let own = params["initializationOptions"]?["commands"]?.list?.compactMap(\.text)
    commands = Set(own ?? [])
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    let text = capabilities?["textDocument"]
    syncsAnyFile = text?["synchronization"]?["dynamicRegistration"]?.flag ?? false
  }
}

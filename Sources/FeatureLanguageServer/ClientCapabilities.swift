import JSON
import JSONRPC
import SpecSource

/// What a client has said that it can do.
struct ClientCapabilities: Sendable {
  /// How it counts characters.
  var encoding = PositionEncoding.utf16
  /// Whether it shows other places that belong to a diagnostic.
  var showsRelated = false
  /// Whether it knows versions of documents in edits.
  var knowsVersions = false
  /// Whether an edit can give files other names.
  var renamesFiles = false
  /// Whether it lets people choose among edits.
  var confirmsEdits = false
  /// Whether it asks what can be renamed before it renames.
  var preparesRenames = false
  /// The commands that it has for what stands above lines.
  var commands: Set<String> = []
  /// Whether it can be asked to watch files.
  var watchesFiles = false
  /// Whether it can be asked for the text of further open files.
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

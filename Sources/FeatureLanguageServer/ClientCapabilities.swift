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
  /// Whether it can be asked to watch files.
  var watchesFiles = false
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
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
  }
}

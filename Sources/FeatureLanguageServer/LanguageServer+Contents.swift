import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// Requests about a document as a whole, or about all specs.

extension LanguageServer {
  func documentSymbols(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let (document, contents) = try contents(params) else { return .list([]) }
    return DocumentSymbols(document: document, encoding: client.encoding, contents: contents).json
  }

  func foldingRanges(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let (document, contents) = try contents(params) else { return .list([]) }
    return FoldingRanges(document: document, contents: contents).json
  }

  func semanticTokens(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let (document, contents) = try contents(params) else { return .null }
    return SemanticTokens(document: document, encoding: client.encoding, contents: contents).json
  }

  /// Finds the declarations in the specs of all projects whose names contain the letters of a query in their order.
  mutating func workspaceSymbols(_ query: String) -> JSONValue {
    var symbols: [JSONValue] = []
    for root in projects.keys.sorted() {
      guard let read = projects[root]?.readProject(), let project = projects[root] else { continue }
      symbols += WorkspaceSymbols(project: project, encoding: client.encoding)
        .json(of: read, query: query)
    }
    return .list(symbols)
  }

  /// Returns the open document that the parameters name, and its contents; nil for a document of no project.
  private func contents(
    _ params: JSONValue
  ) throws(RPCError) -> (OpenDocument, SpecContents)? {
    guard let document = try openPlace(params)?.document else { return nil }
    return (document, SpecContents(of: document.file, as: SpecKind(of: document.file)))
  }
}

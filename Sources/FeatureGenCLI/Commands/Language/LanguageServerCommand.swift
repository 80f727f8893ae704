import ArgumentParser
import FeatureLanguageServer

/// `featuregen lsp`: serves editors.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract:
      "Serves an editor: reports errors while you type a spec, completes, explains and fixes.",
    discussion: """
      Speaks the Language Server Protocol (3.17) over standard input and output; editors start the server. A file \
      belongs to the project whose 'Specs/featuregen.yaml' is closest above it.

      Exit status: 0 when the editor sent 'shutdown' before it ended the server, otherwise 1.
      """)

  @Flag(
    help: "Use standard input and output; the server always does, but some editors pass this.")
  var stdio = false

  func run() throws {
    let server = LanguageServer(host: .disk, version: version)
    var session = ServerSession(server)
    throw ExitCode(session.run())
  }
}

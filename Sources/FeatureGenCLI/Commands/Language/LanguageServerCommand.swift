import ArgumentParser
import FeatureLanguageServer

/// `featuregen lsp`: serves editors.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract:
      "Serves an editor: tells errors while specs are typed, completes, explains and fixes them.",
    discussion: """
      Speaks the Language Server Protocol (3.17) over standard input and output; editors start it by themselves. A file \
      belongs to the project whose 'Specs/featuregen.yaml' is closest above it.

      Exit status: 0 when the editor said 'shutdown' before the end, 1 when it did not.
      """)

  @Flag(
    help: "Speak over standard input and output, which is the only way: editors like to say so.")
  var stdio = false

  func run() throws {
    let server = LanguageServer(host: .disk, version: version)
    var session = ServerSession(server)
    throw ExitCode(session.run())
  }
}

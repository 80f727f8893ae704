import Foundation
import TestSupport
import Testing

/// `featuregen lsp` together with a broken language server for Swift.
@Suite("Language server: broken servers for Swift", .onOwnThread)
struct LanguageServerSwiftFaultTests {
  @Test(
    "the session continues without the server, and reports its failure once",
    arguments: [
      ("exit 1", "4 times in a minute"), ("printf rubbish; cat >/dev/null; exit", nil),
      ("head -c 10 >/dev/null; kill -9 $$", "4 times in a minute"),
      (nil, "cannot be started"),
    ] as [(String?, String?)])
  func continuesWithoutServer(script: String?, complaint: String?) throws {
    var files = SampleSpecs.files
    files["swift-server"] = script.map { "#!/bin/sh\n\($0)\n" }
    let folder = try TemporaryFolder(files)
    let program = folder.url.appending(path: "swift-server").path
    if script != nil {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program)
    }
    _ = try Tool.built.run("generate", in: folder.url)
    let session = try EditorSession([:], in: folder.url, options: ["sourcekitLSP": program])
    try session.open(SampleSpecs.counter, try folder.text(SampleSpecs.counter))
    if let complaint {
      let isComplaint = { (message: JSON) in
        message["method"].string == "window/logMessage"
          && message["params"]["message"].string?.contains(complaint) == true
      }
      _ = try session.wait(for: isComplaint)
      #expect(!session.inbox.contains(where: isComplaint))
      // The answer from the specs arrives at once.
      #expect(try session.hover(after: "{random.in", in: SampleSpecs.counter) != nil)
    }
    #expect(try session.end() == 0)
  }
}

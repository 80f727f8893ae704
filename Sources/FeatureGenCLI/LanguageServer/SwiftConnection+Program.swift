import FeatureLanguageServer
import Platform

extension SwiftConnection {
  /// Starts a language server for Swift; nil when it cannot be started.
  ///
  /// - Parameter program: The program that the client names; nil for the toolchain's program.
  init?(toProgram program: String?) {
    guard let name = program ?? swiftLanguageServer(),
      let process = try? ConnectedProcess(name, [])
    else { return nil }
    self.init(
      descriptor: process.descriptor,
      send: { bytes in try? process.send(bytes) },
      receive: { process.receive() },
      end: { process.end() })
  }
}

/// Finds the language server of the building toolchain: the one next to `swift` on the path or, on macOS, the one
/// that Xcode names.
private func swiftLanguageServer() -> String? {
  let name = "sourcekit-lsp"
  #if os(macOS)
    if let found = try? runProgram("xcrun", ["--find", name], endingAfter: .seconds(10)),
      found.status == 0
    {
      return String(decoding: found.output, as: UTF8.self).split(separator: "\n").first
        .map(String.init)
    }
  #endif
  return findProgram("swift").flatMap { findProgram(name, beside: $0) } ?? findProgram(name)
}

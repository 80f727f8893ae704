import Foundation
import Testing

@Suite("Commands")
struct CommandNameTests {
  /// A name that is made from a type's costs more at each start than all the rest of it.
  @Test("every command says its name")
  func names() throws {
    let files = try swiftFiles(in: "Sources/FeatureGenCLI/Commands")
    #expect(files.count > 20)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let commands = text.ranges(of: "CommandConfiguration(").count
      #expect(text.ranges(of: "commandName: \"").count == commands, "\(file.path)")
    }
  }
}

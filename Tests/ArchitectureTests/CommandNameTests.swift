import Foundation
import Testing

@Suite("Commands")
struct CommandNameTests {
  /// A name that is derived from a type's name takes more time at each start than all the other work of the start.
  @Test("every command declares its name")
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

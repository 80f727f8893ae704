import Foundation
import Testing

/// The types of the spec language: a copy with another part must keep all others, and nobody may forget one.
@Suite("Language types")
struct LanguageTypeTests {
  @Test("no initializer of the language's types has defaults")
  func initializers() throws {
    // An initial value, and the implicit one of `…?`, is a default of the memberwise initializer. `Optional<…>` has none.
    let defaultOfProperty =
      #/^(?:  |    public )(?:@Boxed )?(?:public )?var \w+(?:: [^={]+\?|(?:: [^={]+)? = .+)$/#
    let files = try swiftFiles(in: "Sources/FeatureSpec/Language")
    #expect(files.count > 20)
    // The results of the linker, which nobody copies part by part, lie in 'Names'.
    for file in files where !file.path.contains("/Names/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains(#/\binit\([^)]* = /#), "a default in \(file.lastPathComponent)")
      for type in text.split(separator: "\n}\n")
      // What begins with nothing and is built part by part has no memberwise initializer.
      where type.contains("struct ") && !type.contains("  private init() {")
        && !type.contains("  public init() {")
      {
        for line in type.split(separator: "\n")
        where line.contains(defaultOfProperty) && !line.hasSuffix("= .unlinked") {
          Issue.record("a default in \(file.lastPathComponent): \(line)")
        }
      }
    }
  }
}

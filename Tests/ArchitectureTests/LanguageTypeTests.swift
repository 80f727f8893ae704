import Foundation
import Testing

/// The types of the spec language: a copy with a changed part must keep all other parts, and no part may be
/// forgotten.
@Suite("Language types")
struct LanguageTypeTests {
  @Test("no initializer of the language's types has defaults")
  func initializers() throws {
    // An initial value, and the implicit initial value of `…?`, is a default of the memberwise initializer.
    // `Optional<…>` has no default.
    let defaultOfProperty =
      #/^(?:  |    public )(?:@Boxed )?(?:public )?var \w+(?:: [^={]+\?|(?:: [^={]+)? = .+)$/#
    let files = try swiftFiles(in: "Sources/FeatureSpec/Language")
    #expect(files.count > 20)
    // The results of the linker are in 'Names'; no code copies them part by part.
    for file in files where !file.path.contains("/Names/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains(#/\binit\([^)]* = /#), "a default in \(file.lastPathComponent)")
      for type in text.split(separator: "\n}\n")
      // A type that starts empty and is built part by part has no memberwise initializer.
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

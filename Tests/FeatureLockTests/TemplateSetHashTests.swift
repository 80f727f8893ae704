import FeatureLock
import SpecSource
import Testing

@Suite("Hashes of template sets")
struct TemplateSetHashTests {
  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(path: path, text: text)
  }

  @Test(
    "know the base from its line",
    arguments: [
      ("set: house\nbase: runtime\n", "runtime"), ("base: 'tca'\n", "tca"),
      ("base:   \"redux\"   # ours\r\nset: x\r\n", "redux"), ("set: house\n", nil),
      ("# base: runtime\nset: house\n", nil), ("  base: runtime\n", nil), ("base:\n", nil),
    ])
  func base(manifest: String, name: String?) {
    #expect(baseOfTemplateSet(file("house/set.yaml", manifest)) == name)
  }

  @Test("do not depend on the order of files, but on names, contents and the base")
  func hash() {
    let files = [file("a/set.yaml", "set: a"), file("a/X.mustache", "x")]
    let base = [file("b/set.yaml", "set: b")]
    let hash = ContentHash(ofTemplateSet: files, base: base)
    #expect(ContentHash(ofTemplateSet: files.reversed(), base: base) == hash)
    #expect(ContentHash(ofTemplateSet: files, base: []) != hash)
    #expect(ContentHash(ofTemplateSet: [files[0], file("a/Y.mustache", "x")], base: base) != hash)
    #expect(ContentHash(ofTemplateSet: [files[0], file("a/X.mustache", "y")], base: base) != hash)
    // A line that moves from one file to the next is a change.
    let moved = [file("a/set.yaml", "set: ax"), file("a/X.mustache", "")]
    #expect(ContentHash(ofTemplateSet: moved, base: base) != hash)
  }
}

import Foundation
import TestSupport
import Testing

@Suite("Documentation")
struct DocumentationTests {
  @Test("the Swift on a page compiles", arguments: Page.all)
  func compiles(_ page: Page) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documentation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("\(page.name).swift")
    try Data(page.swift.utf8).write(to: file)
    let compiler = try typecheck(file)
    #expect(
      compiler.status == 0, "\(page.path)\n\(compiler.output)\(compiler.error)")
  }

  @Test("every symbol that a page links to is declared", arguments: Page.all)
  func linksAreDeclared(_ page: Page) throws {
    let declarations = Page.declarations
    let missing = page.links.filter { link in
      link.split(separator: "/").contains { !declarations.contains(Page.baseName(of: $0)) }
    }
    #expect(missing == [], "\(page.path)")
  }

  @Test("every page that a page links to exists", arguments: Page.all)
  func linkedPagesExist(_ page: Page) {
    let names = Set(Page.all.map(\.name))
    #expect(page.linkedPages.filter { !names.contains($0) } == [], "\(page.path)")
  }

  @Test("the documentation contains pages, code blocks and links")
  func isNotEmpty() {
    #expect(Page.all.count >= 7)
    #expect(Page.all.filter { $0.swift.contains("import Feature") }.count >= 5)
    #expect(Page.all.contains { $0.links.contains("Reducer") })
  }
}

/// Type-checks a file against the modules of the same build as the tests.
private func typecheck(_ file: URL) throws -> FinishedProcess {
  try FinishedProcess(
    "swiftc",
    ["-typecheck", "-swift-version", "6", "-warnings-as-errors"]
      + platformArguments + ["-module-name", "Documentation", "-I", modules.path, file.path])
}

/// The folder of the modules of the same build as the tests, which is next to their bundle.
private let modules: URL = {
  #if os(macOS)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let folder = bundle.bundleURL.deletingLastPathComponent()
  #else
    let folder = Bundle.main.bundleURL
  #endif
  return folder.appendingPathComponent("Modules")
}()

/// The compiler's arguments for systems where its default target is too old, or where `Testing` is not next to the
/// standard library.
private let platformArguments: [String] = {
  #if os(macOS)
    #if arch(arm64)
      let target = "arm64-apple-macosx14.0"
    #else
      let target = "x86_64-apple-macosx14.0"
    #endif
    let platform = "/Applications/Xcode.app/Contents/Developer/Platforms/MacOSX.platform"
    return ["-target", target, "-F", "\(platform)/Developer/Library/Frameworks"]
  #else
    return []
  #endif
}()

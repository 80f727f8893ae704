import CAllocationCount
import FeatureComparison
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import TestSupport
import Testing

@testable import FeatureGenCLI
@testable import FeatureLanguageServer

/// The work of commands on specs of which one dimension doubles.
///
/// The work is counted in bytes that a thread allocates for lists, texts and closures. Work that grows with the
/// square of the specs' size becomes four times as much. Work that grows with n·log n becomes little more than twice
/// as much. The bound is therefore three times. `PROOFS=all` doubles every dimension.
///
/// Allocations are counted where a program's functions can replace the functions of the C library: with glibc. On
/// Apple's systems, libraries use their own functions, and `malloc_zone_statistics` counts only the bytes in use,
/// without the bytes that were freed meanwhile.
@Suite(
  "Work grows with the size of specs", .onOwnThread,
  .enabled(
    if: allocation_count_is_available(), "only with glibc can a program count its allocations"))
struct GrowthTests {
  /// The smaller of the two sizes.
  private static let size = 100

  private static let dimensions = Proofs.part(of: Dimension.allCases, each: 13)

  /// Checks that twice the size takes little more than twice the work.
  ///
  /// - Parameter work: Prepares the work on a project of a size, and returns the work.
  private func expectGrowth(
    _ location: SourceLocation = #_sourceLocation, of work: (Int) throws -> () throws -> Void
  ) throws {
    func count(_ size: Int) throws -> Double {
      let work = try work(size)
      allocation_count_begin()
      defer { _ = allocation_count_end() }
      try work()
      return Double(allocation_count_end().bytes)
    }
    // The first run reads data that a process reads only once.
    _ = try count(2)
    let base = try count(2)
    let (small, large) = (try count(Self.size) - base, try count(2 * Self.size) - base)
    // Some work does not depend on the size; then the two differ by chance, and by less than the work itself.
    #expect(
      large < 3 * max(small, base), "\(base), \(small), \(large)",
      sourceLocation: location)
  }

  private func project(_ dimension: Dimension, _ size: Int) -> MemoryFileSystem {
    MemoryFileSystem(TextProject(named: dimension.specs(size)).files)
  }

  private func read(_ dimension: Dimension, _ size: Int) throws -> FeatureProject {
    try #require(TextProject(named: dimension.specs(size)).read().value)
  }

  @Test("lint", arguments: dimensions)
  func lint(_ dimension: Dimension) throws {
    try expectGrowth { size in
      let project = project(dimension, size)
      return {
        _ = try lintProject(project.fileSystem, workers: .one, console: Transcript().console)
      }
    }
  }

  @Test("generate", arguments: dimensions)
  func generate(_ dimension: Dimension) throws {
    try expectGrowth { size in
      let project = project(dimension, size)
      return { _ = try planProject(project.fileSystem, workers: .one) }
    }
  }

  @Test("mutate --list", arguments: dimensions.filter(\.isValid))
  func mutate(_ dimension: Dimension) throws {
    try expectGrowth { size in
      let project = project(dimension, size)
      let generated = try generateProject(project.fileSystem, console: Transcript().console)
      try #require(generated == .success)
      return {
        let outcome = try mutateProject(
          project.fileSystem, MutationRequest(listsOnly: true), runner: ProcessRunner(),
          workers: .one, console: Transcript().console)
        #expect(outcome == .success)
      }
    }
  }

  @Test("docs", arguments: dimensions)
  func docs(_ dimension: Dimension) throws {
    try expectGrowth { size in
      let project = project(dimension, size)
      return {
        _ = try writeDocumentation(
          project.fileSystem, html: "docs.html", out: nil, to: project.fileSystem, workers: .one,
          console: Transcript().console)
      }
    }
  }

  @Test("diff", arguments: dimensions)
  func diff(_ dimension: Dimension) throws {
    try expectGrowth { size in
      let (old, new) = (try read(dimension, size), try read(dimension, size + 1))
      return { _ = compare(old, with: new) }
    }
  }

  @Test("the language server", arguments: dimensions)
  func languageServer(_ dimension: Dimension) throws {
    try expectGrowth { size in
      let project = try read(dimension, size)
      let files = project.features.map(\.name.span.file)
      return {
        let names = ProjectNames(project)
        for feature in project.features {
          _ = names.declaration(at: feature.name.span.startOffset, in: .feature(feature))
          _ = InlayHints(spec: .feature(feature), project: project, encoding: .utf16)
            .json(in: 0..<feature.name.span.file.bytes.count)
        }
        for file in files {
          let document = OpenDocument(uri: file.path, version: nil, file: file)
          let contents = SpecContents(of: file, as: SpecKind(of: file))
          _ = SemanticTokens(document: document, encoding: .utf16, contents: contents).json
        }
      }
    }
  }

  @Test("diagnostics of the language server", arguments: dimensions)
  func diagnostics(_ dimension: Dimension) throws {
    try expectGrowth { size in
      let folder = ProjectFolder(project(dimension, size).fileSystem)
      return {
        var project = OpenProject(
          root: "/p", folder: folder, reader: ProjectReader(workers: .one))
        project.check()
        _ = project.diagnostics(
          DiagnosticFormat(encoding: .utf16, showsRelated: true, uri: project.uri(ofFileAt:)))
      }
    }
  }

  @Test("adopt", arguments: Proofs.part(of: SwiftDimension.allCases, each: 4))
  func adopt(_ dimension: SwiftDimension) throws {
    try expectGrowth { size in
      let project = MemoryFileSystem(texts: ["Sources/Big.swift": dimension.file(size)])
      return {
        _ = try adoptFeatures(
          in: ["Sources"], named: [], project.fileSystem, workers: .one,
          console: Transcript().console)
      }
    }
  }
}

/// A kind of element that a feature in Swift can have in large numbers.
enum SwiftDimension: String, CaseIterable, CustomTestStringConvertible {
  case handlers, fields, publicFields, statements, cases, chain

  var testDescription: String { rawValue }

  /// Returns a file with a feature that has a number of these elements.
  func file(_ count: Int) -> String {
    func each(_ isMeant: SwiftDimension, _ text: (Int) -> String) -> String {
      (0..<(self == isMeant ? count : 1)).map(text).joined()
    }
    let access = self == .publicFields ? "public " : ""
    return """
      @Reducer
      \(access)struct Big {
        \(access)enum Kind {
      \(each(.cases) { "    case k\($0)\n" })  }
        \(access)struct State: Equatable {
      \(each(self == .publicFields ? self : .fields) { "    var f\($0) = 0\n" })  }
        \(access)enum Action {
      \(each(.handlers) { "    case a\($0)\n" })  }
        \(access)var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
      \(each(.handlers) { "      case .a\($0):\n\(each(.statements) { "        state.f0 += \($0)\n" })"
        + "        state.f0 = a\(each(.chain) { _ in ".b()" })\n        return .none\n" })      }
          }
        }
      }

      """
  }
}

import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The origin of every byte in this repository's generated files.
@Suite("Origins of generated files")
struct OriginTests {
  private let project: FeatureProject
  private let files: [TracedFile]

  init() throws {
    (project, files) = try Self.traced.get()
    #expect(files.count > 50)
  }

  private static let traced = Result {
    let fileSystem = FileSystem.disk(root: repository.path)
    let project = try #require(try loadValidProject(fileSystem).value)
    let files = try tracedFiles(of: project, fileSystem, where: { $0.hasSuffix(".swift") }).value
    return (project, try #require(files))
  }

  @Test("exact stretches have the bytes of their place, and all others come from a place in a spec")
  func origins() {
    let files = project.specs.map(\.file.path) + [project.settings.modules[0].name.span.file.path]
    let specs = Set(files)
    for file in self.files {
      let bytes = file.bytes
      for stretch in file.stretches {
        let span = stretch.origin.span
        #expect(specs.contains(span.file.path), "\(file.path): \(span)")
        #expect(span.startOffset < span.endOffset, "\(file.path): \(span)")
        guard stretch.origin.isExact else { continue }
        #expect(bytes[stretch.range] == span.file.bytes[span.offsets], "\(file.path): \(span)")
      }
    }
  }

  @Test("each byte leads to its stretch or to the template that wrote it")
  func bytes() throws {
    for file in files {
      for (number, line) in file.bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).enumerated() {
        for column in line.indices {
          let offset = column - line.startIndex
          let place = file.place(line: number + 1, column: offset + 1)
          let stretch = file.stretches.last { $0.range.contains(column) }
          if stretch?.origin.isExact == true {
            #expect(place?.isExact == true)
            let span = try #require(place?.spec)
            #expect(span.file.bytes[span.startOffset] == line[column], "\(file.path): \(span)")
          }
          #expect(place?.template != nil, "\(file.path):\(number + 1)")
        }
      }
    }
  }

  /// The other missing names belong to words that represent other Swift: `test`, `1s`, the addresses of endpoints.
  @Test("nearly every name in the Swift of a spec is copied to the code of the spec")
  func fragments() {
    var copied: [String: Set<Int>] = [:]
    for stretch in files.flatMap(\.stretches) where stretch.origin.isExact {
      copied[stretch.origin.span.file.path, default: []].formUnion(stretch.origin.span.offsets)
    }
    var (count, missing) = (0, [String]())
    for (spec, kind) in kinds {
      let places = copied[spec.path] ?? []
      for source in SpecContents(of: spec, as: kind).swift {
        for copy in source.copies(in: 0..<source.text.utf8.count) {
          count += 1
          let range = copy.file..<copy.file + copy.text.count
          let names = range.filter { spec.bytes[$0].isNameByte }
          // Closures over the state use another name for it.
          let isState = source.text.contains("state")
          let isCopied =
            isState ? names.contains(where: places.contains) : names.allSatisfy(places.contains)
          if !isCopied, !names.isEmpty { missing.append("\(source.span): \(source.text)") }
        }
      }
    }
    #expect(missing.count * 12 < count, "\(missing.count) of \(count): \(missing)")
  }

  /// The specs from which files are generated.
  private var kinds: [(spec: SourceFile, kind: SpecKind)] {
    project.generatedFeatures.map { ($0.name.span.file, .feature) }
      + project.clients.filter { !$0.isExternal }.map { ($0.name.span.file, .client) }
      + project.models.map { ($0.name.span.file, .model) }
  }
}

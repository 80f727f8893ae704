import FeatureProgram
import FeatureSpec
import Foundation
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI
@testable import FeatureLanguageServer

/// The Swift of the reference specs is found in the code that is generated from them.
@Suite("Language server: Swift of specs in generated code") struct SpecCodeCoverageTests {
  @Test(
    "almost every name in the Swift of the reference specs is in generated code, and leads back"
  )
  func findsNames() throws {
    let fileSystem = FileSystem.disk(root: repository.path)
    let project = try #require(try loadValidProject(fileSystem).value)
    var specs = project.generatedFeatures.map(\.name.span.file)
    specs += project.clients.map(\.name.span.file) + project.models.map(\.name.span.file)
    let wanted = Proofs.part(of: specs.sorted { $0.path < $1.path }, each: 8)
    let code = generatedCode(of: project, ofSpecs: Set(wanted.map(\.path)), fileSystem)
    var (count, missing) = (0, [String]())
    for spec in wanted {
      let made = SpecCode(of: spec, code.filter { $0.spec == spec.path })
      guard !made.maps.isEmpty else { continue }
      for scalar in made.scalars where !scalar.isKey {
        for name in scalar.names {
          count += 1
          let start = scalar.specOffset(of: name.lowerBound)
          guard let place = made.place(of: start) else {
            missing.append("\(scalar.source.span) \(scalar.source.text)")
            continue
          }
          let end = place.offset + name.count
          #expect(
            place.map.file.bytes[place.offset..<end] == scalar.bytes[name], "\(scalar.source.span)")
          let back = made.specRange(of: place.offset..<end, in: place.map)?.lowerBound
          #expect(back == start, "\(scalar.source.span) \(scalar.source.text)")
        }
      }
    }
    #expect(missing.count * 12 < count, "\(missing.count) of \(count): \(missing.prefix(20))")
  }
}

extension SwiftScalar {
  /// The ranges of the names and numbers in the text.
  fileprivate var names: [Range<Int>] {
    var names: [Range<Int>] = []
    for index in bytes.indices where bytes[index].isNameByte {
      if let last = names.last, last.upperBound == index {
        names[names.count - 1] = last.lowerBound..<index + 1
      } else {
        names.append(index..<index + 1)
      }
    }
    return names
  }
}

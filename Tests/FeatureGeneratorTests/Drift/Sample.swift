import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource

@testable import FeatureGenerator

/// A generated file of a small spec.
struct Sample {
  static let spec = "Specs/A.yaml"

  /// Returns the header of a file, which is incomplete.
  static func header(_ spec: String = "feature: A\n") -> String {
    """
    // \(GeneratedHeader.text(ofSpecAt: Self.spec))
    // \(HeaderState.text(ofSpec: ContentHash(of: spec)))

    """
  }

  /// Returns the file that is generated from a spec with the text.
  static func file(_ body: String, spec: String = "feature: A\n") -> GeneratedFile {
    GeneratedFile(
      path: "A.swift", contents: Array((header(spec) + body).utf8), ownership: .generated,
      spec: SourceFile(path: Self.spec, text: spec), templateSet: "runtime", specs: [Self.spec])
  }

  /// Returns the change that is planned for a file.
  static func change(of file: GeneratedFile, current: [UInt8]?) -> FileChange? {
    planChanges([file], disk: current.map { [file.path: $0] } ?? [:]).first
  }
}

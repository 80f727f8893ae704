import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource

/// A file as it should be.
public struct GeneratedFile: Sendable {
  /// Its path, relative to the project's root, with forward slashes.
  public var path: String
  /// Its bytes; none where they were left on disk.
  public var contents: [UInt8]
  /// Whether it belongs to the generator or to the user.
  public var ownership: TemplateOutput.Ownership
  /// The spec it comes from; the settings for what is written for a module or the project.
  public var spec: SourceFile
  /// The template set that it was rendered with; nil for a page, which no template makes.
  public var templateSet: String?
  /// The paths of all specs that it is made of, its own first.
  public var specs: [String] = []
  /// Whether its bytes are on disk already, and so were not kept.
  public private(set) var isOnDisk = false

  /// Makes a file that is written whatever is on disk. The header of one that belongs to the generator is completed.
  public init(
    path: String, contents: [UInt8], ownership: TemplateOutput.Ownership, spec: SourceFile,
    templateSet: String?, specs: [String] = []
  ) {
    self.path = path
    self.contents =
      ownership == .generated ? HeaderState.seal(contents) ?? contents : contents
    self.ownership = ownership
    self.spec = spec
    self.templateSet = templateSet
    self.specs = specs
  }

  /// Forgets the bytes, which are on disk.
  mutating func leaveOnDisk() {
    contents = []
    isOnDisk = true
  }
}

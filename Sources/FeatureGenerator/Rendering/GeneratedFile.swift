import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource

/// A file in its expected form.
public struct GeneratedFile: Sendable {
  /// The path, relative to the project's root, with forward slashes.
  public var path: String
  /// The bytes of the file; none if they were left on disk.
  public var contents: [UInt8]
  /// The owner of the file: the generator or the user.
  public var ownership: TemplateOutput.Ownership
  /// The spec that the file comes from; the settings for a file of a module or of the project.
  public var spec: SourceFile
  /// The template set that it was rendered with; nil for a page, which no template makes.
  public var templateSet: String?
  /// The paths of all specs that the file is generated from. The file's own spec comes first.
  public var specs: [String] = []
  /// Whether the bytes are on disk already, and so are not kept in memory.
  public private(set) var isOnDisk = false

  /// Makes a file that is written regardless of the bytes on disk. The header of a file that belongs to the generator
  /// is completed.
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

  /// Removes the bytes from memory, because they are on disk.
  mutating func leaveOnDisk() {
    contents = []
    isOnDisk = true
  }
}

import FeatureHeader
import Platform
import SpecSource

/// Compares the headers of a project's generated Swift with its specs.
///
/// - Parameter target: The folder of the target that is being built; files there whose specs no longer exist are
///   reported, too.
/// - Returns: The differences, in the order of their paths.
/// - Throws: `ReadingError` when a file cannot be read.
func compareHeaders(
  of project: ProjectFolder, building target: String?
) throws(ReadingError) -> [Finding] {
  guard let settings = try project.read(ProjectLayout.settings) else {
    return [.missing(project)]
  }
  var hashes = [ProjectLayout.settings: ContentHash(of: settings)]
  var specs: [String: [UInt8]] = [:]
  for path in project.files(under: ProjectLayout.specs) where ProjectLayout.isSpec(path) {
    guard let bytes = try project.read(path) else { continue }
    specs[path] = bytes
    hashes[path] = ContentHash(of: bytes)
  }
  var findings: [Finding] = []
  var generated: Set<String> = []
  var changed: Set<String> = []
  for path in project.files(under: "") where path.hasSuffix(".swift") {
    guard let bytes = try project.readGenerated(path), let header = GeneratedHeader(of: bytes)
    else { continue }
    guard let hash = hashes[header.spec] else {
      if let target, target.isEmpty || path.hasPrefix(target + "/") {
        findings.append(.orphan(path, of: header.spec))
      }
      continue
    }
    generated.insert(header.spec)
    if !header.matchesContents(of: bytes) {
      findings.append(.edited(path))
    } else if header.state?.spec != hash {
      changed.insert(header.spec)
    }
  }
  findings += changed.map(Finding.changed)
  findings += specs.filter { !generated.contains($0.key) && isGeneratedFrom($0.value) }.keys
    .map(Finding.new)
  return findings.sorted { $0.path < $1.path }
}

/// Whether a spec is of a kind from which files are generated, according to its first key.
private func isGeneratedFrom(_ spec: [UInt8]) -> Bool {
  spec.split(separator: UInt8(ascii: "\n")).contains { line in
    ["feature:", "client:", "model:"].contains { line.starts(with: $0.utf8) }
  }
}

/// Returns the instruction that brings generated code up to date.
private func way(_ options: String = "") -> String { "run '\(toolCommand) generate\(options)'" }

extension Finding {
  /// Makes the finding for missing settings, at the package's manifest if it exists: an Xcode project has no file
  /// that could be shown.
  fileprivate static func missing(_ project: ProjectFolder) -> Finding {
    let manifest = "Package.swift"
    let isPackage = fileKind(project.absolute(manifest)) != nil
    return Finding(
      path: isPackage ? manifest : ProjectLayout.settings,
      message:
        "there is no '\(ProjectLayout.settings)' in '\(project.path)'; run '\(toolCommand) init'")
  }

  fileprivate static func edited(_ path: String) -> Finding {
    Finding(
      path: path,
      message: "this generated file was edited; undo the change, or \(way(" --save-edits edits"))")
  }

  fileprivate static func orphan(_ path: String, of spec: String) -> Finding {
    Finding(
      path: path,
      message: "the spec '\(spec)' of this generated file was removed; \(way(" --prune"))")
  }

  fileprivate static func changed(_ spec: String) -> Finding {
    Finding(path: spec, message: "this spec has changed since 'generate' last ran; \(way())")
  }

  fileprivate static func new(_ spec: String) -> Finding {
    Finding(path: spec, message: "no code was generated from this spec yet; \(way())")
  }
}

import Foundation
import PackagePlugin

/// Finds the executable of a release among the binary targets of a package.
///
/// - Returns: Nil when the package has no release as a binary target, or the release has no executable for this machine.
func releasedTool(of package: Package) throws -> URL? {
  for case let target as BinaryArtifactTarget in package.targets {
    let info = target.artifactURL.appending(path: "info.json")
    guard target.kind == .artifactsArchive, let contents = try? Data(contentsOf: info) else {
      continue
    }
    let bundle = try JSONDecoder().decode(ArtifactBundle.self, from: contents)
    let variant = bundle.artifacts["featuregen"]?.variants.first { variant in
      variant.supportedTriples?.contains(where: isOfThisMachine) == true
    }
    if let variant { return target.artifactURL.appending(path: variant.path) }
  }
  return nil
}

/// The contents of an artifact bundle, as its `info.json` lists them.
private struct ArtifactBundle: Decodable {
  struct Artifact: Decodable {
    var variants: [Variant]
  }

  struct Variant: Decodable {
    /// The path of the executable in the bundle.
    var path: String
    /// The platforms that the executable runs on, as `arm64-apple-macosx`.
    var supportedTriples: [String]?
  }

  var artifacts: [String: Artifact]
}

/// Whether an executable for a platform runs on this machine.
private func isOfThisMachine(_ triple: String) -> Bool {
  #if arch(arm64)
    let processors = ["arm64-", "aarch64-"]
  #else
    let processors = ["x86_64-"]
  #endif
  #if os(macOS)
    let system = "-macosx"
  #else
    let system = "-linux"
  #endif
  return triple.contains(system) && processors.contains(where: triple.hasPrefix)
}

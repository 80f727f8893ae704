import FeatureLock
import FeatureSpec
import SpecSource

/// By which a run knows that nothing has changed that a spec's files could depend on.
///
/// A fingerprint covers the generator, the settings, the template sets, what all specs declare, and every byte of the spec
/// itself and of all that it names, however far away.
public struct SpecFingerprints: Sendable {
  let hashes: [String: ContentHash]
  /// By which a spec's own bytes are known; none where every run needs all that stands in them.
  var contents: [String: ContentHash] = [:]

  /// By which the bytes of one spec are known.
  ///
  /// - Parameters:
  ///   - hash: Their hash.
  ///   - tool: What tells this build of the generator from all others.
  public static func content(_ hash: ContentHash, madeBy tool: String) -> ContentHash {
    ContentHash(ofExactly: Array("\(tool)\n".utf8) + hash.bytes)
  }

  /// The fingerprint of the spec of a path; nil for one that nothing is generated from.
  public subscript(path: String) -> ContentHash? {
    hashes[path]
  }
}

extension Generation {
  /// Computes the fingerprints of all specs.
  ///
  /// - Parameters:
  ///   - inputs: The hashes of what the files are made of.
  ///   - tool: What tells this build of the generator from all others.
  ///   - notesContents: Whether later runs may leave out the tests of specs whose bytes are known.
  public func fingerprints(
    of inputs: LockInputs, madeBy tool: String, notesContents: Bool
  ) -> SpecFingerprints {
    let specs = loweredSpecs(of: rendering.project)
    let influences = rendering.project.influences(of: rendering.dependencies)
    let common = commonFingerprint(inputs, tool)
    let lines = inputs.specs.sorted { $0.key < $1.key }.map {
      "\($0.value.hash.digits) \($0.key)\n"
    }
    let everything = ContentHash(ofExactly: Array(lines.joined().utf8))
    let support = rendering.support
    let hashes = rendering.workers.map(specs) { spec in
      var bytes = common.bytes
      for module in support.imports(of: spec.name) {
        bytes += "import \(module.name.value)\n".utf8
      }
      guard let paths = influences[spec.file.path] else {
        return ContentHash(ofExactly: bytes + everything.bytes)
      }
      for path in paths {
        bytes += inputs.specs[path]?.hash.bytes ?? []
        bytes += "\(path)\n".utf8
      }
      return ContentHash(ofExactly: bytes)
    }
    let paths = specs.map(\.file.path)
    var fingerprints = SpecFingerprints(
      hashes: Dictionary(zip(paths, hashes)) { first, _ in first })
    guard notesContents else { return fingerprints }
    for path in paths {
      fingerprints.contents[path] = inputs.specs[path].map { spec in
        SpecFingerprints.content(spec.hash, madeBy: tool)
      }
    }
    return fingerprints
  }

  /// What all fingerprints have in common.
  private func commonFingerprint(_ inputs: LockInputs, _ tool: String) -> ContentHash {
    let sets = inputs.templates.sorted { $0.key < $1.key }.map { "\($0.value.digits) \($0.key)" }
    let lines = [tool, inputs.generator, inputs.settings.digits] + sets + rendering.project.outline
    return ContentHash(ofExactly: Array(lines.joined(separator: "\n").utf8))
  }
}

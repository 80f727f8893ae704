import CBuildCommit
import FeatureHeader

/// The tool's version.
let version = generatorVersion

/// The version with the commit that the tool was built from, where the build knew it: `0.1.0 (4f2a9c1)`.
///
/// Locks and reports hold the version alone: equal versions write equal files.
let versionWithCommit: String = {
  let commit = String(cString: build_commit())
  return commit.isEmpty ? version : "\(version) (\(commit))"
}()

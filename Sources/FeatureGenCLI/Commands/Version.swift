import CBuildCommit
import FeatureHeader

/// The tool's version.
let version = generatorVersion

/// The version with the commit that the tool was built from, if the build knew the commit: `0.1.0 (4f2a9c1)`.
///
/// Locks and reports contain only the version: equal versions write equal files.
let versionWithCommit: String = {
  let commit = String(cString: build_commit())
  return commit.isEmpty ? version : "\(version) (\(commit))"
}()

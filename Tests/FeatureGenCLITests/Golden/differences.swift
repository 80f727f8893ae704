import FeatureGenerator
import TestSupport

/// Returns the differences between a result and the expected one, readable for people; empty if they are equal.
func differences(expected: GoldenResult, actual: GoldenResult) -> [String] {
  var differences: [String] = []
  for path in Set(expected.files.keys).union(actual.files.keys).sorted() {
    switch (expected.files[path], actual.files[path]) {
    case (nil, let file?):
      differences.append("'\(path)' is not expected:\n\(text(file))")
    case (_?, nil):
      differences.append("'\(path)' is expected, but was not written")
    case (let old?, let new?) where old != new:
      differences.append(unifiedDiff(path: path, current: old, expected: new))
    default:
      break
    }
  }
  if expected.stderr != actual.stderr {
    differences.append(
      unifiedDiff(path: "stderr.txt", current: expected.stderr, expected: actual.stderr))
  }
  return differences
}

private func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}

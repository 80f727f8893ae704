import FeatureGenerator

/// Saves the edits that are about to be overwritten: a patch that restores them, and whole files where they are not
/// text.
///
/// - Returns: The name of the patch.
func saveEdits(
  _ changes: [FileChange], in folder: FileSystem
) throws(FileSystemError) -> String {
  var name = "edits.patch"
  var number = 1
  // An earlier patch may contain somebody's work, too.
  while try folder.read(name) != nil {
    number += 1
    name = "edits-\(number).patch"
  }
  let patch = changes.map { change in
    unifiedDiff(path: change.path, current: change.expected, expected: change.current ?? [])
  }
  var operations = [
    FileOperation.write(path: name, contents: Array(patch.joined().utf8), former: .nothing)
  ]
  for change in changes {
    guard let current = change.current,
      !String(decoding: current, as: UTF8.self).utf8.elementsEqual(current)
    else { continue }
    operations.append(
      .write(path: "\(name)-files/\(change.path)", contents: current, former: .nothing))
  }
  try folder.apply(operations)
  return name
}

import FeatureGenerator

/// Where edits of generated files are kept.
struct EditsFolder {
  /// The folder as it was typed.
  var path: String
  /// What is in it.
  var fileSystem: FileSystem

  /// Takes a folder of the disk, which need not be there yet.
  init(path: String) {
    self.path = path
    fileSystem = .disk(root: path)
  }
}

/// Keeps what is about to be overwritten: a patch that brings the edits back, and whole files where they are no text.
///
/// - Returns: What was written.
func saveEdits(
  _ changes: [FileChange], to folder: EditsFolder
) throws(FileSystemError) -> String {
  var name = "edits.patch"
  var number = 1
  // What was kept before is somebody's work as well.
  while try folder.fileSystem.read(name) != nil {
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
  try folder.fileSystem.apply(operations)
  return "\(folder.path)/\(name)"
}

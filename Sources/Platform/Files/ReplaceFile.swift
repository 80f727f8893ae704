import LibC

/// Removes a file or a link; one that is not there is no error.
///
/// - Throws: `SystemError`, also for a folder.
public func removeFile(_ path: String) throws(SystemError) {
  guard unlink(path) == 0 || errno == ENOENT else { throw SystemError() }
}

/// Gives a file another name, in the place of what has it.
///
/// - Throws: `SystemError`.
public func moveFile(_ path: String, to name: String) throws(SystemError) {
  guard rename(path, name) == 0 else { throw SystemError() }
}

/// Gives a file a name that nothing has yet, and leaves or takes away its old one.
///
/// - Throws: `SystemError`, `.exists` when something has the name.
public func moveFile(_ path: String, toNewName name: String) throws(SystemError) {
  // A link replaces nothing, on any system; the renames that replace nothing are others on each, and some lack them.
  if link(path, name) == 0 { return }
  // Some file systems have no links, as those of memory cards, and each says so in its own way. To look first leaves a
  // moment in which somebody might write the file; to make an empty one first would leave that behind when the run is
  // killed.
  guard !isThere(name) else { throw .exists }
  try moveFile(path, to: name)
}

/// Sets the date of a file to now; one that is not there is left so.
public func touch(_ path: String) {
  utimes(path, nil)
}

import LibC

/// Removes a file or a link; a missing file is no error.
///
/// - Throws: `SystemError`, also for a folder.
public func removeFile(_ path: String) throws(SystemError) {
  guard unlink(path) == 0 || errno == ENOENT else { throw SystemError() }
}

/// Renames a file, and replaces a file with the new name.
///
/// - Throws: `SystemError`.
public func moveFile(_ path: String, to name: String) throws(SystemError) {
  guard rename(path, name) == 0 else { throw SystemError() }
}

/// Moves a file to a name that does not exist yet; the old name may remain or not.
///
/// - Throws: `SystemError`, `.exists` when the new name exists.
public func moveFile(_ path: String, toNewName name: String) throws(SystemError) {
  // Linking never replaces a file, on any system; renames that replace nothing differ between systems, and some lack
  // them.
  if link(path, name) == 0 { return }
  // Some file systems, such as those of memory cards, do not support links, and each reports another error. Checking
  // first leaves a moment in which another process might write the file; creating an empty file first would leave
  // that file behind when the run is killed.
  guard !isThere(name) else { throw .exists }
  try moveFile(path, to: name)
}

/// Sets the date of a file to now; a missing file is not created.
public func touch(_ path: String) {
  utimes(path, nil)
}

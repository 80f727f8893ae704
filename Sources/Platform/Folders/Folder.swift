import LibC

/// Lists the names in a folder, without `.` and `..`.
///
/// A name comes with the kind of its target if the kind is known without another system call; for links, and in some
/// file systems, it is unknown.
///
/// - Throws: `SystemError` when the folder cannot be read.
public func names(inFolder path: String) throws(SystemError) -> [(name: String, kind: FileKind?)] {
  guard let folder = opendir(path) else { throw SystemError() }
  defer { closedir(folder) }
  var names: [(name: String, kind: FileKind?)] = []
  while true {
    // At the end of the folder, the number stays zero; only an error changes it.
    errno = 0
    guard let entry = readdir(folder) else {
      let error = SystemError()
      if error.number != 0 { throw error }
      return names
    }
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
    let kind: FileKind? =
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      default: nil
      }
    if name != ".", name != ".." { names.append((name, kind)) }
  }
}

/// Creates a folder.
///
/// - Throws: `SystemError`, `.exists` when the path exists.
public func makeFolder(_ path: String) throws(SystemError) {
  guard mkdir(path, 0o777) == 0 else { throw SystemError() }
}

/// Removes an empty folder.
///
/// - Throws: `SystemError`, also for a folder that is not empty.
public func removeEmptyFolder(_ path: String) throws(SystemError) {
  guard rmdir(path) == 0 else { throw SystemError() }
}

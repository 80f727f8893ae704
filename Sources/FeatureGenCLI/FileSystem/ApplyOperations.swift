import Platform

extension Disk {
  /// Writes the new contents of all steps to temporary files next to their targets, then applies one step after the
  /// other.
  ///
  /// Likely failures happen before the first step: then every file remains unchanged. A later failure does not stop
  /// the other operations of its step, but all following steps.
  func apply(inSteps steps: [[FileOperation]]) throws(FileSystemError) {
    let operations = Array(steps.joined())
    try checkPlaces(of: operations)
    var staged = StagedFiles(on: self)
    defer { staged.discard() }
    for case .write(let path, let contents, _, let mode) in operations {
      try staged.add(path, contents, mode)
    }
    try staged.flush()
    for operation in operations {
      _ = try check(operation, consequence: "nothing was written")
    }
    for step in steps {
      var failures: [FileSystemError] = []
      for operation in step {
        do throws(FileSystemError) {
          try apply(operation, &staged)
        } catch {
          failures.append(error)
        }
      }
      flushFolders(of: step)
      if let failure = FileSystemError(failures) { throw failure }
    }
  }

  /// Checks that all operations may be applied to the present files.
  func check(_ operations: [FileOperation]) throws(FileSystemError) {
    try checkPlaces(of: operations)
    for operation in operations {
      _ = try check(operation, consequence: "nothing was written")
    }
  }

  /// Applies an operation, unless the file has changed; the check happens directly before, to leave hardly any time
  /// for a change.
  private func apply(
    _ operation: FileOperation, _ staged: inout StagedFiles
  ) throws(FileSystemError) {
    let file: StagedFile? = if case .write = operation { staged.next() } else { nil }
    let isNew = try check(operation, consequence: "it is kept")
    if let file {
      try file.place(isNew: isNew)
    } else {
      try remove(operation.path)
    }
  }

  /// Checks that an operation may be applied to the present file.
  ///
  /// - Returns: Whether the file does not exist.
  private func check(
    _ operation: FileOperation, consequence: String
  ) throws(FileSystemError) -> Bool {
    let current: [UInt8]? =
      switch operation.former {
      case .nothing: isThere(absolute(operation.path)) ? [] : nil
      case .generated, .bytes: try read(operation.path)
      }
    // A dangling link also belongs to somebody.
    let isLost = current == nil && isThere(absolute(operation.path))
    if let refusal = isLost ? .notGenerated : operation.refusal(of: current) {
      throw FileSystemError(refusal, of: operation, consequence: consequence)
    }
    return current == nil
  }

  /// Checks that all files to write or remove belong to the project.
  ///
  /// Strangers can put links not only in place of specs and templates: the lock is another such file.
  private func checkPlaces(of operations: [FileOperation]) throws(FileSystemError) {
    guard !leadsAnywhere else { return }
    for (operation, place) in zip(operations, try places(of: operations.map(\.path))) {
      guard case .foreign(let reason) = place else { continue }
      throw FileSystemError(operation: operation.verb, path: operation.path, reason: reason)
    }
  }

  /// Removes a file and the folders that become empty.
  private func remove(_ path: String) throws(FileSystemError) {
    try attempt("remove", path) { () throws(SystemError) in try removeFile(absolute(path)) }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard (try? removeEmptyFolder(absolute(String(folder)))) != nil else { return }
    }
  }

  /// Flushes renames and removals to the disk; a system that cannot flush folders causes no failure.
  private func flushFolders(of operations: [FileOperation]) {
    let folders = operations.map(\.path).map { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] }
    for folder in Set(folders) {
      let path = absolute(folder.isEmpty ? "." : String(folder))
      guard let descriptor = try? FileDescriptor(folder: path) else { continue }
      try? descriptor.flush(isLast: true)
    }
  }
}

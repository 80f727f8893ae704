import Platform

extension Disk {
  /// Writes all new contents of all steps to temporary files beside their targets, then does one step after the other.
  ///
  /// What is likely to fail fails before the first step: then every file is as it was. What fails later hinders no other
  /// operation of its step, but all steps that follow.
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

  /// Checks that all operations may be done to the files as they are now.
  func check(_ operations: [FileOperation]) throws(FileSystemError) {
    try checkPlaces(of: operations)
    for operation in operations {
      _ = try check(operation, consequence: "nothing was written")
    }
  }

  /// Does an operation, unless the file has changed; the check comes right before, so that hardly any time is between.
  private func apply(
    _ operation: FileOperation, _ staged: inout StagedFiles
  ) throws(FileSystemError) {
    let file: StagedFile? = if case .write = operation { staged.next() } else { nil }
    let isNew = try check(operation, consequence: "it stays as it is")
    if let file {
      try file.place(isNew: isNew)
    } else {
      try remove(operation.path)
    }
  }

  /// Checks that an operation may be done to the file as it is now.
  ///
  /// - Returns: Whether there is no file.
  private func check(
    _ operation: FileOperation, consequence: String
  ) throws(FileSystemError) -> Bool {
    let current: [UInt8]? =
      switch operation.former {
      case .nothing: isThere(absolute(operation.path)) ? [] : nil
      case .generated, .bytes: try read(operation.path)
      }
    // A link that leads nowhere is somebody's, too.
    let isLost = current == nil && isThere(absolute(operation.path))
    if let refusal = isLost ? .notGenerated : operation.refusal(of: current) {
      throw FileSystemError(refusal, of: operation, consequence: consequence)
    }
    return current == nil
  }

  /// Checks that all files to be written or removed are the project's own.
  ///
  /// Specs and templates are not the only files that strangers can put links in the place of: the lock is another.
  private func checkPlaces(of operations: [FileOperation]) throws(FileSystemError) {
    guard !leadsAnywhere else { return }
    for (operation, place) in zip(operations, try places(of: operations.map(\.path))) {
      guard case .foreign(let reason) = place else { continue }
      throw FileSystemError(operation: operation.verb, path: operation.path, reason: reason)
    }
  }

  /// Removes a file and the folders that this leaves empty.
  private func remove(_ path: String) throws(FileSystemError) {
    try attempt("remove", path) { () throws(SystemError) in try removeFile(absolute(path)) }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      guard (try? removeEmptyFolder(absolute(String(folder)))) != nil else { return }
    }
  }

  /// Brings renames and removals to the disk; that a system cannot do so for folders is no failure.
  private func flushFolders(of operations: [FileOperation]) {
    let folders = operations.map(\.path).map { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] }
    for folder in Set(folders) {
      let path = absolute(folder.isEmpty ? "." : String(folder))
      guard let descriptor = try? FileDescriptor(folder: path) else { continue }
      try? descriptor.flush(isLast: true)
    }
  }
}

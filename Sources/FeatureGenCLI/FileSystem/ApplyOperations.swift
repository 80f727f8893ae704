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
    for case .write(let path, let contents, _) in operations { try staged.add(path, contents) }
    try staged.flush()
    for operation in operations where !(try isAsExpected(operation)) {
      throw .changed(operation.verb, operation.path, consequence: "nothing was written")
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

  /// Does an operation, unless the file has changed; the check comes right before, so that hardly any time is between.
  private func apply(
    _ operation: FileOperation, _ staged: inout StagedFiles
  ) throws(FileSystemError) {
    let file: StagedFile? = if case .write = operation { staged.next() } else { nil }
    guard try isAsExpected(operation) else { throw .changed(operation.verb, operation.path) }
    if let file {
      try file.place(isNew: operation.former == .nothing)
    } else {
      try remove(operation.path)
    }
  }

  /// Whether a file still holds the bytes that the operation expects.
  private func isAsExpected(_ operation: FileOperation) throws(FileSystemError) -> Bool {
    switch operation.former {
    case .anything: true
    case .nothing: !isThere(absolute(operation.path))
    case .bytes(let bytes): try read(operation.path) == bytes
    }
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

extension FileSystemError {
  /// The error of a file that somebody has written, made or removed since it was read.
  static func changed(
    _ operation: String, _ path: String, consequence: String = "it stays as it is"
  ) -> FileSystemError {
    FileSystemError(
      operation: operation, path: path,
      reason: "it has changed while featuregen was at work; \(consequence), run featuregen again")
  }
}

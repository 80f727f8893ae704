import FeatureGenerator
import FeatureLock

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a project's cache is kept: in the user's folder of caches, never in the project.
///
/// What lies in a project comes from whoever writes to its repository. A cache that did could say that code is what the
/// specs say while it is not; so nothing that is checked out is ever taken for one.
struct CacheFile: Sendable {
  /// What tells this build of the tool from all others.
  let tool: String
  /// The folder, which belongs to this tool.
  let folder: String
  /// The name of the file in it.
  let name: String

  /// The longest file that is read: a hundred thousand specs have one of 30 MB.
  private static let maximumBytes = 256 << 20

  /// What is in the file; nothing when it is not there, belongs to somebody else or is no cache.
  func load() -> SyncCache {
    let number = open("\(folder)/\(name)", O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard number >= 0 else { return SyncCache() }
    let descriptor = FileDescriptor(number: number)
    var status = stat()
    guard fstat(number, &status) == 0, status.st_uid == geteuid(),
      status.st_mode & (S_IFMT | S_IWGRP | S_IWOTH) == S_IFREG,
      let bytes = try? descriptor.readAll(upTo: Self.maximumBytes)
    else { return SyncCache() }
    return SyncCache(bytes: bytes) ?? SyncCache()
  }

  /// Puts a cache in the place of the one that is there.
  ///
  /// Nobody is told when that fails: all that is lost is time.
  func save(_ cache: SyncCache) {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      mkdir(made, 0o700)
    }
    let temporary = "\(folder)/\(name).\(getpid())"
    let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard number >= 0 else { return }
    let isWritten: Void? = try? FileDescriptor(number: number).writeAll(cache.bytes)
    if isWritten == nil || rename(temporary, "\(folder)/\(name)") != 0 { unlink(temporary) }
    removeOldFiles()
  }

  /// Removes what has not been written for a month: caches of projects that are gone, and what a run that was cut short left.
  private func removeOldFiles() {
    let month = 30 * 24 * 60 * 60
    for entry in (try? names(inFolder: folder)) ?? [] {
      let path = "\(folder)/\(entry.name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        entry.name.contains(".cache")
      else { continue }
      if Int(status.modificationTime.tv_sec) + month < Int(time(nil)) { unlink(path) }
    }
  }
}

extension CacheFile {
  /// Finds the cache of the project in a folder.
  ///
  /// - Returns: Nil where none is to be used: in continuous integration, where `CI` is set; where `FEATUREGEN_CACHE_DIR` is
  ///   empty; and where the user has no folder, or the tool cannot tell which build it is.
  init?(ofProjectIn directory: String) {
    guard (environmentValue("CI") ?? "").isEmpty, let folder = cacheFolder(),
      let root = realPath(directory), let executable = executablePath()
    else { return nil }
    var status = stat()
    guard stat(executable, &status) == 0 else { return nil }
    let time = status.modificationTime
    tool = "\(executable) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    self.folder = folder
    name = "\(ContentHash(ofExactly: Array(root.utf8)).digits).cache"
  }
}

/// The folder of this tool's caches; nil for none.
private func cacheFolder() -> String? {
  if let own = environmentValue("FEATUREGEN_CACHE_DIR") {
    return own.hasPrefix("/") ? own : nil
  }
  #if canImport(Darwin)
    return environmentValue("HOME").flatMap { home in
      home.hasPrefix("/") ? "\(home)/Library/Caches/featuregen" : nil
    }
  #else
    let folder =
      environmentValue("XDG_CACHE_HOME") ?? environmentValue("HOME").map { "\($0)/.cache" }
    return folder.flatMap { $0.hasPrefix("/") ? "\($0)/featuregen" : nil }
  #endif
}

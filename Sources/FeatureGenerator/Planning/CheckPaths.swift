import FeatureHeader
import SpecSource
import SpecSwift

/// Checks the paths of files. Each path must be inside of the project, must have names that every system accepts, and
/// must be written by a single spec.
///
/// - Parameters:
///   - rules: The rules for paths inside of the project.
///   - targets: The folders whose files are compiled together.
func checkPaths(
  of files: [GeneratedFile], rules: ProjectPaths = ProjectPaths(folders: []),
  targets: [String] = []
) -> [Diagnostic] {
  let apart = checkAreApart(files)
  return files.compactMap { checkPath(of: $0, rules) }
    + (apart.isEmpty ? checkFileNames(files, targets) : apart)
}

/// Checks the path of one file.
private func checkPath(of file: GeneratedFile, _ rules: ProjectPaths) -> Diagnostic? {
  let problem: (message: String, hint: String)? =
    if let problem = rules.problem(with: file.path) {
      (problem.message, problem.hint)
    } else if isSpec(file.path) {
      (
        "is the path of a spec or of the settings, which the tool does not generate",
        "choose a folder outside '\(ProjectLayout.specs)', or another file extension"
      )
    } else if let part = file.path.pathParts.first(where: isReserved) {
      ("contains '\(part)', which some systems do not allow", "choose another name")
    } else {
      nil
    }
  guard let problem else { return nil }
  return .error(
    .unwritablePath, "the path '\(file.path)' \(problem.message)",
    at: SourceSpan(file: file.spec, offsets: 0..<0), hint: problem.hint)
}

/// Returns whether a file would be read as a spec or as the settings, even if the file system ignores case.
private func isSpec(_ path: String) -> Bool {
  let path = path.lowercased()
  return path.hasPrefix("\(ProjectLayout.specs)/".lowercased())
    && (path == ProjectLayout.settings.lowercased() || ProjectLayout.isSpec(path))
}

/// Returns whether Windows reserves a name for a device, with or without an extension.
private func isDevice(_ part: Substring) -> Bool {
  let length = part.utf8.prefix { $0 != UInt8(ascii: ".") }.count
  guard (3...4).contains(length) else { return false }
  let stem = part.prefix { $0 != "." }.uppercased()
  let isPort = (stem.hasPrefix("COM") || stem.hasPrefix("LPT")) && stem.count == 4
  return ["CON", "PRN", "AUX", "NUL"].contains(stem)
    || isPort && ("1"..."9").contains(stem.suffix(1))
}

/// Returns whether Windows reserves a name, or a file system cannot store it.
private func isReserved(_ part: Substring) -> Bool {
  isDevice(part)
    || part.utf8.last == UInt8(ascii: ".") || part.utf8.last == UInt8(ascii: " ")
    || part.utf8.count > 200
    || part.utf8.contains(where: isReservedSign)
    || !isASCII(part) && part.unicodeScalars.contains { HiddenKind($0)?.mayStandInText == false }
}

private func isASCII(_ part: Substring) -> Bool {
  part.utf8.allSatisfy { $0 < 0x80 }
}

/// Returns whether Windows reserves a character, or the character is invisible.
private func isReservedSign(_ byte: UInt8) -> Bool {
  switch byte {
  case ..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: "\""),
    UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "\\"):
    true
  default: false
  }
}

/// Checks that no two specs write the same file, and that no spec needs a folder where another spec writes a file.
private func checkAreApart(_ files: [GeneratedFile]) -> [Diagnostic] {
  guard !areApart(files) else { return [] }
  // Some file systems do not distinguish upper from lower case.
  let sorted = files.map { (key: $0.path.lowercased(), file: $0) }.sorted {
    ($0.key, $0.file.spec.path) < ($1.key, $1.file.spec.path)
  }
  let paths = Dictionary(sorted.map { ($0.key, $0.file) }) { first, _ in first }
  let twins = zip(sorted, sorted.dropFirst()).compactMap { first, second -> Diagnostic? in
    guard first.key == second.key else { return nil }
    return clash("\(first.file.spec.path) and \(second.file.spec.path) both write", second.file)
  }
  // Each folder is checked only once, because many files share their folders.
  var free: Set<Substring> = []
  let nested = sorted.compactMap { key, file -> Diagnostic? in
    var visited: [Substring] = []
    for folder in folders(of: key[...]) {
      if free.contains(folder) { return nil }
      guard let other = paths[String(folder)] else {
        visited.append(folder)
        continue
      }
      return clash("\(file.spec.path) needs a folder where \(other.spec.path) writes", other)
    }
    free.formUnion(visited)
    return nil
  }
  return twins + nested
}

/// Returns whether no two files have the same path, and no path is a folder of another file. This is nearly always
/// true, and can be found out without sorting.
private func areApart(_ files: [GeneratedFile]) -> Bool {
  var paths: Set<String> = []
  paths.reserveCapacity(files.count)
  for file in files where !paths.insert(file.path.lowercased()).inserted { return false }
  var visited: Set<Substring> = []
  for path in paths {
    for folder in folders(of: path[...]) {
      guard visited.insert(folder).inserted else { break }
      if paths.contains(String(folder)) { return false }
    }
  }
  return true
}

/// Checks that no two files that are compiled together have the same name. The compiler does not accept such files,
/// and names its results after the files. Some file systems do not distinguish names that differ only in case.
private func checkFileNames(_ files: [GeneratedFile], _ targets: [String]) -> [Diagnostic] {
  let targets = Set(targets.map { $0[...] })
  var seen: [String: Int] = [:]
  return files.indices.compactMap { index in
    let path = files[index].path
    guard path.hasSuffix(".swift"), let name = path.pathParts.last,
      let target = folders(of: path[...]).first(where: targets.contains)
    else { return nil }
    guard let other = seen.updateValue(index, forKey: "\(target)/\(name.lowercased())") else {
      return nil
    }
    return .error(
      .clashingFiles,
      """
      \(files[other].spec.path) and \(files[index].spec.path) both write a file '\(name)' into '\(target)', \
      where file names must differ in more than upper and lower case
      """, at: SourceSpan(file: files[index].spec, offsets: 0..<0), hint: "rename one of them")
  }
}

/// Returns the folders around a file, from the inside to the outside.
private func folders(of path: Substring) -> some Sequence<Substring> {
  sequence(state: path) { rest in
    guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    rest = rest[..<slash]
    return rest
  }
}

private func clash(_ what: String, _ file: GeneratedFile) -> Diagnostic {
  .error(
    .clashingFiles, "\(what) '\(file.path)'", at: SourceSpan(file: file.spec, offsets: 0..<0),
    hint: "rename one of them")
}

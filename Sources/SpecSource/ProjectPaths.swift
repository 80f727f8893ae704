/// Decides whether a path belongs to a project, if a file of the project names the path: its settings, its lock, a
/// template set or a symbolic link.
///
/// A path on the command line may lead anywhere.
public struct ProjectPaths: Sendable {
  /// The folders that the settings name; nil if the settings were not read.
  private let folders: [String]?

  /// Makes the rules of a project.
  ///
  /// - Parameter folders: The folders that the settings name, which may be hidden folders; nil for the settings
  ///   themselves and if the settings are not read.
  public init(folders: [String]? = nil) {
    self.folders = folders
  }

  /// Returns the reason why a path does not belong to the project; nil for a path of the project.
  public func problem(with path: String) -> PathProblem? {
    let parts = path.pathParts
    if path.utf8.first == UInt8(ascii: "/") || parts.contains("..") { return .outside }
    for part in parts {
      if let problem = Self.problem(withName: part) { return problem }
    }
    guard let folders, let hidden = parts.first(where: isHidden),
      !folders.contains(where: { path.hasPrefix($0 + "/") })
    else { return nil }
    return .hidden(String(hidden))
  }

  /// Returns the reason why no file or folder of a project may have a name; nil for an allowed name.
  public static func problem(withName name: Substring) -> PathProblem? {
    if name.isEmpty || name == "." { return .unnamed }
    guard isUnusual(name) else { return nil }
    switch seenName(name) {
    case ".git", "git~1": return .git
    case ".build": return .build
    default: return nil
    }
  }
}

extension ProjectPaths {
  /// Returns the reason why a symbolic link may not lead from a path in the project to another path in the same
  /// folder; nil if it may.
  ///
  /// The method does not judge the path itself, which `problem(with:)` does.
  public static func problem(withLinkFrom path: String, to place: String) -> PathProblem? {
    guard path != place else { return nil }
    let named = Set(path.split(separator: "/"))
    for part in place.split(separator: "/") where !named.contains(part) {
      if let problem = problem(withName: part) { return problem }
      if isHidden(part) { return .hidden(String(part)) }
    }
    return nil
  }
}

/// The reason why a path does not belong to a project.
public enum PathProblem: Equatable, Sendable {
  /// The path is absolute or leads upward.
  case outside
  /// A component of the path is empty or a dot.
  case unnamed
  /// The path is in git's own folder.
  case git
  /// The path is in the folder in which SwiftPM builds, and which SwiftPM removes.
  case build
  /// The path is hidden, or in a hidden folder, and the settings do not name its folder.
  case hidden(String)

  /// The predicate of a sentence about the path, to be written after the path.
  public var message: String {
    switch self {
    case .outside: "leads out of the project"
    case .unnamed: "has a part that is empty or a dot"
    case .git: "leads into git's own folder"
    case .build: "leads into '.build', where SwiftPM builds"
    case .hidden(let name):
      "leads to '\(name)', which is hidden and outside the folders that the settings name"
    }
  }

  /// A hint for the correction of a path that can be changed.
  public var hint: String {
    switch self {
    case .outside: "give it a path below the project's root"
    case .unnamed: "write the name of each folder"
    case .git, .build: "name another folder"
    case .hidden: "name a folder that does not begin with a dot, or a folder of the settings"
    }
  }
}

/// Whether a name begins with a dot, so that most programs do not show it.
private func isHidden(_ name: Substring) -> Bool {
  name.utf8.first == UInt8(ascii: ".")
}

/// Whether a name is unusual, so that some file system might read it as a name that begins with a dot, or as `git~1`.
///
/// Nearly all names are ordinary.
private func isUnusual(_ name: Substring) -> Bool {
  guard let first = name.utf8.first else { return false }
  return first == UInt8(ascii: ".")
    || first | 0x20 == UInt8(ascii: "g") && name.utf8.contains(UInt8(ascii: "~"))
    || !name.utf8.allSatisfy { $0 < 0x80 }
}

/// Returns a name as it is read by a file system that does not distinguish upper and lower case, ignores invisible
/// characters, or ends names at colons.
private func seenName(_ name: Substring) -> String {
  let seen = String(
    String.UnicodeScalarView(
      name.unicodeScalars.filter { HiddenKind($0) == nil && $0.value >= 0x20 }))
  var start = seen.lowercased()
  if let colon = start.firstIndex(of: ":") { start = String(start[..<colon]) }
  while start.last == "." || start.last == " " { start.removeLast() }
  return start
}

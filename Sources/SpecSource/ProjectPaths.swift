/// Decides which paths belong to a project, when a file of the project names them: its settings, its lock, a template set
/// or a symbolic link.
///
/// What somebody types on the command line may lead anywhere.
public struct ProjectPaths: Sendable {
  /// The folders that the settings name; nil where nobody has read the settings.
  private let folders: [String]?

  /// Makes the rules of a project.
  ///
  /// - Parameter folders: The folders that the settings name, which may be hidden ones; nil for the settings themselves and
  ///   where they are not read.
  public init(folders: [String]? = nil) {
    self.folders = folders
  }

  /// Why a path belongs to somebody else; nil for one of the project.
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

  /// Why nothing of a project has a name or lies in a folder of that name; nil when it may.
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
  /// Why a symbolic link may not lead from a path in the project to a place in the same folder; nil when it may.
  ///
  /// The path itself is not judged: `problem(with:)` does that.
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

/// Why a path is none of a project.
public enum PathProblem: Equatable, Sendable {
  /// It has a root or goes up.
  case outside
  /// A part of it is empty or a dot.
  case unnamed
  /// It is git's.
  case git
  /// SwiftPM builds there, and removes it.
  case build
  /// It lies in a hidden folder that the settings do not name, or is hidden there.
  case hidden(String)

  /// What the path does, to be said behind it.
  public var message: String {
    switch self {
    case .outside: "leads out of the project"
    case .unnamed: "has a part that is empty or a dot"
    case .git: "leads into git's own folder"
    case .build: "leads into '.build', where SwiftPM builds"
    case .hidden(let name):
      "leads to '\(name)', which is hidden and in no folder that the settings name"
    }
  }

  /// What to do about a path that can be changed.
  public var hint: String {
    switch self {
    case .outside: "give it a path below the project's root"
    case .unnamed: "write the name of each folder"
    case .git, .build: "name another folder"
    case .hidden: "name a folder that does not begin with a dot, or one of those in the settings"
    }
  }
}

/// Whether a name begins with a dot, so that most programs do not show it.
private func isHidden(_ name: Substring) -> Bool {
  name.utf8.first == UInt8(ascii: ".")
}

/// Whether a name is not plain, so that some file system might take it for one that begins with a dot, or for `git~1`.
///
/// Nearly all names are plain.
private func isUnusual(_ name: Substring) -> Bool {
  guard let first = name.utf8.first else { return false }
  return first == UInt8(ascii: ".")
    || first | 0x20 == UInt8(ascii: "g") && name.utf8.contains(UInt8(ascii: "~"))
    || !name.utf8.allSatisfy { $0 < 0x80 }
}

/// A name as file systems read it that do not tell upper from lower case, leave out what is not seen, or end names at
/// colons.
private func seenName(_ name: Substring) -> String {
  let seen = String(
    String.UnicodeScalarView(
      name.unicodeScalars.filter { HiddenKind($0) == nil && $0.value >= 0x20 }))
  var start = seen.lowercased()
  if let colon = start.firstIndex(of: ":") { start = String(start[..<colon]) }
  while start.last == "." || start.last == " " { start.removeLast() }
  return start
}

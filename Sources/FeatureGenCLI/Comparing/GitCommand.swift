import Platform

/// A git command that reads the repository of a project.
///
/// The configuration of a repository can name programs. This command starts none of them: it uses no file system
/// monitor, and fetches no objects that a partial clone lacks.
struct GitCommand {
  /// The project's folder.
  let directory: String
  /// The command and its arguments.
  let arguments: [String]

  /// The program that sets the environment, with its arguments.
  var words: [String] {
    // Older git versions know only the first variable.
    ["env", "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C"]
      + folders + ["git", "-C", directory, "-c", "core.fsmonitor=false"] + arguments
  }

  /// The exit status of `env` when git is not installed.
  static let statusWithoutGit: Int32 = 127

  /// The folders from the environment, as git sets it in a hook, where they are relative to this process's folder.
  private var folders: [String] {
    guard let repository = environmentValue("GIT_DIR").flatMap(realPath),
      let workTree = realPath(environmentValue("GIT_WORK_TREE") ?? ".")
    else { return [] }
    return ["GIT_DIR=\(repository)", "GIT_WORK_TREE=\(workTree)"]
  }
}

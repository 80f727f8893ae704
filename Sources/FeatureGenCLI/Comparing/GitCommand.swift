import Platform

/// A command of git that reads the repository of a project.
///
/// The configuration of a repository can name programs. This command starts none of them: it asks no file system monitor, and
/// fetches nothing that a partial clone lacks.
struct GitCommand {
  /// The project's folder.
  let directory: String
  /// The command and its arguments.
  let arguments: [String]

  /// The program that sets the environment, and its arguments.
  var words: [String] {
    // Older versions know the first variable only.
    ["env", "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "LC_ALL=C"]
      + folders + ["git", "-C", directory, "-c", "core.fsmonitor=false"] + arguments
  }

  /// The exit status of `env` when there is no git.
  static let statusWithoutGit: Int32 = 127

  /// The folders that the environment names, as in a hook, where they are relative to the folder of this process.
  private var folders: [String] {
    guard let repository = environmentValue("GIT_DIR").flatMap(realPath),
      let workTree = realPath(environmentValue("GIT_WORK_TREE") ?? ".")
    else { return [] }
    return ["GIT_DIR=\(repository)", "GIT_WORK_TREE=\(workTree)"]
  }
}

import FeatureHeader
import Platform
import SpecSource

/// The git repository of a project, read through `git`; nothing is checked out.
struct GitRepository {
  /// The project's folder.
  let directory: String
  let runner: ProcessRunner

  /// Finds the project's folder relative to the root of the repository; nil without a repository, or without git.
  ///
  /// - Throws: `FileSystemError` when git cannot be started.
  func projectFolder() throws(FileSystemError) -> Parsed<RepositoryFolder?> {
    switch try ask(["rev-parse", "--show-prefix"]) {
    case .notInstalled, .noRepository: return Parsed(.some(nil))
    case .ended(let result):
      guard result.status == 0 else {
        return failure(result, to: "find the root of the repository")
      }
      return Parsed(RepositoryFolder(prefix: firstLine(result.output)))
    }
  }

  /// Finds the commit that a revision names.
  ///
  /// - Throws: `FileSystemError` when git cannot be started.
  func commit(_ revision: String) throws(FileSystemError) -> Parsed<String> {
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      return try unknownRevision(revision)
    }
    let found = try git([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
    ])
    guard let result = found.value else { return Parsed(nil, diagnostics: found.diagnostics) }
    let name = firstLine(result.output)
    switch result.status {
    // Git also accepts '^HEAD', which names all other commits.
    case 0 where name.allSatisfy(\.isHexDigit): return Parsed(name)
    case 0, 1: return try unknownRevision(revision)
    default: return failure(result)
    }
  }

  /// Finds the newest common ancestor of two commits.
  ///
  /// - Throws: `FileSystemError` when git cannot be started.
  func mergeBase(_ first: String, _ second: String) throws(FileSystemError) -> Parsed<String> {
    for revision in [first, second] {
      let known = try commit(revision)
      guard known.value != nil else { return known }
    }
    let found = try git(["merge-base", "--end-of-options", first, second])
    guard let result = found.value else { return Parsed(nil, diagnostics: found.diagnostics) }
    guard result.status == 0 else {
      return .failed(
        .unusableArgument, "'\(first)' and '\(second)' have no commit in common",
        hint: try isShallow() ? shallowHint : "name one of the commits to compare with")
    }
    return Parsed(firstLine(result.output))
  }

  /// Reads the settings and specs of a commit; nil if the commit has no settings and thus no project.
  ///
  /// - Throws: `FileSystemError` when git cannot be started.
  func sources(at commit: String) throws(FileSystemError) -> Parsed<ProjectSources?> {
    let listed = try entries(of: commit, below: specsFolder)
    guard let all = listed.value else { return Parsed(nil, diagnostics: listed.diagnostics) }
    let entries = all.filter { $0.path == settingsPath || isVisibleSpec($0.path) }
    let read = try contents(of: entries, in: commit, below: specsFolder)
    guard let contents = read.value else { return Parsed(nil, diagnostics: read.diagnostics) }
    let files = zip(entries, contents).map { SourceFile(path: $0.path, bytes: $1) }
    guard let settings = files.first(where: { $0.path == settingsPath }) else {
      return Parsed(.some(nil))
    }
    return Parsed(
      ProjectSources(settings: settings, specs: files.filter { $0.path != settingsPath }))
  }

  /// Returns the paths of the files that git cannot restore, because the last commit does not contain them with the
  /// same bytes.
  ///
  /// Only the commit is consulted: `git status` does not report files that are ignored, that are marked as unchanged,
  /// or that lie in a nested repository.
  ///
  /// - Throws: `FileSystemError` when git cannot be started.
  func lostFiles(among files: [SourceFile]) throws(FileSystemError) -> Parsed<[String]> {
    let head = try git(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])
    guard let head = head.value else { return Parsed(nil, diagnostics: head.diagnostics) }
    // A repository without commits contains no files.
    guard head.status == 0 else { return Parsed(files.map(\.path)) }
    let listed = try entries(of: firstLine(head.output), below: ".")
    guard let all = listed.value else { return Parsed(nil, diagnostics: listed.diagnostics) }
    let wanted = Dictionary(files.map { (Array($0.path.utf8), $0) }) { first, _ in first }
    let entries = all.filter { wanted[Array($0.path.utf8)] != nil }
    let read = try contents(of: entries, in: "HEAD", below: ".")
    guard let contents = read.value else { return Parsed(nil, diagnostics: read.diagnostics) }
    let held = Set(
      zip(entries, contents).compactMap { entry, bytes -> [UInt8]? in
        let path = Array(entry.path.utf8)
        return wanted[path]?.original == bytes ? path : nil
      })
    return Parsed(files.map(\.path).filter { !held.contains(Array($0.utf8)) })
  }

  /// Lists the files of a commit below a folder of the project, by paths relative to the project's folder.
  private func entries(
    of commit: String, below folder: String
  ) throws(FileSystemError) -> Parsed<[TreeEntry]> {
    let listed = try git(["ls-tree", "-r", "-z", commit, "--", folder])
    guard let list = listed.value else { return Parsed(nil, diagnostics: listed.diagnostics) }
    guard list.status == 0 else { return failure(list, to: "list the files of a commit") }
    return Parsed(list.output.split(separator: 0).compactMap(TreeEntry.init))
  }

  /// Reads the contents of files of a commit. A file that is too large is an error.
  ///
  /// - Parameter folder: The folder of the files.
  private func contents(
    of entries: [TreeEntry], in commit: String, below folder: String
  ) throws(FileSystemError) -> Parsed<[[UInt8]]> {
    let request = Array(entries.map { $0.object + "\n" }.joined().utf8)
    let asked = try git(["cat-file", "--batch-check=%(objectsize)"], input: request)
    guard let answer = asked.value else { return Parsed(nil, diagnostics: asked.diagnostics) }
    let sizes = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
      .map { Int($0) }
    guard answer.status == 0, sizes.count == entries.count, !sizes.contains(nil) else {
      guard try isPartial() else { return failure(answer) }
      return .failed(
        .failedCommand, "this partial clone lacks files of the commit \(commit.prefix(12))",
        hint: "run 'git archive \(commit.prefix(12)) \(folder) > /dev/null' to fetch them")
    }
    if let large = zip(entries, sizes).first(where: { ($1 ?? 0) > sizeLimit }) {
      return .failed(
        .unusableArgument, "'\(large.0.path)' of \(commit) is larger than \(sizeLimit >> 20) MiB",
        hint: "compare with a commit before it or after it")
    }
    let read = try git(["cat-file", "--batch"], input: request)
    guard let batch = read.value else { return Parsed(nil, diagnostics: read.diagnostics) }
    guard batch.status == 0, let contents = objects(in: batch.output, count: entries.count) else {
      return failure(batch)
    }
    return Parsed(contents)
  }

  /// Runs git in the project's folder; reports an error without git or without a repository.
  private func git(
    _ arguments: [String], input: [UInt8] = []
  ) throws(FileSystemError) -> Parsed<ProcessResult> {
    switch try ask(arguments, input: input) {
    case .ended(let result): Parsed(result)
    case .notInstalled:
      .failed(
        .missingProgram, "'git' is not installed", hint: "install git, which reads the revisions")
    case .noRepository:
      .failed(
        .missingProgram, "the project is not in a git repository",
        hint: "run featuregen in a clone, or name a clone with '--directory'")
    }
  }

  /// Runs git in the project's folder.
  private func ask(_ arguments: [String], input: [UInt8] = []) throws(FileSystemError) -> GitAnswer
  {
    let words = GitCommand(directory: directory, arguments: arguments).words
    guard let result = try runner.run(words[0], Array(words.dropFirst()), input),
      result.status != GitCommand.statusWithoutGit
    else { return .notInstalled }
    let isOutside = result.status == 128 && result.error.contains("not a git repository")
    return isOutside ? .noRepository : .ended(result)
  }

  private func isShallow() throws(FileSystemError) -> Bool {
    let result = try git(["rev-parse", "--is-shallow-repository"]).value
    return result.map { firstLine($0.output) == "true" } ?? false
  }

  /// Whether the repository is a partial clone, in which git fetches missing objects on demand.
  private func isPartial() throws(FileSystemError) -> Bool {
    try git(["config", "--get-regexp", #"^remote\..*\.promisor$"#]).value?.status == 0
  }

  private func unknownRevision(_ revision: String) throws(FileSystemError) -> Parsed<String> {
    let names = try git(["for-each-ref", "--format=%(refname:short)"]).value
      .map { String(decoding: $0.output, as: UTF8.self).split(separator: "\n").map(String.init) }
    let hint =
      try isShallow()
      ? shallowHint
      : closestName(to: revision, among: names ?? []).map { "did you mean '\($0)'?" }
        ?? "name a branch, a tag or a commit that 'git log' knows"
    return .failed(.unusableArgument, "'\(shortText(revision))' is not a revision", hint: hint)
  }

  /// Makes the error for a failed git command. Git's own hint follows the reason.
  private func failure<Value>(
    _ result: ProcessResult, to task: String = "read the specs"
  ) -> Parsed<Value> {
    let lines = result.error.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
    let hint = lines.dropFirst().joined(separator: " ")
    return .failed(
      .failedCommand, "git could not \(task): \(lines.first ?? "an object is missing")",
      hint: hint.isEmpty ? "run 'git fsck' to list the problems of the repository" : hint)
  }
}

/// The outcome of a git command.
private enum GitAnswer {
  /// Git has run.
  case ended(ProcessResult)
  /// Git is not installed.
  case notInstalled
  /// The project lies in no repository.
  case noRepository
}

private let shallowHint = """
  run 'git fetch --unshallow', because this clone has only a part of the history; in GitHub Actions, \
  give 'actions/checkout' 'fetch-depth: 0'
  """

/// Whether a path is the path of a spec, and no part of it is hidden.
private func isVisibleSpec(_ path: String) -> Bool {
  ProjectLayout.isSpec(path) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
}

private func firstLine(_ bytes: [UInt8]) -> String {
  String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
}

import ArgumentParser
import FeatureComparison
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// `featuregen diff`: lists the changes of meaning between two revisions.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Lists the changes in meaning between two git revisions, and the changes that break users.",
    discussion: """
      Compares features, clients and models by their meaning, not by their text: actions, payloads, state, children \
      and dependencies that were added, removed, renamed or given another type. A change is breaking when code that \
      uses the spec must change, too; 'diff' names the users. A breaking change is accepted when all its users have \
      changed, too, or when '--allow' names it. The working tree does not change.

      Exit status: 0, 1 on errors (an unknown revision, specs that cannot be read), 2 when '--fail-on' finds a change.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Argument(help: "The old revision: a branch, a tag, a commit, 'A..B' or 'A...B'.")
  var from: String

  @Argument(help: "The new revision; the working tree by default.")
  var to: String?

  @Option(help: "text, json or markdown, for comments of pull requests.")
  var format = ComparisonFormat.text

  @Flag(help: "Compare from the newest common commit, as pull requests do.")
  var mergeBase = false

  @Option(
    help:
      "Exit with 2 on 'any' change, or only on 'breaking' changes that are not accepted."
  )
  var failOn: FailureCondition?

  @Option(
    help: ArgumentHelp(
      "Accept a breaking change, with a reason: 'Counter.increment: renamed on purpose'; may be repeated.",
      valueName: "name: reason"))
  var allow: [String] = []

  func validate() throws {
    for text in allow where AllowedBreak(text) == nil {
      throw ValidationError(
        "'\(text)' needs a change and a reason; write '--allow \"Counter.increment: the reason\"'."
      )
    }
    if to != nil, from.contains("..") {
      throw ValidationError("'\(from)' already names both revisions; leave out '\(to ?? "")'.")
    }
  }

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      let range = RevisionRange(from: from, to: to, fromMergeBase: mergeBase)
      return try compareProject(
        options.fileSystem, GitRepository(directory: options.directory, runner: ProcessRunner()),
        range, format: format, failOn: failOn, allowed: allow.compactMap(AllowedBreak.init),
        workers: work.workers, console: console)
    }
  }
}

/// The format of a comparison.
enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
  /// Text, for people.
  case text
  /// JSON, for programs.
  case json
  /// Markdown, for pull requests.
  case markdown
}

/// The changes at which a comparison fails.
enum FailureCondition: String, CaseIterable, ExpressibleByArgument {
  /// A change that breaks the users of a spec and that is not accepted.
  case breaking
  /// Any change.
  case any
}

/// The two revisions that are compared.
struct RevisionRange: Equatable {
  var from: String
  /// The second revision; nil for the working tree.
  var to: String?
  /// Whether the comparison starts at the newest common commit of both sides.
  var fromMergeBase: Bool

  /// Reads revisions as git does: 'A..B' names two, and 'A...B' starts at their newest common commit.
  init(from: String, to: String?, fromMergeBase: Bool = false) {
    (self.from, self.to, self.fromMergeBase) = (from, to, fromMergeBase)
    guard to == nil, let dots = from.firstRange(of: "...") ?? from.firstRange(of: "..") else {
      return
    }
    let (first, second) = (from[..<dots.lowerBound], from[dots.upperBound...])
    self.from = first.isEmpty ? "HEAD" : String(first)
    self.to = second.isEmpty ? "HEAD" : String(second)
    if from[dots] == "..." { self.fromMergeBase = true }
  }
}

/// Compares two states of a project and prints the changes.
///
/// - Throws: `FileSystemError` when a file cannot be read or git cannot be started.
func compareProject(
  _ fileSystem: FileSystem, _ repository: GitRepository, _ range: RevisionRange,
  format: ComparisonFormat, failOn: FailureCondition? = nil, allowed: [AllowedBreak] = [],
  workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let sides = try readSides(range, fileSystem, repository, workers)
  guard let (old, new) = sides.value, let before = old.project, let after = new.project else {
    report(sides.diagnostics, to: console)
    return .failure
  }
  var comparison = compare(
    before, with: after, leavingOut: old.unreadable.union(new.unreadable))
  let idle = comparison.accept(allowed)
  // A permission may refer to a spec that could not be read.
  let permissions = sides.diagnostics.containsErrors ? [] : idle.map(\.diagnostic)
  let found = ComparisonReport(
    old: old, new: new, comparison: comparison, diagnostics: sides.diagnostics,
    permissions: permissions)
  let isFailure = report(sides.diagnostics + permissions, to: console)
  console.output(found.rendered(as: format, isColored: console.colorsOutput))
  guard !isFailure else { return .failure }
  switch failOn {
  case .any where !comparison.specs.isEmpty: return .outOfSync
  case .breaking where found.hasOpenBreaks: return .outOfSync
  case .any, .breaking, nil: return .success
  }
}

/// Reads both sides; no value when one of them cannot be found.
private func readSides(
  _ range: RevisionRange, _ fileSystem: FileSystem, _ repository: GitRepository, _ workers: Workers
) throws(FileSystemError) -> Parsed<(ComparedSide, ComparedSide)> {
  let start =
    range.fromMergeBase
    ? try repository.mergeBase(range.from, range.to ?? "HEAD") : try repository.commit(range.from)
  guard let commit = start.value else { return Parsed(nil, diagnostics: start.diagnostics) }
  let old = try readSide(range.from, commit, repository, workers)
  var new = Parsed<ComparedSide>(nil)
  if let revision = range.to {
    let end = try repository.commit(revision)
    guard let commit = end.value else { return Parsed(nil, diagnostics: end.diagnostics) }
    new = try readSide(revision, commit, repository, workers)
  } else if let sources = try loadSources(fileSystem, workers: workers) {
    new = Parsed(ComparedSide(sources, name: "working tree", commit: nil, workers: workers))
  } else {
    new = Parsed(nil, diagnostics: [try missingSettings(fileSystem)])
  }
  guard let before = old.value, let after = new.value else {
    return Parsed(nil, diagnostics: old.diagnostics + new.diagnostics)
  }
  return Parsed((before, after), diagnostics: before.diagnostics + after.diagnostics)
}

/// Reads a revision.
private func readSide(
  _ revision: String, _ commit: String, _ repository: GitRepository, _ workers: Workers
) throws(FileSystemError) -> Parsed<ComparedSide> {
  let read = try repository.sources(at: commit)
  guard let found = read.value else { return Parsed(nil, diagnostics: read.diagnostics) }
  guard let sources = found else {
    return .failed(
      .missingProject, "'\(settingsPath)' is missing in '\(revision)'",
      hint: "compare with a later revision: the project was in another folder, or did not exist yet"
    )
  }
  return Parsed(ComparedSide(sources, name: revision, commit: commit, workers: workers))
}

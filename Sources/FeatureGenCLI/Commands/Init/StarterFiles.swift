/// A file that `featuregen init` writes, unless it exists.
struct StarterFile {
  /// The part of a starter file that an existing file must contain.
  enum Addition: Equatable {
    /// Nothing: an existing file belongs to its author.
    case nothing
    /// Each line of the text, in any order.
    case lines
    /// Some consecutive lines of the text.
    case part(String)
  }

  /// The path, relative to the project's root, or to the repository's.
  var path: String
  /// The contents.
  var text: String
  /// The part of the text that an existing file must contain.
  var addition = Addition.nothing
  /// Whether the file lies in the root of the repository, where services expect it.
  var isInRoot = false

  /// Writes the file if none exists.
  ///
  /// - Parameter folder: The project's folder, relative to the root of the files.
  func operation(in folder: RepositoryFolder = .root) -> FileOperation {
    .write(
      path: isInRoot ? path : folder.pathFromRoot(path), contents: Array(text.utf8),
      former: .nothing)
  }

  /// Returns the lines that a file lacks.
  func missingLines(in current: String) -> [Substring] {
    switch addition {
    case .nothing: return []
    case .lines:
      let present = Set(current.split(whereSeparator: \.isNewline))
      return text.split(separator: "\n").filter { !present.contains($0) }
    case .part(let part): return current.contains(part) ? [] : part.split(separator: "\n")
    }
  }

  /// Returns the printed lines about an existing file; nil when the file lacks nothing.
  ///
  /// - Parameter path: The path in the printed lines.
  func wordsIfKept(_ current: String, as path: String) -> String? {
    let missing = missingLines(in: current)
    if missing.isEmpty, addition == .nothing, current != text {
      return "kept \(path), which exists"
    }
    guard !missing.isEmpty else { return nil }
    let lines = missing.map { "  \($0)" }.joined(separator: "\n")
    return "kept \(path), which lacks these lines:\n\(lines)"
  }
}

/// The first spec.
let starterSpec = StarterFile(
  path: "\(specsFolder)/Features/Counter.yaml",
  text: """
    \(schemaLine(for: "\(specsFolder)/Features/Counter.yaml"))
    feature: Counter
    doc: A number to move up and down.

    state:
      count: Int = 0

    actions:
      increment: state.count += 1
      setCount:
        with: {_ text: String}
        guard: let number = Int(text)
        do: state.count = number

    tests:
      counts:
        - send: increment
          expect: {count: 1}
      takes a number typed in:
        - send: setCount("42")
          expect: {count: 42}

    """)

/// The folders that git ignores: the output of builds.
let gitIgnore = StarterFile(path: ".gitignore", text: ".build\n", addition: .lines)

/// Makes the attributes for git: no checkout converts line ends, and reviews fold generated files.
func gitAttributes(of modules: [DraftModule]) -> StarterFile {
  let lines = modules.map { module in
    """
    \(module.sources)/**/*.swift linguist-generated text eol=lf
    \(module.sources)/**/*+*.swift -linguist-generated
    \(module.tests)/**/*.swift text eol=lf

    """
  }
  return StarterFile(
    path: ".gitattributes", text: "Specs/** text eol=lf\n" + lines.joined(), addition: .lines)
}

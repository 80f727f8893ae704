/// A file that `featuregen init` writes, unless it exists.
struct StarterFile {
  /// The path, relative to the project's root.
  var path: String
  /// The contents.
  var text: String
  /// Whether the lines belong into a file that exists, too.
  var isAddition = false

  /// The part that a file lacks: the lines that belong into it, else the whole text.
  ///
  /// - Returns: Nil when the file lacks nothing.
  func missing(in current: String) -> StarterFile? {
    guard isAddition else { return current == text ? nil : self }
    let present = Set(current.split(whereSeparator: \.isNewline))
    let missing = text.split(separator: "\n").filter { !present.contains($0) }
    guard !missing.isEmpty else { return nil }
    return StarterFile(
      path: path, text: missing.map { "\($0)\n" }.joined(), isAddition: true)
  }

  /// Writes the file where there is none.
  var operation: FileOperation {
    .write(path: path, contents: Array(text.utf8), former: .nothing)
  }

  /// The line that is printed about a file that exists.
  var wordsIfKept: String {
    guard isAddition else { return "kept \(path), which exists" }
    let lines = text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
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

/// The folders that git leaves out: those that builds write.
let gitIgnore = StarterFile(path: ".gitignore", text: ".build\n", isAddition: true)

/// The attributes for git: no checkout converts line ends, and reviews fold generated files.
func gitAttributes(of module: DraftModule) -> StarterFile {
  StarterFile(
    path: ".gitattributes",
    text: """
      Specs/** text eol=lf
      \(module.sources)/**/*.swift linguist-generated text eol=lf
      \(module.sources)/**/*+*.swift -linguist-generated
      \(module.tests)/**/*.swift text eol=lf

      """, isAddition: true)
}

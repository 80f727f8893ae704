/// A file that `featuregen init` writes, if it is not there.
struct StarterFile {
  /// Its path, relative to the project's root.
  var path: String
  /// What it holds.
  var text: String
  /// Whether its lines belong into a file that is there already.
  var isAddition = false

  /// Writes the file where there is none.
  var operation: FileOperation {
    .write(path: path, contents: Array(text.utf8), former: .nothing)
  }

  /// What is said of a file that was there.
  var wordsIfKept: String {
    guard isAddition else { return "kept \(path), which was there" }
    let lines = text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return "kept \(path), which was there; what belongs into it:\n\(lines)"
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

/// What git is told: no checkout converts line ends, and reviews fold what is generated.
func gitAttributes(module: String) -> StarterFile {
  StarterFile(
    path: ".gitattributes",
    text: """
      Specs/** text eol=lf
      Sources/\(module)/**/*.swift linguist-generated text eol=lf
      Sources/\(module)/**/*+*.swift -linguist-generated
      Tests/\(module)Tests/**/*.swift text eol=lf

      """, isAddition: true)
}

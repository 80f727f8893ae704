import FeatureAdoption
import SpecSource
import SpecSwift

/// Finds the parts of files that are lost when features are cut out of them.
struct LostParts {
  /// The comments and literals that occur less often in the remaining files, in the specs and in the code that is
  /// generated from them, and the names that occur nowhere in these.
  let all: [String]

  /// Compares files with the files that their adoption has written.
  ///
  /// - Parameter generated: The code that is generated from the specs.
  init(of files: [SourceFile], _ written: AdoptionFiles, generated: [String]) {
    let edited = Set(written.edits.map(\.file.path))
    let before = files.filter { edited.contains($0.path) }.flatMap { swiftPieces(of: $0.bytes) }
    let rest = written.edits.compactMap(\.text)
    let specs = written.specs.map(\.text)
    let after = (rest + generated).flatMap { swiftPieces(of: $0.utf8) }
    let bound = Self.boundNames(before)
    let overwritten = Self.overwrittenLiterals(before)
    var lost: [String] = []
    // In specs, each line of a comment is separate, and a text of several lines is in a single line.
    let texts = (rest + specs + generated).joined().filter { !$0.isWhitespace }
    let counts = Self.counts(after)
    for (text, count) in Self.counts(before) {
      // '$name' is the name by which views may refer to 'name', which an observed state has under this name.
      let isKept =
        counts[text] != nil || text.first == "$" && counts[String(text.dropFirst())] != nil
        || text.contains(" ") && texts.contains(text.filter { !$0.isWhitespace })
      let needed = count - overwritten[text, default: 0]
      guard text.isLiteral ? counts[text, default: 0] < needed : !isKept else { continue }
      if text.isWord, !Self.implied.contains(text), !bound.contains(text) { lost.append(text) }
    }
    let headers = written.edits.filter { $0.text == nil }.flatMap { Self.header(of: $0.file) }
    for comment in before where comment.isComment && !headers.contains(comment.text) {
      // Commands to linters are removed together with the lines to which they apply.
      if ["swiftlint:", "swiftformat:", "swift-format-ignore"].contains(
        where: comment.text.contains)
      {
        continue
      }
      let lines = comment.text.split { "\n/*".contains($0) }
        .map { $0.filter { !$0.isWhitespace } }
      lost += lines.filter { !texts.contains($0) }
    }
    all = lost.sorted()
  }

  /// Returns the comments above the declarations of a file, which are removed together with a file that contains
  /// nothing else.
  private static func header(of file: SourceFile) -> [String] {
    let start = readSwift(file)?.declarations.first?.source.range.lowerBound ?? 0
    return swiftPieces(of: file.bytes[..<start]).filter(\.isComment).map(\.text)
  }

  private static func counts(_ pieces: [SwiftPiece]) -> [String: Int] {
    pieces.reduce(into: [:]) { if !$1.isComment { $0[$1.text, default: 0] += 1 } }
  }

  /// Returns the names of patterns, parameters and captures, which may differ in generated code, and the names of id
  /// types and of functions whose statements become keys.
  private static func boundNames(_ pieces: [SwiftPiece]) -> Set<String> {
    let words = pieces.filter { !$0.isComment }.map(\.text)
    var names: Set<String> = []
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let isParameter =
        next == "in"
        || ["let", "var", "enum", "func", "import"].contains(index > 0 ? words[index - 1] : "")
      if isParameter || next == "=" || next == ":"
        || [",", "{", "("].contains(index > 0 ? words[index - 1] : "")
          && [",", ")", "in"].contains(next)
      {
        names.insert(word)
      }
      if word == "let", next == "." { names.formUnion(values(of: words[(index + 2)...])) }
      if word == "case" { names.formUnion(idleCase(words[(index + 1)...])) }
    }
    return names
  }

  /// Counts, for each literal, the fields whose initial value it is and for which an initializer has a default.
  /// Different defaults are in the report; equal ones appear only once in generated code.
  private static func overwrittenLiterals(_ pieces: [SwiftPiece]) -> [String: Int] {
    let words = pieces.filter { !$0.isComment }.map(\.text)
    var counts: [String: Int] = [:]
    for index in words.indices.dropLast(3) where words[index] == "var" {
      guard words[index + 2] == "=", words[index + 3].isLiteral else { continue }
      let name = words[index + 1]
      let isReplaced = words.indices.dropLast(4).contains { place in
        words[place...].starts(with: [name, ":"]) && words[place + 3] == "="
          && words[place + 4].isLiteral
      }
      if isReplaced { counts[words[index + 3], default: 0] += 1 }
    }
    return counts
  }

  /// Returns the names of the values that a single `let` binds in a pattern: `case let .counted(by: amount)`.
  private static func values(of pattern: ArraySlice<String>) -> Set<String> {
    guard pattern.dropFirst().first == "(" else { return [] }
    let inner = pattern.dropFirst(2).prefix { $0 != ")" && $0 != "(" }
    return Set(zip(inner, inner.dropFirst() + [")"]).filter { $1 != ":" }.map(\.0))
  }

  /// Returns the names in the pattern of a case that does nothing: without the case, nothing is done either.
  private static func idleCase(_ words: ArraySlice<String>) -> Set<String> {
    var depth = 0
    let end = words.firstIndex { word in
      depth += word == "(" ? 1 : word == ")" ? -1 : 0
      return depth == 0 && word == ":"
    }
    guard let end else { return [] }
    let body = words[end...].dropFirst().prefix { !["case", "default", "}"].contains($0) }
    let isIdle = [["return", ".", "none"], ["break"]].contains(Array(body))
    return isIdle ? Set(words[..<end]) : []
  }

  /// The words that a spec need not contain, because generated code has its own. `public` is such a word, because a
  /// member of an internal type may be public.
  private static let implied: Set = [
    "BindingState", "CasePathable", "Cases", "CombineReducers", "Effect", "EmptyReducer", "Reducer",
    "EffectTask", "ObservationIgnored", "ReducerOf", "ReducerProtocol", "Result", "Self", "ifLet",
    "TaskResult", "ViewAction", "await", "break",
    "concatenate", "default", "else", "fileprivate", "guard", "if", "internal", "merge", "none",
    "private", "public", "return", "self",
    "switch", "try", "_", "some", "nil", "case", "let", "var", "catch", "do", "error", "send",
    "run", "in", "func", "extension", "init", "inout", "into", "where", "MainActor",
    "fireAndForget", "indirect", "set", "task",
  ]
}

extension String {
  fileprivate var isLiteral: Bool { first?.isNumber == true }
  fileprivate var isWord: Bool { contains { $0.isLetter || $0.isNumber } }
}

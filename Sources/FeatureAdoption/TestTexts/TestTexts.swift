import SpecSource
import SpecSwift

/// Takes the Swift of a test over into a spec, which uses other names: the state is `state`, the clock has the name
/// of its key.
struct TestTexts {
  /// The file of the test.
  let file: ReadSwiftFile
  /// The test's name for its store.
  var store = "store"
  /// The names of the spec for names of the test.
  var renames: [String: String] = [:]
  /// The members of the test's type, which a spec names without `self`.
  var members: Set<String> = []
  /// The name of the test's type; nil for a function outside of types.
  var owner: String?

  /// Returns the Swift of a range, without the indentation that its lines share.
  ///
  /// - Parameters:
  ///   - parameter: A closure's name for the state.
  ///   - inner: The closures in the range whose `$0` is another value.
  func swift(
    _ range: Range<Int>, state parameter: String? = nil, except inner: [SourceText] = []
  ) -> String {
    var result: [UInt8] = []
    var offset = range.lowerBound
    func copy(to end: Int) {
      if end > offset { result += file.file.bytes[offset..<end] }
      offset = max(offset, end)
    }
    let words = Array(file.placedWords(in: range))
    for (index, word) in words.enumerated() where word.range.lowerBound >= offset {
      let next = index + 1 < words.count ? words[index + 1] : nil
      let isMember = previousByte(word) == UInt8(ascii: ".")
      if !isMember, dropsPrefix(word, before: next), let next {
        copy(to: word.range.lowerBound)
        offset = next.range.lowerBound
        continue
      }
      let isOwn = !isMember || isAfterSelf(word, words, index)
      let isState =
        word.text == parameter && !inner.contains { $0.range.contains(word.range.lowerBound) }
      guard let name = isState ? "state" : isOwn && !isLabel(word) ? renames[word.text] : nil else {
        continue
      }
      copy(to: word.range.lowerBound)
      result += Array(name.utf8)
      offset = word.range.upperBound
    }
    copy(to: range.upperBound)
    return withoutIndentation(String(decoding: result, as: UTF8.self))
  }

  /// Returns the Swift of an expression.
  func swift(_ value: Expression, state parameter: String? = nil) -> String {
    swift(value.source.range, state: parameter, except: value.closuresAfter(parameter))
  }

  /// Returns the Swift of a statement.
  func swift(_ statement: Statement, state parameter: String? = nil) -> String {
    swift(
      statement.source.range, state: parameter,
      except: parameter == "$0" ? statement.anonymousClosures : [])
  }

  /// Whether a word appears in a part of the file.
  func says(_ word: String, in source: SourceText) -> Bool {
    file.words(in: source.range).contains(word)
  }

  /// Returns the uses of a variable in a part of the file: the words that are neither members nor labels.
  func uses(of variable: String, in source: SourceText) -> [SourceText] {
    file.placedWords(in: source.range).filter { word in
      word.text == variable && previousByte(word) != UInt8(ascii: ".") && !isLabel(word)
    }
  }

  /// Whether Swift calls a function of the test's type.
  func calls(_ function: String, in source: SourceText) -> Bool {
    let words = Array(file.placedWords(in: source.range))
    return words.indices.contains { index in
      let word = words[index]
      guard word.text == function,
        file.file.bytes[word.range.upperBound...].first == UInt8(ascii: "(")
      else { return false }
      let isMember = file.file.bytes[..<word.range.lowerBound].last == UInt8(ascii: ".")
      return !isMember || index > 0 && ["self", "Self"].contains(words[index - 1].text)
    }
  }

  /// Whether Swift rebinds a name that a spec writes in another way, as in `guard let title else`.
  func bindsAgain(in source: SourceText) -> Bool {
    let words = Array(file.placedWords(in: source.range))
    return zip(words, words.dropFirst()).contains { keyword, name in
      guard ["let", "var"].contains(keyword.text), renames[name.text] != nil else { return false }
      let next = file.file.bytes[name.range.upperBound...].first { !$0.isWhiteSpace }
      return ![UInt8(ascii: "="), UInt8(ascii: ":")].contains(next)
    }
  }

  /// Returns the comments between two places, without `//`.
  func comments(from start: Int, to end: Int) -> [String] {
    guard start < end else { return [] }
    return file.file.text(start..<end).split(separator: "\n").compactMap { line in
      var line = line.drop { $0.isWhitespace }
      guard line.hasPrefix("//"), !isLinterCommand(String(line)) else { return nil }
      line = line.drop { $0 == "/" }
      return String(line.first == " " ? line.dropFirst() : line)
    }
  }

  /// Whether a word is a prefix that the spec omits: `self.`, `Self.` or the name of the test's type, and `store.`
  /// before the state.
  private func dropsPrefix(_ word: SourceText, before next: SourceText?) -> Bool {
    guard let next, next.range.lowerBound == word.range.upperBound + 1,
      file.file.bytes[word.range.upperBound] == UInt8(ascii: ".")
    else { return false }
    return isOwner(word.text) && members.contains(next.text)
      || word.text == store && next.text == "state"
  }

  private func isAfterSelf(_ word: SourceText, _ words: [SourceText], _ index: Int) -> Bool {
    index > 0 && isOwner(words[index - 1].text)
      && words[index - 1].range.upperBound + 1 == word.range.lowerBound
  }

  /// Whether a word names the test's type, or a value of it.
  private func isOwner(_ word: String) -> Bool {
    ["self", "Self", owner].contains(word)
  }

  private func previousByte(_ word: SourceText) -> UInt8? {
    word.range.lowerBound > 0 ? file.file.bytes[word.range.lowerBound - 1] : nil
  }

  /// Whether a word is the label of an argument.
  private func isLabel(_ word: SourceText) -> Bool {
    let bytes = file.file.bytes
    let end = word.range.upperBound
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return false }
    var start = word.range.lowerBound - 1
    while start >= 0, bytes[start].isWhiteSpace { start -= 1 }
    return start >= 0 && [UInt8(ascii: "("), UInt8(ascii: ",")].contains(bytes[start])
  }
}

extension Expression {
  /// Returns the closures whose `$0` differs from the parameter of the closure around them.
  fileprivate func closuresAfter(_ parameter: String?) -> [SourceText] {
    parameter == "$0" ? anonymousClosures : []
  }
}

/// Returns a text without the white space that begins all lines but the first.
func withoutIndentation(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    line.contains { !$0.isWhitespace } ? line : ""
  }
  let indentations = lines.dropFirst().filter { !$0.isEmpty }
    .map { line in line.prefix { $0 == " " || $0 == "\t" } }
  guard var common = indentations.first else { return text }
  for indentation in indentations {
    common = common.prefix(zip(common, indentation).prefix { $0 == $1 }.count)
  }
  let rest = lines.dropFirst().map { $0.isEmpty ? "" : String($0.dropFirst(common.count)) }
  return ([String(lines[0])] + rest).joined(separator: "\n")
}

import SpecSource
import SpecSwift

extension HandlerReader {
  /// Adds the comments at the end of a case to the last handler that was made of it: comments on its last line, and
  /// comments that are indented more than the following line.
  ///
  /// - Parameters:
  ///   - start: The end of the case's statements.
  ///   - next: The beginning of the next label, or the end of the choice.
  /// - Returns: The end of the comments.
  @discardableResult
  mutating func keepComments(from start: Int, to next: Int, _ file: ReadSwiftFile) -> Int {
    guard start < next, let last = handlers.all.indices.last,
      handlers.all[last].source.file.file.path == file.file.path,
      handlers.all[last].source.branch.interior.upperBound == start
    else { return start }
    var end = start
    let column = file.indentation(at: next)
    for comment in file.comments(in: end..<next) {
      let place = comment.range.lowerBound
      let isOnLastLine = !file.file.bytes[start..<place].contains(UInt8(ascii: "\n"))
      guard isOnLastLine || file.indentation(at: place) > column else { break }
      let lines = commentLines(comment.text)
      handlers.all[last].comments += lines.all
      end = comment.range.upperBound
    }
    claims.claim(start..<end, in: file)
    return end
  }

  /// Adds the comments inside of the handlers' source to the handlers, unless a key has them.
  mutating func keepCommentsInside() {
    for index in handlers.all.indices {
      let handler = handlers.all[index]
      let said = DraftKey("", .keys(handler.keys), comments: handler.comments).allText
      for comment in handler.source.file.comments(in: handler.source.branch.interior) {
        let lines = commentLines(comment.text)
        let all = lines.all
        if all.allSatisfy({ said.contains($0) || handlers.all[index].comments.contains($0) }) {
          continue
        }
        handlers.all[index].comments += all
      }
    }
  }
}

extension ReadSwiftFile {
  /// Returns the number of blanks at the beginning of a line.
  fileprivate func indentation(at place: Int) -> Int {
    let line = file.bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return file.bytes[line...].prefix(while: \.isBlank).count
  }
}

import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

/// A document with the project around it.
struct DocumentView {
  let document: OpenDocument
  /// The root of its project.
  let root: String
  let encoding: PositionEncoding
  /// The project, as far as it can be read.
  let project: FeatureProject
  /// The spec in the document, as far as it can be read.
  let spec: Spec?

  /// Returns the offset in bytes of the position that the parameters of a request name.
  func offset(_ params: JSONValue) throws(RPCError) -> Int {
    guard let position = params["position"] else {
      throw .invalidParams("a 'position' is missing")
    }
    return try position.offset(in: document.file, encoding)
  }

  /// Returns the names that can appear at a place.
  func names(at place: SpecPlace) -> PlaceNames {
    PlaceNames(place, in: SpecKind(of: document.file), spec: spec, project: project)
  }

  /// Returns the description of the declaration that the name at an offset refers to, and the place of the name.
  ///
  /// - Parameter references: The references in the document.
  /// - Returns: Nil where no spec declares the name.
  func reference(
    at offset: Int, among references: [SpecReference]
  ) -> (NameDescription, SourceSpan)? {
    references.lazy.filter { $0.written.span.touches(offset) }.compactMap { reference in
      reference.meaning.map {
        (NameDescription(meaning: $0, project: project), reference.written.span)
      }
    }.first
  }

  /// Finds the word at an offset.
  func word(at offset: Int) -> Word? {
    Word(at: offset, in: document.file, names(at:))
  }
}

extension SpecKind {
  /// Reads the kind from the first key of a file; nil when that key names no kind.
  init?(of file: SourceFile) {
    if file.path == OpenProject.settingsPath {
      self = .settings
      return
    }
    for number in 1... {
      guard file.offset(ofLine: number) != nil else { return nil }
      if let key = LineKey(in: Array(file.line(number).utf8)[...]) {
        self.init(rawValue: key.name)
        return
      }
    }
    return nil
  }
}

extension SourceSpan {
  /// Finds the place of the same text in a later version of the file, as far as it can be found.
  func offsets(inLater file: SourceFile) -> Range<Int> {
    guard file !== self.file, file.text(offsets) != text else { return offsets }
    // The closest line that begins with the text is chosen.
    var lines: [(distance: Int, offset: Int)] = []
    for number in 1... {
      guard let start = file.offset(ofLine: number) else { break }
      let line = file.line(number)
      let margin = line.utf8.prefix { $0 == 0x20 }.count
      guard line.utf8.dropFirst(margin).starts(with: text.utf8) else { continue }
      lines.append((abs(number - self.start.line), start + margin))
    }
    guard let closest = lines.min(by: { $0.distance < $1.distance }) else {
      return 0..<0
    }
    return closest.offset..<closest.offset + text.utf8.count
  }
}

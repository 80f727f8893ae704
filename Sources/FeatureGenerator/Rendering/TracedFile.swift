import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource
import StrictMustache

/// A generated file with the origin of every line in its spec and its template.
public struct TracedFile: Sendable {
  /// The path of the file, relative to the project's root.
  public var path: String
  /// The spec that the file is generated from.
  public var spec: SourceFile

  private let output: TracedOutput
  /// The offsets at which the lines begin.
  private let lineStarts: [Int]

  init(path: String, spec: SourceFile, output: TracedOutput) {
    self.path = path
    self.spec = spec
    self.output = output
    let bytes = output.bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The bytes of the file.
  public var bytes: [UInt8] { HeaderState.seal(output.bytes) ?? output.bytes }

  /// The ranges that come from specs, in the order of their starts. An inner range follows the range around it.
  public var stretches: [OriginRange] { output.origins }

  /// The origin of a place in the file.
  public struct Place: Sendable {
    /// The place in the spec; nil for text that comes from the template alone.
    public var spec: SourceSpan?
    /// Whether the spec contains exactly this text, so that the column is exact.
    public var isExact: Bool
    /// The path of the template, and the line in it.
    public var template: (path: String, line: Int)?
  }

  /// Returns the origin of a line of the file, or of the text at a column of the line.
  ///
  /// - Returns: Nil for a line that does not exist.
  public func place(line: Int, column: Int?) -> Place? {
    guard let range = range(ofLine: line) else { return nil }
    let indentation = output.bytes[range].prefix { $0 == UInt8(ascii: " ") }.count
    let offset = range.lowerBound + min(column.map { max($0, 1) - 1 } ?? indentation, range.count)
    let stretch = output.stretch(at: offset)
    let template = output.template(at: offset, countingBreaks: lineBreaks)
      .map { (path: $0.file.path, line: $0.line) }
    return Place(
      spec: stretch.map { $0.span(from: offset) }, isExact: stretch?.origin.isExact ?? false,
      template: template)
  }

  /// Returns the beginning of the spec text that makes up most of a line.
  ///
  /// - Returns: The place. For a line that contains only names, the place of the declaration. Nil for a line without
  ///   text from the spec.
  func longestFragment(ofLine line: Int) -> SourceSpan? {
    guard let range = range(ofLine: line) else { return nil }
    var found: [(stretch: OriginRange, start: Int, count: Int)] = []
    for offset in range {
      guard let stretch = output.stretch(at: offset) else { continue }
      if let index = found.firstIndex(where: { $0.stretch == stretch }) {
        found[index].count += 1
      } else {
        found.append((stretch, offset, 1))
      }
    }
    let exact = found.filter(\.stretch.origin.isExact)
    let longest = (exact.isEmpty ? found : exact).reversed().max { $0.count < $1.count }
    return longest.map { $0.stretch.span(from: $0.start) }
  }

  /// Returns the number of line breaks in a range.
  private func lineBreaks(_ range: Range<Int>) -> Int {
    index(ofLineAt: range.upperBound) - index(ofLineAt: range.lowerBound)
  }

  private func index(ofLineAt offset: Int) -> Int {
    lineStarts.lastSortedIndex { $0 <= offset } ?? 0
  }

  /// Returns the range of a line's bytes, without its line break.
  private func range(ofLine number: Int) -> Range<Int>? {
    let index = max(1, number) - 1
    guard index < lineStarts.count, lineStarts[index] < output.bytes.count else { return nil }
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : output.bytes.count
    return lineStarts[index]..<end
  }
}

/// Renders a project's files with the origin of each of their lines.
///
/// - Parameters:
///   - isSpecWanted: Whether the files of the spec at a path are rendered.
///   - isWanted: Whether the file at a path is rendered.
/// - Throws: `TemplateError` for a template that does not fit the values with which it is rendered.
public func trace(
  _ project: FeatureProject, with sets: TemplateSets,
  ofSpecs isSpecWanted: (String) -> Bool = { _ in true },
  where isWanted: @Sendable (String) -> Bool
) throws(TemplateError) -> [TracedFile] {
  let rendering = Rendering(project, sets, .one)
  let files = try rendering.map(where: isSpecWanted) { job throws(TemplateError) -> TracedFile? in
    guard job.output.ownership == .generated else { return nil }
    let path = try job.path()
    guard isWanted(path) else { return nil }
    return TracedFile(path: path, spec: job.input.file, output: try job.renderTraced())
  }
  return files.compactMap(\.self)
}

import FeatureProgram
import FeatureSpec
import SpecSource

/// The Swift that is generated from a spec, with a mapping between the spec and the code.
struct SpecCode: Sendable {
  /// The spec.
  let file: SourceFile
  /// The spec as of the generation of the code.
  private let generated: SourceFile
  let scalars: [SwiftScalar]
  private(set) var maps: [CodeMap]
  /// The files as generated.
  private let code: [GeneratedCode]

  /// Finds the scalars of a spec in the code that was generated from it.
  init(of file: SourceFile, _ code: [GeneratedCode]) {
    self.file = file
    generated = file
    self.code = code
    let contents = SpecContents(of: file, as: SpecKind(of: file))
    scalars = SpecCode.scalars(of: contents, in: file)
    let runs = CodeRuns(of: scalars)
    maps = code.map { CodeMap($0, runs: runs.runs(in: $0)) }
  }

  private init(
    of file: SourceFile, _ scalars: [SwiftScalar], _ maps: [CodeMap], generatedFrom code: SpecCode
  ) {
    self.file = file
    self.scalars = scalars
    self.maps = maps
    generated = code.generated
    self.code = code.code
  }

  private static func scalars(of contents: SpecContents, in file: SourceFile) -> [SwiftScalar] {
    let names = contents.entries.names.filter { file.bytes[$0].allSatisfy(\.isNameByte) }
    return contents.swift.map { SwiftScalar($0) }
      + names.map {
        SwiftScalar(SourcedText(verbatim: SourceSpan(file: file, offsets: $0)), isKey: true)
      }
  }

  /// Whether the code is the present output for a spec.
  func isMade(of file: SourceFile, _ code: [GeneratedCode]) -> Bool {
    file === generated && code.count == self.code.count
      && zip(code, self.code).allSatisfy {
        $0.path == $1.path && $0.bytes == $1.bytes && $0.isOnDisk == $1.isOnDisk
      }
  }

  /// Whether the code includes the present text of a spec.
  func isPresent(_ file: SourceFile, since other: SpecCode?) -> Bool {
    file === self.file && other?.generated === generated
      && other.map { isMade(of: generated, $0.code) } ?? false
  }

  /// Adds the text that was typed since the code was generated.
  ///
  /// - Parameters:
  ///   - present: The present spec, which may have errors.
  ///   - typed: The scalar that is being typed, where the whole file cannot be read.
  func with(_ present: SourceFile, typed: SwiftScalar? = nil) -> SpecCode {
    guard present !== file else { return self }
    let contents = SpecContents(of: present, as: SpecKind(of: present))
    var found = SpecCode.scalars(of: contents, in: present)
    if let typed {
      found.removeAll { $0.range.lowerBound == typed.range.lowerBound }
      found.append(typed)
    }
    var (scalars, maps) = (scalars, maps)
    for (old, new) in matches(with: found, in: present) {
      if found[new].bytes != scalars[old].bytes {
        for index in maps.indices {
          maps[index].replace(old, scalars[old].bytes, by: found[new].bytes)
        }
      }
      scalars[old] = found[new]
    }
    return SpecCode(of: present, scalars, maps, generatedFrom: self)
  }

  /// Pairs the scalars of this spec with the scalars of the present spec, changed or not.
  private func matches(
    with found: [SwiftScalar], in present: SourceFile
  ) -> [(old: Int, new: Int)] {
    let change = TextChange(from: file.bytes, to: present.bytes)
    var pairs: [(old: Int, new: Int)] = []
    var rest: [Int] = []
    var free = Set(found.indices)
    for (old, scalar) in scalars.enumerated() {
      let start = change.place(of: scalar.range.lowerBound)
      let new = found.firstIndex {
        $0.range.lowerBound == start && $0.isKey == scalar.isKey
      }
      if let new, free.remove(new) != nil {
        pairs.append((old, new))
      } else if change.old.contains(scalar.range.lowerBound) {
        rest.append(old)
      }
    }
    // In a region with many changes, scalars with the same position in the order are considered equal.
    let news = free.sorted().filter { change.new.contains(found[$0].range.lowerBound) }
    if rest.count == news.count { pairs += zip(rest, news).map { (old: $0, new: $1) } }
    return pairs
  }

  /// The place in the code for a place of the spec.
  struct Place {
    var map: CodeMap
    var offset: Int
    /// The scalar around the place.
    var scalar: SwiftScalar
  }

  /// Finds the place in the code for a place of the spec; nil for a place outside Swift, or without known code.
  func place(of offset: Int) -> Place? {
    var best: (place: Place, weight: Int)?
    for (index, scalar) in scalars.enumerated() where isPresent(scalar) && scalar.holds(offset) {
      let text = scalar.textOffset(of: offset)
      for map in maps {
        guard let place = map.place(ofText: text, in: index, scalar.bytes),
          place.weight > best?.weight ?? -1
        else { continue }
        best = (Place(map: map, offset: place.offset, scalar: scalar), place.weight)
      }
    }
    return best?.place
  }

  /// Finds the start of the code that comes from a place of the spec, in the first file with such code.
  func made(of offset: Int) -> (map: CodeMap, offset: Int)? {
    let change = TextChange(from: generated.bytes, to: file.bytes)
    for map in maps {
      if let stretch = map.stretches.first(where: {
        change.place(of: $0.origin.span.startOffset) == offset
      }) {
        return (map, stretch.range.lowerBound)
      }
    }
    return nil
  }

  /// Whether a scalar belongs to the present spec.
  private func isPresent(_ scalar: SwiftScalar) -> Bool { scalar.source.span.file === file }

  /// A range of a scalar.
  struct ScalarRange {
    var scalar: SwiftScalar
    /// The range in the scalar's text.
    var text: Range<Int>

    /// The range in the spec.
    var spec: Range<Int> {
      let start = scalar.specOffset(of: text.lowerBound)
      return start..<max(start, scalar.specOffset(of: text.upperBound))
    }
  }

  /// Finds the scalar's range for a part of the code; nil for a part that does not lie in a single scalar.
  func scalarRange(of range: Range<Int>, in map: CodeMap) -> ScalarRange? {
    guard let start = map.scalarPlace(of: range.lowerBound) else { return nil }
    let scalar = scalars[start.scalar]
    guard isPresent(scalar) else { return nil }
    if range.isEmpty {
      return ScalarRange(scalar: scalar, text: start.text..<start.text)
    }
    // The end of the range is found by its last byte.
    guard let last = map.scalarPlace(of: range.upperBound - 1), last.scalar == start.scalar,
      start.text <= last.text
    else { return nil }
    return ScalarRange(scalar: scalar, text: start.text..<last.text + 1)
  }

  /// Finds the range in the spec from which a part of the code comes: the same text or, if the spec does not contain
  /// that text, the origin of the code.
  ///
  /// - Returns: Nil for code that comes from the template alone.
  func specRange(of range: Range<Int>, in map: CodeMap) -> Range<Int>? {
    if let found = scalarRange(of: range, in: map) { return found.spec }
    if let start = map.scalarPlace(of: range.lowerBound), isPresent(scalars[start.scalar]) {
      let scalar = scalars[start.scalar]
      let first = scalar.specOffset(of: start.text)
      return first..<max(first, scalar.specOffset(of: scalar.bytes.count))
    }
    let change = TextChange(from: generated.bytes, to: file.bytes)
    guard let offset = map.specOffset(of: range.lowerBound).flatMap(change.place) else {
      return nil
    }
    return scalars.first { isPresent($0) && $0.range.contains(offset) }?.range ?? word(at: offset)
  }

  /// Finds the word that begins at a place of the spec.
  private func word(at offset: Int) -> Range<Int>? {
    guard offset < file.bytes.count else { return nil }
    let count = file.bytes[offset...].prefix { $0.isNameByte || $0 == UInt8(ascii: ".") }.count
    return offset..<offset + count
  }
}

extension SwiftScalar {
  /// Whether a place of the spec is in the scalar.
  func holds(_ offset: Int) -> Bool {
    range.lowerBound <= offset && offset <= range.upperBound
  }
}

extension [SpecEntry] {
  /// The keys that are names chosen by the author of the spec.
  fileprivate var names: [Range<Int>] {
    flatMap { ($0.isNamed && $0.name != nil ? [$0.nameRange] : []) + $0.children.names }
  }
}

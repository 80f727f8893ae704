import FeatureProgram
import FeatureSpec
import SpecSource

/// The Swift that a spec has become, with the way there and back.
struct SpecCode: Sendable {
  /// The spec.
  let file: SourceFile
  /// The spec as it was when the code was generated.
  private let generated: SourceFile
  let scalars: [SwiftScalar]
  private(set) var maps: [CodeMap]
  /// The files as they were generated.
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

  /// Whether it is what was generated from a spec.
  func isMade(of file: SourceFile, _ code: [GeneratedCode]) -> Bool {
    file === generated && code.count == self.code.count
      && zip(code, self.code).allSatisfy {
        $0.path == $1.path && $0.bytes == $1.bytes && $0.isOnDisk == $1.isOnDisk
      }
  }

  /// Whether it is code with what a spec now holds.
  func isPresent(_ file: SourceFile, since other: SpecCode?) -> Bool {
    file === self.file && other?.generated === generated
      && other.map { isMade(of: generated, $0.code) } ?? false
  }

  /// The same code with what has been typed since it was generated.
  ///
  /// - Parameters:
  ///   - present: The spec as it is now, which perhaps cannot be read.
  ///   - typed: What is being typed, where the file as a whole cannot be read.
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

  /// The scalars of the present spec that are those of this one, changed or not.
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
    // Where much has changed, what stands there in the same order is taken for the same.
    let news = free.sorted().filter { change.new.contains(found[$0].range.lowerBound) }
    if rest.count == news.count { pairs += zip(rest, news).map { (old: $0, new: $1) } }
    return pairs
  }

  /// Where a place of the spec stands in the code.
  struct Place {
    var map: CodeMap
    var offset: Int
    /// The scalar that the place is in.
    var scalar: SwiftScalar
  }

  /// Where a place of the spec stands in the code; nil for one that is not in Swift, or not in code that is known.
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

  /// Where the code begins that was made of a place of the spec, in the first file that has such code.
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

  /// Whether a scalar stands in the present spec.
  private func isPresent(_ scalar: SwiftScalar) -> Bool { scalar.source.span.file === file }

  /// A range of a scalar.
  struct ScalarRange {
    var scalar: SwiftScalar
    /// In its text.
    var text: Range<Int>

    /// In the spec.
    var spec: Range<Int> {
      let start = scalar.specOffset(of: text.lowerBound)
      return start..<max(start, scalar.specOffset(of: text.upperBound))
    }
  }

  /// Where a part of the code stands in a scalar; nil for one that does not lie in a single one.
  func scalarRange(of range: Range<Int>, in map: CodeMap) -> ScalarRange? {
    guard let start = map.scalarPlace(of: range.lowerBound) else { return nil }
    let scalar = scalars[start.scalar]
    guard isPresent(scalar) else { return nil }
    if range.isEmpty {
      return ScalarRange(scalar: scalar, text: start.text..<start.text)
    }
    // The end is where the last byte is.
    guard let last = map.scalarPlace(of: range.upperBound - 1), last.scalar == start.scalar,
      start.text <= last.text
    else { return nil }
    return ScalarRange(scalar: scalar, text: start.text..<last.text + 1)
  }

  /// Where in the spec a part of the code comes from: the same text or, where that is not there, what it was made of.
  ///
  /// - Returns: Nil for what comes from the template alone.
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

  /// The word that begins at a place of the spec.
  private func word(at offset: Int) -> Range<Int>? {
    guard offset < file.bytes.count else { return nil }
    let count = file.bytes[offset...].prefix { $0.isNameByte || $0 == UInt8(ascii: ".") }.count
    return offset..<offset + count
  }
}

extension SwiftScalar {
  /// Whether a place of the spec is in it.
  func holds(_ offset: Int) -> Bool {
    range.lowerBound <= offset && offset <= range.upperBound
  }
}

extension [SpecEntry] {
  /// The keys that the author of the spec chose.
  fileprivate var names: [Range<Int>] {
    flatMap { ($0.isNamed && $0.name != nil ? [$0.nameRange] : []) + $0.children.names }
  }
}

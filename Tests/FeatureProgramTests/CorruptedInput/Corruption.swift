import Foundation
import SpecSource
import TestSupport
import Testing

/// A wrong byte in a spec, or the early end of the spec.
struct Corruption: Sendable {
  /// The characters that may replace a byte.
  static let signs = Array(":#{[\"'&*!-\t\n".utf8)

  /// The number of corruptions for each byte of a spec: one for each sign, and the early end.
  static let kinds = signs.count + 1

  let spec: CorruptedSpec
  let offset: Int
  /// The index of the sign; the index after the last sign for the early end.
  let kind: Int

  /// Makes the corruption with a number that is less than the size of the spec times the number of kinds.
  init(_ number: Int, of spec: CorruptedSpec) {
    self.spec = spec
    offset = number / Corruption.kinds
    kind = number % Corruption.kinds
  }

  /// The corrupted spec.
  var file: SourceFile {
    var bytes = spec.bytes
    if kind < Corruption.signs.count {
      bytes[offset] = Corruption.signs[kind]
    } else {
      bytes.removeSubrange(offset...)
    }
    return SourceFile(path: spec.path, bytes: bytes)
  }
}

/// A part of all corruptions, selected with a constant step.
struct CorruptionPart: Sendable {
  private let first: Int
  private let step: Int

  /// Reads `all`, or `3/8` for the third of eight parts; nil for any other text.
  init?(_ text: String?) {
    guard let text else { return nil }
    let numbers = (text == "all" ? "1/1" : text).split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0,
      (1...numbers[1]).contains(numbers[0])
    else { return nil }
    (first, step) = (numbers[0] - 1, numbers[1])
  }

  /// Returns the numbers of a spec's corruptions that belong to the part.
  func numbers(of all: Range<Int>) -> [Int] {
    Array(stride(from: all.lowerBound + first, to: all.upperBound, by: step))
  }
}

/// A spec to be corrupted, with the specs that it refers to.
struct CorruptedSpec: Sendable, CustomTestStringConvertible {
  let path: String
  let bytes: [UInt8]
  /// The specs that it names, and the specs that they name.
  var others: [SourceFile] = []

  var testDescription: String { path }

  static let settings = SourceFile(
    path: "Specs/featuregen.yaml",
    text: """
      version: 1
      module: App
      sources: Sources/App
      tests: Tests/AppTests
      styles: {FeatureReducer: {conforms: FeatureReducer}}

      """)

  /// Returns our own specs.
  static func all() throws -> [CorruptedSpec] {
    let folder =
      repository
      .appending(path: "Specs")
    let files = try readFolder(folder).filter { $0.key.hasSuffix(".yaml") }.sorted {
      $0.key < $1.key
    }.map { SourceFile(path: "Specs/\($0.key)", bytes: $0.value) }
    let specs = files.filter { !$0.path.hasSuffix("featuregen.yaml") }
    return specs.map {
      CorruptedSpec(path: $0.path, bytes: $0.bytes, others: named(by: $0, in: specs))
    }
  }

  /// Returns the specs that a spec names, and the specs that they name.
  private static func named(by spec: SourceFile, in specs: [SourceFile]) -> [SourceFile] {
    var found: [String: SourceFile] = [:]
    var pending = [spec]
    while let next = pending.popLast() {
      let words = Set(
        String(decoding: next.bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.map(
          String.init))
      for other in specs where other.path != spec.path && found[other.path] == nil {
        guard !words.isDisjoint(with: names(of: other)) else { continue }
        found[other.path] = other
        pending.append(other)
      }
    }
    return found.values.sorted { $0.path < $1.path }
  }

  /// Returns the names by which other specs refer to a spec: the names in its first two lines.
  private static func names(of spec: SourceFile) -> [String] {
    [spec.line(1), spec.line(2)].filter { line in
      ["feature: ", "client: ", "model: ", "external: ", "key: "].contains { line.hasPrefix($0) }
    }.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
  }
}

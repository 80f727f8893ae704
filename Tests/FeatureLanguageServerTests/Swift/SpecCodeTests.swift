import FeatureSpec
import SpecSource
import SwiftCode
import TestSupport
import Testing

@testable import FeatureLanguageServer

/// The mapping from specs to generated Swift, and back.
@Suite("Swift: mapping to generated code and back")
struct SpecCodeTests {
  /// A spec with Swift in every style, letters of two and four bytes, and a tab.
  private static let spec = """
    feature: Lamp
    state:
      count: Int = 0
    actions:
      plain: state.count += 1 // ü
      single: 'state.name = "it''s 😀" + state.rest'
      double: "state.name = \\"é\\" + state.rest"
      block: |
        if state.count > 0 {
        \tstate.count -= 1 // 😀
        }
      flow: {do: state.count = 2}

    """

  /// The fragments as they appear in generated code.
  private static let fragments = [
    "state.count += 1 // ü", "state.name = \"it's 😀\" + state.rest",
    "state.name = \"é\" + state.rest", "if state.count > 0 {\n\tstate.count -= 1 // 😀\n}",
    "state.count = 2",
  ]

  /// Makes the spec and its code, as the generator reports them.
  private static func made() throws -> SpecCode {
    let file = SourceFile(path: "Specs/Lamp.yaml", text: spec)
    let contents = SpecContents(of: file, as: .feature)
    let name = SourceSpan(file: file, offsets: try file.range(of: "count"))
    let type = try #require(contents.swift.first { $0.text == "Int = 0" })
    let statements = try fragments.map { fragment in
      let source = try #require(contents.swift.first { $0.text.hasPrefix(fragment) })
      return Code.copied(source, 0..<fragment.utf8.count)
    }
    let field = Code.made("var \(Code.made("count", of: name)): ", of: name)
    let printed = Code.block(
      "struct Lamp {",
      [
        field + .copied(type, 0..<type.text.utf8.count), .nested(.lines(["  "] + statements)),
      ]
    ).printed(isTraced: true)
    let code = GeneratedCode(
      spec: file.path, path: "Lamp.swift", bytes: printed.bytes, stretches: printed.origins,
      isOnDisk: true)
    return SpecCode(of: file, [code])
  }

  @Test("maps every letter of every fragment to the code and back to the spec")
  func mapsBothWays() throws {
    let code = try Self.made()
    var count = 0
    for scalar in code.scalars where !scalar.isKey {
      for offset in scalar.bytes.indices where !scalar.bytes[offset].isWhiteSpace {
        // The spaces around '=' in 'Int = 0' and similar texts are parts, too; a name is sufficient.
        let place = try #require(
          code.place(of: scalar.specOffset(of: offset)), "\(scalar.source.text) \(offset)")
        #expect(place.map.file.bytes[place.offset] == scalar.bytes[offset])
        let back = code.specRange(of: place.offset..<place.offset + 1, in: place.map)
        #expect(
          back?.lowerBound == scalar.specOffset(of: offset), "\(scalar.source.text) \(offset)")
        count += 1
      }
    }
    #expect(count > 120)
  }

  @Test("maps the names that a spec declares to their declarations")
  func mapsNames() throws {
    let code = try Self.made()
    let place = try #require(code.place(of: try code.file.offset(of: "count: Int")))
    #expect(place.map.file.text(place.offset..<place.offset + 10) == "count: Int")
  }

  @Test(
    "adds typed text to the code before the spec can be generated again",
    arguments: [
      ("state.count += 1", "state.", "state. // ü"),
      ("state.count += 1", "let x = state.count\u{20}+ 5", "let x = state.count + 5 // ü"),
      ("it''s 😀", "it''s ''é'' 😀😀", "\"it's 'é' 😀😀\" + state.rest"),
      ("state.rest\"", "state.\"", "\"é\" + state.\n"),
      (
        "state.count -= 1", "state.count = 7\n    \tfoo(state.)",
        "\tstate.count = 7\n    \tfoo(state.) // 😀\n    }"
      ),
      ("if state.count > 0 {", "if state.count {", "    if state.count {\n    \tstate"),
      ("do: state.count = 2", "do: state.", "\n    state.\n}"),
    ])
  func typing(_ old: String, _ new: String, _ expected: String) throws {
    let code = try Self.made()
    let text = Self.spec.replacingFirst(old, by: new)
    let present = code.with(SourceFile(path: "Specs/Lamp.yaml", text: text))
    let typed = present.maps[0].file.text(0..<present.maps[0].file.bytes.count)
    #expect(typed.contains(expected), "\(typed)")
    // The places after the typed text, and the places at the ends of the other fragments, are correct.
    for scalar in present.scalars where !scalar.isKey && scalar.source.span.file === present.file {
      for offset in scalar.bytes.indices where scalar.bytes[offset].isNameByte {
        let place = try #require(present.place(of: scalar.specOffset(of: offset)), "\(offset)")
        #expect(place.map.file.bytes[place.offset] == scalar.bytes[offset], "\(offset)")
      }
    }
  }

  @Test("keeps all places within the code, whatever is typed")
  func survives() throws {
    let code = try Self.made()
    let whole = Array(Self.spec.utf8)
    let texts = ["", "x", "é😀", "\n", "\n      ", "'", "\"", ": ", "{", "]", "\t", "state.", "|\n"]
    var number: UInt64 = 17
    func random(_ limit: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % limit
    }
    var found = 0
    for _ in 0..<Proofs.size(400, part: 20) {
      var bytes = whole
      for _ in 0...random(3) {
        let start = random(bytes.count)
        let end = min(bytes.count, start + random(6))
        bytes.replaceSubrange(start..<end, with: Array(texts[random(texts.count)].utf8))
      }
      let file = SourceFile(path: "Specs/Lamp.yaml", bytes: bytes)
      for offset in 0...bytes.count {
        let typed = random(20) == 0 ? SwiftScalar(before: offset, in: file) : nil
        guard offset == 0 || typed != nil else { continue }
        let present = code.with(file, typed: typed)
        for offset in 0...bytes.count {
          guard let place = present.place(of: offset) else { continue }
          #expect(place.offset <= place.map.file.bytes.count)
          let end = min(place.offset + 3, place.map.file.bytes.count)
          _ = present.specRange(of: place.offset..<end, in: place.map)
          found += 1
        }
      }
    }
    #expect(found > 500)
  }

  @Test("moves places below when keys are added above")
  func moves() throws {
    let code = try Self.made()
    let text = Self.spec.replacingFirst("actions:\n", by: "actions:\n  other: {do: broken(}\n")
    let present = code.with(SourceFile(path: "Specs/Lamp.yaml", text: text))
    let place = try #require(present.place(of: try present.file.offset(of: "count += 1")))
    #expect(place.map.file.text(place.offset..<place.offset + 10) == "count += 1")
    let range = place.offset..<place.offset + 5
    #expect(present.specRange(of: range, in: place.map)?.lowerBound == place.specStart(in: present))
  }

  @Test("finds a typed fragment by its line if the whole file cannot be read")
  func typingInBrokenFiles() throws {
    let code = try Self.made()
    let text = Self.spec.replacingFirst("plain: state.count += 1 // ü", by: "plain: 'state.")
    let file = SourceFile(path: "Specs/Lamp.yaml", text: text)
    let end = try file.offset(of: "'state.") + 7
    let typed = try #require(SwiftScalar(before: end, in: file))
    let present = code.with(file, typed: typed)
    let place = try #require(present.place(of: end))
    #expect(place.map.file.text(place.offset - 6..<place.offset + 1) == "state.\n")
  }
}

extension SpecCode.Place {
  /// Returns the place in the spec at which the word of the place begins.
  fileprivate func specStart(in code: SpecCode) -> Int? { try? code.file.offset(of: "count += 1") }
}

extension SourceFile {
  /// Returns the first range of a text.
  fileprivate func range(of text: String) throws -> Range<Int> {
    let start = try offset(of: text)
    return start..<start + text.utf8.count
  }

  /// Returns the offset of a text.
  fileprivate func offset(of text: String) throws -> Int {
    let whole = String(decoding: bytes, as: UTF8.self)
    let range = try #require(whole.firstRange(of: text))
    return whole.utf8.distance(from: whole.startIndex, to: range.lowerBound)
  }
}

extension String {
  /// Returns the text with its first occurrence of another text replaced.
  func replacingFirst(_ old: String, by new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}

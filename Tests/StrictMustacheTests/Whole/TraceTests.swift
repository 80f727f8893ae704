import SpecSource
import StrictMustache
import Testing

@Suite("Origins of the output")
struct TraceTests {
  /// The stretches of a traced rendering as `text@origin`.
  private func stretches(
    _ template: String, _ value: TemplateValue, _ partials: [String: String] = [:]
  ) throws -> [String] {
    let library = try compile(template, partials)
    let traced = try library.renderTraced("main", value)
    #expect(try library.render("main", value) == traced.bytes)
    return traced.origins.map {
      "\(String(decoding: traced.bytes[$0.range], as: UTF8.self))@\($0.origin.span.startOffset)"
    }
  }

  @Test func textsHaveTheirOrigins() throws {
    let value: TemplateValue = [
      "a": .text("één", origin: Origin(1)), "b": "none", "c": .text("x", origin: Origin(2)),
    ]
    #expect(try stretches("é {{a}} {{b}} {{c}}{{a}}", value) == ["één@1", "x@2", "één@1"])
  }

  @Test func emptyTextsHaveNoOrigins() throws {
    #expect(try stretches("[{{a}}]\n{{a}}\n", ["a": .text("", origin: Origin(1))]) == [])
  }

  @Test func firstLinesLeaveOutTheirIndentation() throws {
    #expect(
      try stretches("{\n  {{a}}\n}", ["a": .text("1\n2", origin: Origin(7))]) == ["1\n  2@7"])
  }

  @Test func layoutsReceiveTheirPlaces() throws {
    let value: TemplateValue = ["a": .layout(Place())]
    #expect(try stretches("é: {{a}}; é\n", value) == [])
    let library = try compile("é: {{a}}; é\n  x{{a}}{{a}}\n  {{a}}\n{{>p}}\n", ["p": "  a{{a}}"])
    #expect(
      try library.render("main", value)
        == Array("é: 3|0|3; é\n  x3|2|08|2|0\n  2|2|0\n  a3|2|0".utf8))
  }

  /// A text that says where it stands.
  private struct Place: TemplateLayout {
    var isEmpty: Bool { false }

    func laidOut(in place: TextPlace, isTraced: Bool) -> LaidOutText {
      LaidOutText(
        bytes: Array("\(place.column)|\(place.indentation)|\(place.tail)".utf8))
    }
  }

  @Test func textsInPartialsIncludeTheIndentationOfLaterLines() throws {
    let value: TemplateValue = ["a": .text("1\n2", origin: Origin(7))]
    #expect(try stretches("  {{>p}}\n", value, ["p": "({{a}})\n"]) == ["1\n  2@7"])
  }

  @Test func objectsCoverTheOutputOfTheirSections() throws {
    let item = TemplateObject([("n", .text("x", origin: Origin(2)))], origin: Origin(1))
    let value = TemplateValue.object(
      TemplateObject(
        [("l", .list([.object(item), .object(item)])), ("on", true)], origin: Origin(9)))
    #expect(
      try stretches("<{{#l}}({{n}}){{/l}}>", value) == [
        "<(x)(x)>@9", "(x)@1", "x@2", "(x)@1", "x@2",
      ])
  }

  @Test func contextsCoverTheOutputOfTheirPartials() throws {
    let object = TemplateObject([], origin: Origin(3))
    #expect(try stretches("a{{>p o}}c", ["o": .object(object)], ["p": "b"]) == ["b@3"])
  }

  @Test func findsTheInnermostOrigin() throws {
    let inner = TemplateObject([("n", .text("x", origin: Origin(2)))], origin: Origin(1))
    let traced = try compile("a{{#o}}b{{n}}c{{/o}}d").renderTraced("main", ["o": .object(inner)])
    #expect(
      (0..<6).map { traced.stretch(at: $0)?.origin.span.startOffset } == [nil, 1, 2, 1, nil, nil])
  }
}

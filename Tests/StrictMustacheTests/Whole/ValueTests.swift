import SpecSource
import StrictMustache
import Testing

@Suite("Values")
struct ValueTests {
  @Test func literals() {
    let count = 3
    let value: TemplateValue = ["t": "x\(count)", "b": true, "l": ["a", false], "o": [:]]
    let expected = TemplateValue.object(
      TemplateObject([
        ("t", .text("x3")), ("b", .bool(true)),
        ("l", .list([.text("a"), .bool(false)])), ("o", .object(TemplateObject([]))),
      ]))
    #expect(value == expected)
  }

  @Test func equalityIgnoresTheOrderOfFields() {
    #expect(["a": "1", "b": "2"] as TemplateValue == ["b": "2", "a": "1"])
    #expect(["a": "1", "b": "2"] as TemplateValue != ["a": "1", "b": "3"])
    #expect(["a": "1"] as TemplateValue != ["a": "1", "b": "2"])
    let traced = TemplateObject([], origin: Origin(1))
    #expect(TemplateValue.object(traced) != [:])
  }

  @Test func usesTheLastValueOfAName() {
    let object = TemplateObject([("a", "1"), ("b", "2"), ("a", "3")])
    #expect(object.fieldNames == ["a", "b"])
    #expect(object.field(TemplateName("a")) == "3")
  }

  @Test func findsNamesOfAllLengths() {
    let names = (0..<100).map { String(repeating: "n", count: $0 % 40) + "\($0)" }
    let object = TemplateObject(names.map { ($0, TemplateValue.text($0)) })
    #expect(names.allSatisfy { object.field(TemplateName($0)) == .text($0) })
    #expect(object.field(TemplateName("n")) == nil)
  }
}

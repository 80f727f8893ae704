import Testing

@testable import JSON

@Suite("JSON")
struct ParseJSONTests {
  @Test(
    "values are read and written",
    arguments: [
      ("null", "null"), (" true ", "true"), ("false", "false"), ("0", "0"), ("-12", "-12"),
      ("1.5", "1.5"), ("2.0", "2"), ("1e2", "100"), ("-0.25E-1", "-0.025"), (#""""#, #""""#),
      (#""a\"\\\/\b\f\n\r\t""#, #""a\"\\/\u0008\u000c\n\r\t""#), (#""\u00e9\u4e16""#, #""é世""#),
      (#""\ud83d\ude00""#, #""😀""#), ("[]", "[]"), ("[1,\n[2] ]", "[1,[2]]"), ("{}", "{}"),
      (#"{"b":1,"a":{"b":[]}}"#, #"{"b":1,"a":{"b":[]}}"#),
      ("9223372036854775807", "9223372036854775807"), ("1e300", "1e+300"),
    ])
  func reads(text: String, written: String) throws {
    #expect(try parseJSON(Array(text.utf8)).compact == written)
  }

  @Test(
    "a lone surrogate becomes a replacement character",
    arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83dA""#, #""\ud83d\u0041""#])
  func replacesLoneSurrogates(text: String) throws {
    #expect(try parseJSON(Array(text.utf8)).text?.first == "\u{FFFD}")
  }

  @Test(
    "invalid JSON is refused",
    arguments: [
      "", " ", "tru", "nul", "01", "-", "1.", ".5", "1e", "+1", "NaN", "Infinity", "1e999", "'a'",
      "\"a", "\"\n\"", #""\x""#, #""\u12""#, #""\u12g4""#, "[1", "[1,]", "[,1]", "{", "{1:2}",
      #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, "1 2", "[]]", "// a\n1",
    ])
  func refuses(text: String) {
    #expect(throws: JSONError.self) { try parseJSON(Array(text.utf8)) }
  }

  @Test("a text that is not UTF-8 is refused")
  func refusesOtherEncodings() {
    #expect(throws: JSONError(message: "the text is not UTF-8", offset: 4)) {
      try parseJSON([0x22, 0xC3, 0x28, 0x22])
    }
  }

  @Test("an error has its offset")
  func namesPlaces() {
    #expect(throws: JSONError(message: "',' or ']' was expected", offset: 3)) {
      try parseJSON(Array("[1 2]".utf8))
    }
  }

  @Test("the depth is limited, and the greatest depth is read")
  func limitsDepth() throws {
    let deep = { (count: Int) in
      Array(String(repeating: "[", count: count).utf8)
        + Array(String(repeating: "]", count: count).utf8)
    }
    #expect(try parseJSON(deep(256)).list?.count == 1)
    #expect(throws: JSONError.self) { try parseJSON(deep(257)) }
    #expect(throws: JSONError.self) { try parseJSON(deep(1_000_000)) }
  }

  @Test("the number of values is limited, and the greatest number is read")
  func limitsCount() throws {
    let zeros = { (count: Int) in Array("[0\(String(repeating: ",0", count: count - 1))]".utf8) }
    #expect(try parseJSON(zeros(999_999)).list?.count == 999_999)
    #expect(throws: JSONError(message: "there are more than 1000000 values", offset: 1_999_999)) {
      try parseJSON(zeros(1_000_000))
    }
  }

  @Test("members are found by their keys, and null counts as missing")
  func findsMembers() throws {
    let value = try parseJSON(Array(#"{"a":{"n":null,"i":1,"t":"x","f":true}}"#.utf8))
    #expect(value["a"]?["i"]?.number == 1)
    #expect(value["a"]?["t"]?.text == "x")
    #expect(value["a"]?["f"]?.flag == true)
    #expect(value["a"]?["n"] == nil)
    #expect(value["a"]?["i"]?["x"] == nil)
  }
}

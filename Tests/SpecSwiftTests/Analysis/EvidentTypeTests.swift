import SpecSwift
import Testing

@Suite struct EvidentTypeTests {
  @Test(arguments: [
    ("1", "Int"), ("-0.5", "Double"), ("\"\"", "String"), ("Filter()", "Filter"),
    ("60 * 60", "Int"), ("1 + 0.5", "Double"), ("\"a\" + \"b\"", "String"),
    ("Date() + 60", "Date"), ("CGFloat(2) * 3", "CGFloat"),
    ("TimeInterval(60) * 2", "TimeInterval"),
    ("a ?? Filter()", "Filter"),
  ])
  func `Infers the type of an expression that shows it`(text: String, type: String) throws {
    #expect(try parsed(text, as: .expression).analysis.evidentType == type)
  }

  @Test(arguments: [
    "count", "60 * count", "Date() - Date()", "1 < 2", "1 ... 3", "\"a\" + 1", "UInt64(1) + 1",
    "Filter() + Filter()", "Date() * 2", "CGFloat(1) + Float(1)", "a ?? 1",
  ])
  func `Infers no type of other expressions`(text: String) throws {
    #expect(try parsed(text, as: .expression).analysis.evidentType == nil)
  }

  @Test(arguments: [
    (".loading", true), (".loaded(1).id", true), ("State.loading", false), ("f(.loading)", false),
    ("1", false),
  ])
  func `An implicit member begins with a dot`(text: String, isImplicit: Bool) throws {
    #expect(try parsed(text, as: .expression).analysis.isImplicitMember == isImplicit)
  }
}

import Testing

@testable import FeatureGenerator

@Suite("Names of test functions")
struct FunctionNamesTests {
  @Test(
    "are made of the words of a title",
    arguments: [
      ("counts up and down", "countsUpAndDown"),
      ("ignores text that is no number", "ignoresTextThatIsNoNumber"),
      ("a row's reminder is its own", "aRowsReminderIsItsOwn"),
      (
        "deletes what is swiped away, here and in the store",
        "deletesWhatIsSwipedAwayHereAndInTheStore"
      ),
      ("Counts", "counts"),
      ("URL is opened", "urlIsOpened"),
      ("42 is right", "test42IsRight"),
      ("default", "testDefault"),
      ("!?", "test"),
      ("zählt hoch", "zähltHoch"),
    ])
  func names(title: String, expected: String) {
    #expect(functionNames(for: [title]) == [expected])
  }

  @Test("differ where titles do")
  func unique() {
    #expect(functionNames(for: ["a b", "a-b", "a, b", "a b 2"]) == ["aB", "aB2", "aB3", "aB22"])
  }
}

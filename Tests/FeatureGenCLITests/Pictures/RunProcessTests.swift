import Testing

@testable import FeatureGenCLI

extension OneAtATime {
  /// Other programs, run to their end.
  @Suite struct RunProcessTests {
    @Test func muchGoesInAndOut() throws {
      let text = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let result = try #require(try runProcess("cat", [], input: text))
      #expect(result.output == text)
      #expect(result.status == 0)
      #expect(result.error == "")
    }

    @Test func theEndIsTold() throws {
      let failed = try #require(try runProcess("sh", ["-c", "echo no >&2; exit 7"]))
      #expect(failed.status == 7)
      #expect(failed.error == "no\n")
      #expect(try #require(try runProcess("sh", ["-c", "kill -9 $$"])).status == 137)
    }

    @Test func whatIsNotThereIsNil() throws {
      #expect(try runProcess("no-program-of-this-name", []) == nil)
    }

    @Test func argumentsStayWhatTheyAre() throws {
      let result = try #require(try runProcess("printf", ["%s|%s", "a b", "$HOME `x` \"y\""]))
      #expect(result.output == Array("a b|$HOME `x` \"y\"".utf8))
    }
  }
}

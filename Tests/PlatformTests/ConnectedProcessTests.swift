import Foundation
import TestSupport
import Testing

@testable import Platform

/// Programs that run at the same time as this process.
@Suite(.onOwnThread) struct ConnectedProcessTests {
  @Test func transfersLargeInputAndOutputWithoutBlocking() throws {
    let process = try #require(try ConnectedProcess("cat", []))
    let text = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    // The text is larger than the buffer of a pipe.
    var isLeft = try process.send(text)
    #expect(isLeft)
    var received: [UInt8] = []
    while received.count < text.count {
      _ = try waitUntilReadable([process.descriptor], timeout: 10)
      received += try #require(process.receive())
      if isLeft { isLeft = try process.send([]) }
    }
    #expect(received == text)
    #expect(process.receive() == [])
    process.end()
    #expect(process.receive() == nil)
    #expect(throws: SystemError.self) { try process.send([1]) }
  }

  @Test func reportsTheEndOfTheProgram() throws {
    let process = try #require(try ConnectedProcess("sh", ["-c", "echo a; echo b >&2"]))
    var received: [UInt8] = []
    while let bytes = process.receive() {
      received += bytes
      _ = try waitUntilReadable([process.descriptor], timeout: 1000)
    }
    #expect(received == Array("a\n".utf8))
  }

  @Test func returnsNilForAMissingProgram() throws {
    #expect(try ConnectedProcess("no-program-of-this-name", []) == nil)
  }

  @Test func endsAProgramThatDoesNotEndItself() throws {
    let process = try #require(
      try ConnectedProcess("sh", ["-c", "trap '' TERM; while :; do sleep 1; done"]))
    process.end()
    // A program that the process has started may exit a moment later.
    while process.receive() != nil { _ = try waitUntilReadable([process.descriptor]) }
  }

  @Test func findsProgramsNextToOthers() throws {
    let shell = try #require(findProgram("sh"))
    #expect(findProgram("sh", beside: shell) == shell)
    #expect(findProgram("no-program-of-this-name", beside: shell) == nil)
    #expect(findProgram("no-program-of-this-name") == nil)
  }
}

import Foundation
import Platform
import Testing

@Suite struct WaitForDescriptorsTests {
  private let pipes = [Pipe(), Pipe()]

  private var ends: [Int32] { pipes.map(\.fileHandleForReading.fileDescriptor) }

  @Test func returnsReadableDescriptors() throws {
    #expect(try waitUntilReadable(ends, timeout: 0) == [])
    pipes[1].fileHandleForWriting.write(Data([1]))
    #expect(try waitUntilReadable(ends + [-1]) == [ends[1]])
    pipes[0].fileHandleForWriting.write(Data([1]))
    #expect(try waitUntilReadable(ends, timeout: 1000) == Set(ends))
  }

  @Test func returnsClosedPipesAsReadable() throws {
    try pipes[0].fileHandleForWriting.close()
    #expect(try waitUntilReadable(ends) == [ends[0]])
  }

  @Test func ignoresNegativeNumbers() throws {
    #expect(try waitUntilReadable([-1], timeout: 1) == [])
  }

  @Test func throwsForAClosedDescriptor() throws {
    let number = dup(ends[0])
    close(number)
    #expect(throws: SystemError(EBADF)) { try waitUntilReadable([number], timeout: 0) }
  }

  @Test func returnsForAPipeWithRoom() {
    waitUntilWritable(pipes[0].fileHandleForWriting.fileDescriptor)
  }
}

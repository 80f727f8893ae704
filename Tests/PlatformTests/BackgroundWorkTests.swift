import Foundation
import Platform
import Testing

@Suite("Work in the background")
struct BackgroundWorkTests {
  private let pipe = Pipe()

  @Test("has a result when its descriptor can be read, and not before")
  func result() throws {
    let started = BackgroundWork { [pipe] in pipe.fileHandleForReading.availableData.count }
    let work = try #require(started)
    #expect(work.finished == nil)
    #expect(try waitUntilReadable([work.descriptor], timeout: 0) == [])
    pipe.fileHandleForWriting.write(Data([1, 2]))
    #expect(try waitUntilReadable([work.descriptor]) == [work.descriptor])
    #expect(work.finished == 2)
  }

  @Test("finishes even if its object is released")
  func abandoned() throws {
    _ = BackgroundWork { [pipe] in pipe.fileHandleForWriting.write(Data([1])) }
    let end = pipe.fileHandleForReading.fileDescriptor
    #expect(try waitUntilReadable([end]) == [end])
  }
}

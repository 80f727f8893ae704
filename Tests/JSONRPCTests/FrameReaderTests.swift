import JSONRPC
import Testing

@Suite("Frames")
struct FrameReaderTests {
  /// Reads a stream, as many bytes at a time as asked for.
  private func read(_ stream: String, by count: Int = .max) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var frames: [FrameReader.Frame] = []
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private func body(_ text: String) -> FrameReader.Frame { .body(Array(text.utf8)) }

  @Test("messages are separated, however their bytes arrive", arguments: [1, 2, 3, 7, 1000])
  func takesApart(count: Int) {
    let stream =
      "Content-Length: 2\r\n\r\n{}content-length:3\r\nContent-Type: x; charset=utf-8\r\n\r\n[1]"
      + "Content-Type: y\nContent-Length:  6\n\n\"äö\""
      + "Content-Length: 0\r\n\r\n"
    #expect(read(stream, by: count).prefix(2) == [body("{}"), body("[1]")])
    #expect(read(stream, by: count).count == 4)
  }

  @Test("a framed message can be read")
  func framesWhatCanBeRead() {
    let text = #"{"text":"größer 😀"}"#
    #expect(read(String(decoding: framed(text), as: UTF8.self)) == [body(text)])
  }

  @Test(
    "a broken header is reported once, and reading continues at the next header",
    arguments: [
      "hello\r\n\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n",
      "Content-Length: +1\r\n\r\n", "Content-Length: 1 2\r\n\r\n", "Content-Length:\r\n\r\n",
      "Content-Type: x\r\n\r\n{}",
      "Content-Length: 99999999999999999999999\r\n\r\n", "\r\n\r\n", "\n", "{}\n\n",
      String(repeating: "x", count: 10_000),
    ])
  func goesOn(broken: String) {
    for count in [7, 1000] {
      let frames = read(broken + "Content-Length: 2\r\n\r\n{}", by: count)
      #expect(frames.count == 2, "\(frames)")
      #expect(frames.last == body("{}"))
      guard case .broken = frames.first else {
        Issue.record("\(frames)")
        continue
      }
    }
  }

  @Test("a message that is too long is reported and skipped", arguments: [1 << 10, 1 << 20])
  func passesOver(count: Int) {
    let length = FrameReader.maximumLength + 1
    var reader = FrameReader()
    reader.append(Array("Content-Length: \(length)\r\n\r\n".utf8)[...])
    guard case .broken? = reader.next() else {
      Issue.record("it is not told")
      return
    }
    let zeros = [UInt8](repeating: 0x30, count: count)
    var left = length
    while left > 0 {
      reader.append(zeros.prefix(left))
      left -= min(left, count)
      #expect(reader.next() == nil)
    }
    reader.append(Array("Content-Length: 2\r\n\r\n{}".utf8)[...])
    #expect(reader.next() == body("{}"))
  }

  @Test("reading continues at the next header after an absurd length")
  func doesNotPassOverForEver() {
    let headers = "Content-Length: 9223372036854775807\r\n\r\nContent-Length: 2\r\n\r\n{}"
    #expect(
      read(headers) == [
        .broken(
          "a message of 9223372036854775807 bytes is too long; a message has at most 16777216"),
        body("{}"),
      ])
  }

  @Test(
    "a message up to sixteen times as long as a custom limit is skipped",
    arguments: [(10, 3), (11, 3), (160, 3), (161, 2)])
  func hasALimit(length: Int, frameCount: Int) {
    var reader = FrameReader(maximumLength: 10)
    let text = String(repeating: " ", count: length)
    let stream = "Content-Length: \(length)\n\n\(text)x\n\nContent-Length: 2\n\n{}"
    reader.append(Array(stream.utf8)[...])
    var frames: [FrameReader.Frame] = []
    while let frame = reader.next() { frames.append(frame) }
    let isTooLong = FrameReader.Frame.broken(
      "a message of \(length) bytes is too long; a message has at most 10")
    #expect(frames.first == (length > 10 ? isTooLong : body(text)))
    #expect(frames.count == frameCount)
    #expect(frames.last == body("{}"))
  }

  @Test("an incomplete message is waited for")
  func waits() {
    #expect(read("Content-Length: 3\r\n\r\n{}").isEmpty)
    #expect(read("Content-Length: 3\r\n").isEmpty)
  }
}

import Testing

@testable import ExampleApp

@Suite("Frames") struct FrameScheduleTests {
  private let start = ContinuousClock.now

  /// Returns a moment some milliseconds after the first picture.
  private func moment(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  /// A schedule after the first picture.
  private var begun: FrameSchedule {
    var frames = FrameSchedule()
    frames.didPaint(at: start)
    return frames
  }

  @Test("the first frame is painted at once")
  func first() {
    var frames = FrameSchedule()
    #expect(!frames.isDue(at: start))
    #expect(frames.ask(for: .change, at: start) == start)
    #expect(frames.isDue(at: start))
  }

  @Test(
    "a frame stays for 100 ms after changes of stores, and for 30 ms after a key",
    arguments: [(FrameSchedule.Cause.change, 100), (.input, 30)])
  func stays(_ cause: FrameSchedule.Cause, milliseconds: Int) {
    var frames = begun
    #expect(frames.ask(for: cause, at: moment(10)) == moment(milliseconds))
    #expect(!frames.isDue(at: moment(milliseconds - 1)))
    #expect(frames.isDue(at: moment(milliseconds)))
  }

  @Test("changes before the next frame do not schedule another frame")
  func once() {
    var frames = begun
    #expect(frames.ask(for: .change, at: moment(10)) != nil)
    #expect(frames.ask(for: .change, at: moment(20)) == nil)
    frames.didPaint(at: moment(100))
    #expect(!frames.isDue(at: moment(300)))
    #expect(frames.ask(for: .change, at: moment(110)) == moment(200))
  }

  @Test("a key is painted before the frame that a change has scheduled, and replaces it")
  func keyBeforeChange() {
    var frames = begun
    #expect(frames.ask(for: .change, at: moment(10)) == moment(100))
    #expect(frames.ask(for: .input, at: moment(20)) == moment(30))
    frames.didPaint(at: moment(30))
    #expect(!frames.isDue(at: moment(100)))
  }

  @Test("a change after a long time is painted at once")
  func later() {
    var frames = begun
    #expect(frames.ask(for: .change, at: moment(5_000)) == moment(5_000))
  }
}

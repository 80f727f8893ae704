import FeatureRuntime
import Testing

/// The generated tests with the most effects, as on systems on which the jobs of effects are not counted.
/// `.ci/run` runs all generated tests this way.
@MainActor
@Suite("Without counted jobs")
struct UncountedJobsTests {
  @Test("timers tick and searches wait")
  func clocks() async {
    await EffectLauncher.$countsJobs.withValue(false) {
      await TimerTests().ticksEveryTenMillisecondsUntilStopped()
      await TimerTests().doesNotTickTwiceAsFastWhenStartedTwice()
      await SearchTests().searchesOnceWhenTheTypingPauses()
      await SearchTests()
        .waitsBeforeItSearchesAgainAndCancelsTheSearchWhenTheQueryIsCleared()
    }
  }

  @Test("connections listen, and uploads continue together")
  func streams() async {
    await EffectLauncher.$countsJobs.withValue(false) {
      await ConnectionTests().showsTheMessagesThatArrive()
      await ConnectionTests().closesTheConnectionWhileItListens()
      await UploadsTests().sendsNoMoreThanTheLimitAtTheSameTime()
      await UploadsTests().stopsAndMarksUnfinishedFilesAsWaitingToBeSent()
    }
  }

  @Test("explorations reach as many states")
  func invariants() async {
    await EffectLauncher.$countsJobs.withValue(false) {
      await LoginTests().keepsItsInvariants()
    }
  }
}

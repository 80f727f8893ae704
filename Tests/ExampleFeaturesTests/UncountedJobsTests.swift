import FeatureRuntime
import Testing

/// The generated tests whose effects do most, as on systems where nobody counts the jobs of effects;
/// `.ci/run` has all of them run so.
@MainActor
@Suite("Without counted jobs")
struct UncountedJobsTests {
  @Test("timers tick and searches wait")
  func clocks() async {
    await EffectLauncher.$countsJobs.withValue(false) {
      await TimerTests().ticksEveryTenMillisecondsUntilStopped()
      await TimerTests().doesNotTickTwiceAsFastWhenStartedTwice()
      await SearchTests().searchesOnceWhenTheTypingPauses()
      await SearchTests().waitsBeforeItTriesAgainAndForgetsWhatWasCleared()
    }
  }

  @Test("connections listen, and uploads go on together")
  func streams() async {
    await EffectLauncher.$countsJobs.withValue(false) {
      await ConnectionTests().showsWhatArrives()
      await ConnectionTests().hangsUpWhileItListens()
      await UploadsTests().sendsNoMoreThanTheLimitAtTheSameTime()
      await UploadsTests().stopsAndHasWhatWasOnItsWaySentAgain()
    }
  }

  @Test("walks through the states reach as many")
  func invariants() async {
    await EffectLauncher.$countsJobs.withValue(false) {
      await LoginTests().keepsItsInvariants()
    }
  }
}

import CustomDump
import FeatureRuntime
import Testing

@Suite("Values")
struct ValueTests {
  @Test("an effect error has the description of its cause, and is not wrapped again")
  func effectError() {
    struct Broken: Error, CustomStringConvertible {
      var description = "broken"
    }
    let error = EffectError(Broken())
    #expect(error.description == "broken")
    #expect(error == EffectError("broken"))
    #expect(EffectError(error) == error)
    #expect("\(EffectError("x"))" == "x")
  }

  @Test("a mask of changes is not part of a state's value")
  func stateChanges() {
    var changed = ItemFeature.State(id: 1)
    changed.count = 1
    changed.count = 0
    #expect(changed._changes.mask == 1)
    #expect(changed == ItemFeature.State(id: 1))
    #expect(changed._changes == StateChanges())
    #expect(changed._changes.hashValue == StateChanges().hashValue)
    #expect(
      String(customDumping: changed) == """
        ItemFeature.State(
          id: 1,
          count: 0
        )
        """
    )
  }

  @Test("a state has its own identity, which its copies keep")
  func identity() {
    let one = ItemFeature.State()
    var copy = one
    copy.count = 5
    #expect(copy._changes.identity == one._changes.identity)
    #expect(ItemFeature.State()._changes.identity != one._changes.identity)
  }
}

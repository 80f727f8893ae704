import ExampleFeatures
import FeatureRuntime
import Testing

@Suite("Texts of alerts")
struct TranslatedTextTests {
  @Test("have keys with formats, which a catalog can hold")
  func keys() {
    let topics = AlertState<SignUpFeature.Topics.Action.Alert>.tooFew(2)
    #expect(topics.message?.keys == ["Please choose %lld more."])
    #expect(topics.message?.text == "Please choose 2 more.")
    #expect(topics.buttons.map(\.label.keys) == [["Choose for me"], ["OK"]])
    let note = AlertState<NotesFeature.Destination.Alert>.deletion("Milk", isOnly: true)
    #expect(note.title.keys == ["Delete “%@”?"])
  }
}

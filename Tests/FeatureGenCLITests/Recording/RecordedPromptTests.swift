import JSON
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Alerts that a recorder has seen, written as a feature's calls.
@Suite("Recorded alerts")
struct RecordedPromptTests {
  private static let spec = """
    feature: Notes
    alerts:
      deletion:
        with: {_ note: String, count: Int, isOnly: Bool}
        title: Delete “\\(note)”?
        message: There are \\(count) of them.
        buttons:
          deleteAll: {label: Delete all, if: '!isOnly'}
          keep: {label: Keep, role: cancel}
      failed:
        with: {_ error: EffectError, after: Int}
        title: It failed
        buttons:
          retry: {label: Again, with: [after]}
      gone:
        title: It is gone
        buttons:
          close: {label: OK}
    actions:
      go: {present: gone}

    """

  /// Returns the expression of an alert with texts and buttons that follows an action.
  private func expression(
    _ title: String, message: String? = nil, buttons: [(label: String, action: String?)],
    after action: String? = nil
  ) throws -> String? {
    let project = MemoryFileSystem(texts: [
      "Specs/featuregen.yaml": SampleProject.settings, "Specs/Notes.yaml": Self.spec,
    ])
    var writer = SwiftValueWriter(try #require(try loadValidProject(project.fileSystem).value))
    writer.action = try action.flatMap { SwiftValue(try parseJSON(Array($0.utf8))) }
    func field(_ name: String, _ value: String) -> String {
      #"{"name": "\#(name)", "value": \#(value)}"#
    }
    func text(_ text: String) -> String { #"{"swift": "\"\#(text)\""}"# }
    let list = buttons.map { button in
      let fields = [button.action.map { field("action", $0) }, field("label", text(button.label))]
      return
        #"{"struct": "FeatureRuntime.ButtonState<A>", "fields": [\#(fields.compactMap(\.self).joined(separator: ","))]}"#
    }
    let fields = [
      field("title", text(title)),
      field("actions", #"{"list": [\#(list.joined(separator: ","))]}"#),
      message.map { field("message", text($0)) },
    ].compactMap(\.self)
    let json =
      #"{"struct": "FeatureRuntime.AlertState<App.NotesFeature.Alert>", "fields": [\#(fields.joined(separator: ","))]}"#
    let value = try #require(SwiftValue(try parseJSON(Array(json.utf8))))
    return try? writer.expression(value).text
  }

  @Test("have the values in their texts and buttons")
  func texts() throws {
    func answer(_ name: String) -> String {
      #"{"enum": "App.NotesFeature.Alert", "case": "\#(name)", "isPath": true, "fields": []}"#
    }
    let keep = (label: "Keep", action: String?.some(answer("keep")))
    let all = (label: "Delete all", action: String?.some(answer("deleteAll")))
    let one = try expression("Delete “A”?", message: "There are 3 of them.", buttons: [keep])
    #expect(one == #".deletion("A", count: 3, isOnly: true)"#)
    let more = try expression("Delete “”?", message: "There are 12 of them.", buttons: [all, keep])
    #expect(more == #".deletion("", count: 12, isOnly: false)"#)
    let quoted = try expression(
      #"Delete “a \\\"b\\\"”?"#, message: "There are 1 of them.", buttons: [keep])
    #expect(quoted == #".deletion("a \"b\"", count: 1, isOnly: true)"#)
    let plain = try expression("It is gone", buttons: [(label: "OK", action: answer("close"))])
    #expect(plain == ".gone")
  }

  @Test("have the values of their buttons' actions, and of the action that presents them")
  func actions() throws {
    let retry = (
      label: "Again",
      action: String?.some(
        #"{"enum": "App.NotesFeature.Alert", "case": "retry", "isPath": true, "fields": [{"name": "", "value": {"swift": "4"}}]}"#
      )
    )
    func sent(_ values: String...) -> String {
      let fields = values.map { #"{"name": "", "value": {"swift": "\#($0)"}}"# }
      return
        #"{"enum": "App.NotesFeature.Action", "case": "refused", "isPath": true, "fields": [\#(fields.joined(separator: ","))]}"#
    }
    let error = #"EffectError(\"offline\")"#
    let result = try expression("It failed", buttons: [retry], after: sent("1", error))
    #expect(result == #".failed(EffectError("offline"), after: 4)"#)
    // The alert may show either of two errors, or no error.
    #expect(try expression("It failed", buttons: [retry], after: sent(error, error)) == nil)
    #expect(try expression("It failed", buttons: [retry]) == nil)
  }

  @Test("are unknown if the feature declares no such alert")
  func unknown() throws {
    #expect(try expression("It was gone", buttons: [(label: "OK", action: nil)]) == nil)
    let wrong = try expression("Delete “A”?", message: "There are some of them.", buttons: [])
    #expect(wrong == nil)
  }
}

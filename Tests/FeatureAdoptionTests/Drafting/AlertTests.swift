import Testing

@testable import FeatureAdoption

/// The alerts that keys of specs can express, and the alerts that remain Swift.
@Suite("Alerts of features")
struct AlertTests {
  /// An alert that is created in the place where it is shown.
  private static let asked = """
    AlertState {
      TextState("Delete it?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState { TextState("Keep") }
    }
    """
  private static let plain = "AlertState { TextState(\"None\") }"

  @Test(
    "an alert that is created where it is shown equals only a named alert with the same content")
  func shown() throws {
    let first = try drafted(showing: Self.asked)
    #expect(first.body.alerts.all.map(\.name) == ["deleteIt"])
    let other = try drafted(
      showing: ".deleteIt", declaring: "static var deleteIt: Self { LITERAL }")
    let roundTrip = compared(first, other)
    #expect(roundTrip.isEqual, "\(roundTrip.differences)")
    #expect(roundTrip.rewrites.contains(.present))
    let changes = [
      ("Delete it?", "Delete all?"), ("role: .destructive, ", ""), ("\"Keep\"", "\"Leave\""),
      ("\"Keep\"", "verbatim: \"Keep\""), ("\"Keep\"", "\"Keep\", comment: \"A button.\""),
      ("ButtonState { TextState(\"Keep\") }", ""), (".destructive", ".cancel"),
    ]
    for (old, new) in changes {
      let changed = try drafted(
        showing: ".deleteIt",
        declaring: "static var deleteIt: Self { LITERAL }", Self.asked.replacing(old, with: new))
      #expect(!compared(first, changed).isEqual, "\(new)")
    }
  }

  @Test("the declaration of an alert is compared by its name")
  func declared() throws {
    let declaration = "static func deletion(name: String) -> Self { LITERAL }"
    let text = Self.asked.replacing("Delete it?", with: "Delete \\(name)?")
    let first = try drafted(
      showing: ".deletion(name: \"A\")", declaring: declaration, text)
    #expect(first.body.alerts.all.map(\.name) == ["deletion"])
    #expect(compared(first, first).isEqual)
    let other = try drafted(
      showing: ".deletion(name: \"A\")", declaring: declaration,
      text.replacing("Keep", with: "Leave"))
    #expect(!compared(first, other).isEqual)
  }

  @Test(
    "an alert that keys cannot express completely stays Swift",
    arguments: [
      // A text or a button depends on the state, or is created elsewhere.
      asked.replacing("Delete it?", with: "Delete \\(state.count)?"),
      asked.replacing("\"Delete it?\"", with: "\"Delete it?\", bundle: .module"),
      asked.replacing("\"Delete it?\"", with: "verbatim: title"),
      asked.replacing("TextState(\"Keep\")", with: "keepText"),
      asked.replacing("action: .delete", with: "action: .send(.delete, animation: .default)"),
      asked.replacing("ButtonState { TextState(\"Keep\") }", with: "keepButton"),
      asked.replacing("\"Keep\"", with: "#\"Keep\"#"),
      asked.replacing("Keep", with: "\\\\Keep"),
      // No button sends an action that the enum declares.
      plain,
      asked.replacing(".delete", with: ".clear"),
      "deletion()",
    ])
  func stays(literal: String) throws {
    let drafter = try drafted(showing: literal)
    #expect(drafter.body.alerts.places.isEmpty)
    #expect(drafter.state.fields.map(\.name) == ["count", "alert"])
  }

  @Test("a text keeps its comment, or is verbatim")
  func translation() throws {
    let drafter = try drafted(
      showing: Self.asked.replacing("\"Delete it?\"", with: "verbatim: \"Delete it?\"")
        .replacing("\"Keep\"", with: "\"Keep\", comment: \"A button.\""))
    let literal = try #require(drafter.body.alerts.all.first?.literal)
    #expect(literal.title == AlertText(text: "Delete it?", isVerbatim: true))
    #expect(
      literal.buttons.map(\.label) == [
        AlertText(text: "Delete"), AlertText(text: "Keep", comment: "A button."),
      ])
  }

  @Test(
    "an enum of buttons that differs from the generated enum stays Swift",
    arguments: ["CaseIterable", "String", "Codable"])
  func buttons(inherited: String) throws {
    #expect(try drafted(showing: Self.asked, inherited: inherited).body.alerts.places.isEmpty)
  }

  @Test("a constant alert that its own button shows again stays a constant")
  func shownAgain() throws {
    let declarations = [
      ("static let deletion = LITERAL", 0), ("static var deletion: Self { LITERAL }", 1),
    ]
    for (keyword, count) in declarations {
      let drafter = try drafted(
        showing: ".deletion", declaring: keyword, Self.asked,
        answer: "state.count += 1\nstate.alert = .deletion")
      #expect(drafter.body.alerts.places.count == count, "\(keyword)")
    }
  }

  @Test(
    "a text has the value of the literal",
    arguments: [
      ("\"A \\\"b\\\" c\"", "A \"b\" c"), ("\"A\\nb\"", "A\nb"),
      ("\"A \\(b.c(1))\"", "A \\(b.c(1))"), ("\"\"\"\n\"A\" b\n\"\"\"", "\"A\" b"),
      ("\"\"\"\n  A \\\n  b\n\n  c\n  \"\"\"", "A b\n\nc"), ("\"\"", nil), ("\"A\\u{300}\"", nil),
      ("\"A\\n\"", nil), ("text", nil), ("\"A\" + \"b\"", nil), ("\"\\(a(\"b\"))\"", nil),
    ])
  func text(literal: String, text: String?) {
    #expect(alertText(of: literal)?.text == text)
  }

  /// Drafts a feature that shows an alert.
  private func drafted(
    showing value: String, declaring member: String = "", _ literal: String = Self.asked,
    inherited: String = "Equatable", answer: String = "state.count = 0"
  ) throws -> FeatureDrafter {
    let text = """
      @Reducer
      struct Counter {
        @ObservableState
        struct State: Equatable {
          var count = 0
          @Presents var alert: AlertState<Action.Alert>?
        }
        enum Action {
          case up
          case alert(PresentationAction<Alert>)
          @CasePathable
          enum Alert: \(inherited) { case delete }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .up:
              state.alert = \(value)
              return .none
            case .alert(.presented(.delete)):
              \(answer)
              return .none
            case .alert:
              return .none
            }
          }
          .ifLet(\\.$alert, action: \\.alert)
        }
      }
      extension AlertState where Action == Counter.Action.Alert {
        \(member.replacing("LITERAL", with: literal))
      }
      """
    return try draftedCounter(text)
  }
}

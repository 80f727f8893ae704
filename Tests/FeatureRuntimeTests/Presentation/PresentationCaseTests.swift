import FeatureRuntime
import Testing

private enum Choice: CasePathable, Equatable {
  case alert(AlertState<String>)
  case number(Int)

  struct AllCasePaths: Sendable {
    var alert: AnyCasePath<Choice, AlertState<String>> {
      .init(Choice.alert) { if case .alert(let state) = $0 { state } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@Suite("An alert among several destinations")
struct PresentationCaseTests {
  private let alert = AlertState<String> { TextState("Really?") }

  @Test("is removed when it is dismissed")
  func goes() {
    var choice: Choice? = .alert(alert)
    Presentation(of: alert).dismiss(&choice, case: \.alert)
    #expect(choice == nil)
  }

  @Test("leaves the destination that has replaced it")
  func stays() {
    let presentation = Presentation(of: alert)
    let others: [Choice?] = [.alert(AlertState { TextState("Really?") }), .number(1), nil]
    for other in others {
      var choice = other
      presentation.dismiss(&choice, case: \.alert)
      #expect(choice == other)
    }
  }
}

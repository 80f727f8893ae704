import ComposableArchitecture
import Foundation

@Reducer
struct Vault {
  @Reducer
  enum Destination {
    case edit(Editor)
    @ReducerCaseIgnored
    case info(String)
    case alert(AlertState<Vault.Destination.Alert>)
    case menu(ConfirmationDialogState<Menu>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case confirm(id: UUID)
    }

    @CasePathable
    enum Menu {
      case first, second
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var count = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case askTapped(UUID)
    case infoTapped
    case menuTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .askTapped(id):
        state.destination = .alert(.ask(id: id))
        return .none
      case .infoTapped:
        state.destination = .info("A")
        return .none
      case .menuTapped:
        state.destination = .menu(.choice)
        return .none
      case let .destination(.presented(.alert(.confirm(id)))):
        state.count += id.hashValue
        return .none
      case let .destination(.presented(.menu(choice))):
        switch choice {
        case .first: state.count = 1
        case .second: state.count = 2
        }
        return .none
      case .destination(.dismiss):
        state.count = 0
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Vault.Destination.State: Equatable {}

extension AlertState where Action == Vault.Destination.Alert {
  static func ask(id: UUID) -> Self {
    Self {
      TextState("Open?")
    } actions: {
      ButtonState(action: .confirm(id: id)) {
        TextState("Open")
      }
    }
  }
}

extension ConfirmationDialogState where Action == Vault.Destination.Menu {
  static let choice = Self {
    TextState("Which?")
  } actions: {
    ButtonState(action: .first) {
      TextState("First")
    }
    ButtonState(action: .second) {
      TextState("Second")
    }
  }
}

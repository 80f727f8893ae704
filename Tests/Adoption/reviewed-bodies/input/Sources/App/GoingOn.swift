//  GoingOn.swift

import ComposableArchitecture
import Foundation

@Reducer
struct GoingOn {
    @ObservableState
    struct State: Equatable {
        var selected: Int?
        var name = ""
        var total = 0
    }

    enum Action {
        case zTapped
        case aTapped(Bool)
        case mTapped(Int)
        case bTapped
        case ended
        case early
        case nested
    }

    @Dependency(\.analyticsClient) var analytics

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .zTapped:
                guard let selected = state.selected else {
                    state.name = "nothing"
                    return .none
                }
                state.total = selected
                return .run { [name = state.name] _ in
                    await analytics.track(name)
                }

            case let .aTapped(flag):
                if flag {
                    state.total = 0
                    return .none
                }
                // Now the rest.
                state.total = 1
                state.name = "rest"
                return .send(.ended)

            case let .mTapped(number):
                switch number {
                case 0:
                    state.name = "zero"
                    return .send(.ended)
                case 1:
                    state.name = "one"
                case 2:
                    state.name = "two"
                default:
                    break
                }
                state.total = number
                state.selected = number
                return .none

            case .bTapped:
                state.total += 1
                guard state.total > 3 else { return .none }
                state.name = "four"
                guard let selected = state.selected else { return .send(.ended) }
                state.total = selected
                return .run { _ in
                    await analytics.track("b")
                    // Nothing else to do.
                }

            case .ended:
                // Nothing to do.
                return .none

            case .early:
                state.total += 1
                guard state.total > 3 else { return .none }
                state.name = "four"
                return .none

            case .nested:
                guard let selected = state.selected else { return .none }
                let twice = selected * 2
                guard twice > 4 else {
                    // Too small.
                    return .none
                }
                state.total = twice
                return .send(.ended)
            }
        }
    }
}

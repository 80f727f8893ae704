//
//  Guarded.swift
//  App
//

import ComposableArchitecture
import Foundation

@Reducer
struct Guarded {
    @ObservableState
    struct State: Equatable {
        var selected: Int?
        var name = ""
        var total = 0
        var isBusy = false
    }

    enum Action {
        // MARK: - View

        /// The user leaves the screen.
        case zoomTapped
        /// The screen appears.
        case appeared
        case chosen(Int)

        // MARK: - Responses
        case loaded(Int)
        case mixed(Bool)
        case saved
    }

    @Dependency(AnalyticsClient.self) var analytics

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            // MARK: View
            case .zoomTapped:
                guard let selected = state.selected else { return .none }
                state.total += selected
                // Tracked for the marketing team.
                return .run { [name = state.name] _ in
                    await analytics.track(name)
                }

            case .appeared:
                guard !state.isBusy, let selected = state.selected else {
                    return .none
                }
                guard selected > 3 else { return .none }
                state.isBusy = true
                return .none

            case let .chosen(number):
                // Before everything.
                switch number {
                case 0:
                    state.name = "zero"
                case 1:
                    state.name = "one"
                default:
                    state.name = "many"
                }
                // After the choice.
                state.selected = number
                state.total += number
                return .none

            // MARK: Responses
            case let .loaded(number):
                if number > 3 {
                    state.name = "large"
                }
                state.total = number
                return .run { [name = state.name] _ in
                    await analytics.track(name)
                }

            case let .mixed(flag):
                if flag {
                    state.total = 0
                } else {
                    state.total = 1
                }
                state.isBusy = false
                return .none
                // At the end of mixed.

            case .saved:
                guard state.total > 0 else {
                    state.name = "nothing"
                    return .none
                }
                state.isBusy = false
                return .none
            }
        }
    }
}

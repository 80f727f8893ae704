import ComposableArchitecture
import Foundation
import SwiftUI

// swiftlint:disable:next type_body_length
@Reducer
struct Kept {
    @ObservableState
    struct State: Equatable {
        var count = 0
        var url: URL?
        var title: String {
            if count > 3 {
                return "many"
            }
            return "few"
        }
    }

    enum Action {
        case start
        case stop
        case reset
        case ticked(Int)
    }

    enum CancelID {
        case timer
        case other
    }

    @Dependency(\.analyticsClient) var analytics

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .start:
                for number in 0..<3 {
                    if number == 2 {
                        state.count += number // swiftlint:disable:this shorthand_operator
                    }
                }
                // swiftlint:disable:next force_unwrapping
                state.url = URL(string: "https://example.com")!
                return ticking(state: &state)

            case .stop:
                return .cancel(id: CancelID.timer)

            case .reset:
                return .run { [count = state.count] _ in
                    await analytics.track("\(count)")
                }
                .cancellable(id: CancelID.other, cancelInFlight: true)

            case let .ticked(number):
                state.count = number
                return .none
            }
        }
    }

    private func ticking(state: inout State) -> Effect<Action> {
        let count = state.count
        let values = [1, 2, 3].map { value in
            value + count
        }
        return .run { send in
            for value in values where value > 1 {
                // swiftlint:disable:next todo
                if value == 3 {
                    await send(.ticked(value))
                    continue
                }
                while value < 2 {
                    await send(.ticked(value + 1))
                }
            }
        }
        .cancellable(id: CancelID.timer)
    }
}

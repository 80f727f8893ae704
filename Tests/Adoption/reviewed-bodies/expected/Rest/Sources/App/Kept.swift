import ComposableArchitecture
import Foundation
import SwiftUI

extension Kept {
    func ticking(state: inout State) -> Effect<Action> {
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

// Tabbed.swift

import ComposableArchitecture

// MARK: - Tabbed

@Reducer
struct Tabbed {
	@ObservableState
	struct State: Equatable {
		var total = 0
		var double: Int {
			if total > 3 {
				return 6
			}
			return total * 2
		}
	}

	enum Action {
		case up(Int)
		case down
	}

	var body: some ReducerOf<Self> {
		Reduce { state, action in
			switch action {
			case .up(let count):
				for _ in 0..<count {
					if state.total < 10 {
						state.total += 1
					}
				}
				add(to: &state)
				return .none

			case .down:
				guard state.total > 0 else {
					state.total = 10
					return .none
				}
				state.total -= 1
				return .none
			}
		}
	}

	private func add(to state: inout State) {
		if state.total > 5 {
			state.total += 1
		}
	}
}

// Widths of what shows it.

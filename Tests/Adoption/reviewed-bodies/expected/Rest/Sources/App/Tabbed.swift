// Tabbed.swift

import ComposableArchitecture

// MARK: - Tabbed

extension Tabbed {
	func add(to state: inout State) {
		if state.total > 5 {
			state.total += 1
		}
	}
}

// Widths of what shows it.

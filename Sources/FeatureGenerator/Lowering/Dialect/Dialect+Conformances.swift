import FeatureProgram
import FeatureSpec
import SwiftCode

// What the library of a dialect needs of states and actions.

extension Dialect {
  /// The protocols that a state has whatever is said.
  var stateConformances: [String] {
    switch self {
    case .runtime: ["ObservableState"]
    case .redux: ["ObservableState", "Sendable"]
    // A macro adds the protocol.
    case .tca: []
    }
  }

  /// The protocols that a state has whatever is said, if it is an enum, which is observed as a whole.
  var enumStateConformances: [String] {
    switch self {
    case .runtime: ["EnumState"]
    case .redux: ["Sendable"]
    case .tca: []
    }
  }

  /// The protocols that an action has whatever is said.
  var actionConformances: [String] {
    switch self {
    case .runtime, .redux: ["Sendable"]
    case .tca: []
    }
  }
}

/// Protocols with commas between them; nil for none.
func listed(_ protocols: some Collection<String>) -> String? {
  protocols.isEmpty ? nil : protocols.sorted().joined(separator: ", ")
}

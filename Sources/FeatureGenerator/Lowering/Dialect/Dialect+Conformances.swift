import FeatureProgram
import FeatureSpec
import SwiftCode

// The protocols that a dialect's library requires of states and actions.

extension Dialect {
  /// The protocols that a state always conforms to.
  var stateConformances: [String] {
    switch self {
    case .runtime: ["ObservableState"]
    case .redux: ["ObservableState", "Sendable"]
    // A macro adds the protocol.
    case .tca: []
    }
  }

  /// The protocols that a state always conforms to if it is an enum, which is observed as a whole.
  var enumStateConformances: [String] {
    switch self {
    case .runtime: ["EnumState"]
    case .redux: ["Sendable"]
    case .tca: []
    }
  }

  /// The protocols that an action always conforms to.
  var actionConformances: [String] {
    switch self {
    case .runtime, .redux: ["Sendable"]
    case .tca: []
    }
  }
}

/// Returns the sorted protocols with commas between them; nil without protocols.
func listed(_ protocols: some Collection<String>) -> String? {
  protocols.isEmpty ? nil : protocols.sorted().joined(separator: ", ")
}

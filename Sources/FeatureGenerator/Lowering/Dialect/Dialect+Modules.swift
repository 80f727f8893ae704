import FeatureProgram
import FeatureSpec
import SwiftCode

// The imports of a dialect's code.

extension Dialect {
  /// The modules that every source imports.
  var modules: [String] {
    switch self {
    case .runtime, .redux: ["FeatureRuntime", "Foundation"]
    case .tca: ["ComposableArchitecture", "Foundation"]
    }
  }

  /// The modules that every file of tests imports.
  var testModules: [String] {
    switch self {
    case .runtime, .redux: modules + ["FeatureTesting", "Testing"]
    case .tca: modules + ["Testing"]
    }
  }
}

import FeatureProgram
import FeatureSpec
import SwiftCode

// The dependencies of the middlewares of a feature and of its children.

extension FeatureProject {
  /// Returns the sorted keys of the dependencies that a feature and its descendants use.
  func reduxDependencies(of feature: Feature) -> [String] {
    var keys: Set<String> = []
    var pending = [feature]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next.name.value).inserted else { continue }
      keys.formUnion(next.usedDependencies)
      pending += next.children.flatMap(\.features).compactMap {
        self.feature(named: $0.feature.value)
      }
    }
    return keys.sorted()
  }

  /// Returns the type of a dependency.
  func reduxType(of key: String) -> String {
    switch dependency(key) {
    case .client(let client): client.name.declared
    case .builtIn where key.hasSuffix("Clock"):
      "any \(type("Clock", of: "_Concurrency"))<\(type("Duration", of: "Swift"))>"
    case .builtIn, nil: builtInTypes[key].map { type($0.name, of: $0.module) } ?? "Never"
    }
  }
}

/// The types of the dependencies that are part of the runtime, except for clocks.
private let builtInTypes: [String: (name: String, module: String)] = [
  "calendar": ("Calendar", "Foundation"),
  "date": ("DateGenerator", "FeatureRuntime"),
  "locale": ("Locale", "Foundation"),
  "openURL": ("OpenURLEffect", "FeatureRuntime"),
  "timeZone": ("TimeZone", "Foundation"),
  "uuid": ("UUIDGenerator", "FeatureRuntime"),
  "withRandomNumberGenerator": ("WithRandomNumberGenerator", "FeatureRuntime"),
]

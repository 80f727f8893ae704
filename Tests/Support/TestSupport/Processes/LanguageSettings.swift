/// How a module is compiled: its language mode, and what its target switches on.
public struct LanguageSettings: Sendable, CustomStringConvertible {
  /// What a target can switch on.
  public enum Feature: String, CaseIterable, Sendable {
    /// What says nothing of its isolation belongs to the main actor.
    case defaultIsolation = "default isolation"
    case existentialAny = "ExistentialAny"
    case inferIsolatedConformances = "InferIsolatedConformances"
    case internalImportsByDefault = "InternalImportsByDefault"
    case memberImportVisibility = "MemberImportVisibility"
    case nonisolatedNonsendingByDefault = "NonisolatedNonsendingByDefault"
  }

  /// The language mode.
  public var mode: Int
  /// What the target switches on.
  public var features: [Feature]

  /// A target with a language mode, which switches some features on.
  public init(mode: Int = 6, features: [Feature] = []) {
    self.mode = mode
    self.features = features
  }

  /// A target that switches nothing on.
  public static let standard = LanguageSettings()

  /// A target that switches all of it on.
  public static let strictest = LanguageSettings(features: Feature.allCases)

  /// A target that switches all of it on, in each language mode.
  public static let strictestOfModes = [
    strictest, LanguageSettings(mode: 5, features: Feature.allCases),
  ]

  /// Each feature alone, none and all of them, in each language mode.
  public static let all =
    strictestOfModes
    + [6, 5].flatMap { mode in
      ([[]] + Feature.allCases.map { [$0] }).map { LanguageSettings(mode: mode, features: $0) }
    }

  /// Whether an import is internal where a file says nothing else.
  public var importsInternally: Bool { features.contains(.internalImportsByDefault) }

  /// A target that switches on all but one of these.
  public func without(_ feature: Feature) -> LanguageSettings {
    LanguageSettings(mode: mode, features: features.filter { $0 != feature })
  }

  public var description: String {
    let features =
      features.count == Feature.allCases.count
      ? "all features" : features.map(\.rawValue).joined(separator: ", ")
    return "mode \(mode)\(features.isEmpty ? "" : ", \(features)")"
  }

  /// What the compiler is called with.
  public var options: [String] {
    ["-swift-version", "\(mode)"]
      + features.flatMap { feature in
        feature == .defaultIsolation
          ? ["-default-isolation", "MainActor"]
          : ["-enable-upcoming-feature", feature.rawValue]
      }
  }
}

/// The compiler settings of a module: its language mode, and the features that its target enables.
public struct LanguageSettings: Sendable, CustomStringConvertible {
  /// A feature that a target can enable.
  public enum Feature: String, CaseIterable, Sendable {
    /// Code without an explicit isolation belongs to the main actor.
    case defaultIsolation = "default isolation"
    case existentialAny = "ExistentialAny"
    case inferIsolatedConformances = "InferIsolatedConformances"
    case internalImportsByDefault = "InternalImportsByDefault"
    case memberImportVisibility = "MemberImportVisibility"
    case nonisolatedNonsendingByDefault = "NonisolatedNonsendingByDefault"
  }

  /// The language mode.
  public var mode: Int
  /// The features that the target enables.
  public var features: [Feature]

  /// Makes the settings of a target with a language mode and enabled features.
  public init(mode: Int = 6, features: [Feature] = []) {
    self.mode = mode
    self.features = features
  }

  /// The settings of a target that enables no feature.
  public static let standard = LanguageSettings()

  /// The settings of a target that enables all features.
  public static let strictest = LanguageSettings(features: Feature.allCases)

  /// The settings of targets that enable all features, one for each language mode.
  public static let strictestOfModes = [
    strictest, LanguageSettings(mode: 5, features: Feature.allCases),
  ]

  /// The settings with each single feature, without features and with all features, for each language mode.
  public static let all =
    strictestOfModes
    + [6, 5].flatMap { mode in
      ([[]] + Feature.allCases.map { [$0] }).map { LanguageSettings(mode: mode, features: $0) }
    }

  /// Whether an import is internal if a file does not specify its access level.
  public var importsInternally: Bool { features.contains(.internalImportsByDefault) }

  /// Returns the settings without a feature.
  public func without(_ feature: Feature) -> LanguageSettings {
    LanguageSettings(mode: mode, features: features.filter { $0 != feature })
  }

  public var description: String {
    let features =
      features.count == Feature.allCases.count
      ? "all features" : features.map(\.rawValue).joined(separator: ", ")
    return "mode \(mode)\(features.isEmpty ? "" : ", \(features)")"
  }

  /// The options of the compiler.
  public var options: [String] {
    ["-swift-version", "\(mode)"]
      + features.flatMap { feature in
        feature == .defaultIsolation
          ? ["-default-isolation", "MainActor"]
          : ["-enable-upcoming-feature", feature.rawValue]
      }
  }
}

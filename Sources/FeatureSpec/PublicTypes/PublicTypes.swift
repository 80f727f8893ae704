import SpecSource

/// The public types of a module that generated files import.
///
/// A declaration of the same name in another module is ambiguous in a file that imports both.
public struct PublicTypes: Sendable {
  /// Those that are listed.
  private var names: Set<Substring>
  /// The prefixes of names that are too many to be listed.
  private var prefixes: [String] = []
  /// The names of C that the module brings along and that begin with capital letters.
  private var namesOfC: Set<Substring> = []

  /// Takes names with white space between them.
  private init(_ names: String) {
    self.names = Set(names.utf8.split(whereSeparator: \.isWhiteSpace).map { Substring($0) })
  }

  /// The types of a module; nil for a module that is not known.
  public static func of(_ module: String) -> PublicTypes? {
    known[module]
  }

  /// Whether a type of the name is, or may well be, among them.
  public func contains(_ name: String) -> Bool {
    lists(name) || namesOfC.contains(name[...]) || prefixes.contains { name.hasPrefix($0) }
      || !namesOfC.isEmpty && name.first?.isLowercase == true
  }

  /// Whether a type of the name is among them, as its name says.
  public func declares(_ name: String) -> Bool {
    lists(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// The types of the standard library and of concurrency that generated code and specs name.
  public static let standard = PublicTypes(standardTypes)

  /// Those that are listed.
  var listed: [String] { names.map(String.init) }

  /// Whether a type of the name is among those that are listed.
  package func lists(_ name: String) -> Bool {
    names.contains(name[...])
  }

  /// The modules that generated files import as a rule.
  private static let known: [String: PublicTypes] = [
    "Combine": PublicTypes(combineTypes),
    "ComposableArchitecture": PublicTypes(composableArchitectureTypes),
    "FeatureRuntime": PublicTypes(featureRuntimeTypes),
    "FeatureTesting": PublicTypes(featureTestingTypes),
    "Foundation": foundation,
    "Observation": PublicTypes(observationTypes),
    "SwiftUI": swiftUI,
    "Testing": PublicTypes(testingTypes),
  ]

  /// Foundation brings Dispatch, Core Foundation and C along.
  private static var foundation: PublicTypes {
    var types = PublicTypes(foundationTypes)
    types.prefixes = ["CF", "CG", "Dispatch", "NS"]
    types.namesOfC = PublicTypes(cTypes).names
    return types
  }

  /// SwiftUI brings Combine, Observation and UIKit or AppKit along.
  private static var swiftUI: PublicTypes {
    var types = PublicTypes([swiftUITypes, combineTypes, observationTypes].joined(separator: " "))
    types.prefixes = ["CA", "CT", "NS", "UI"]
    return types
  }
}

import SpecSource

/// The public types of a module that generated files import.
///
/// A declaration with the same name in another module is ambiguous in a file that imports both modules.
public struct PublicTypes: Sendable {
  /// The listed names.
  private var names: Set<Substring>
  /// The prefixes of names that are too numerous to list.
  private var prefixes: [String] = []
  /// The names of C that the module exports and that begin with capital letters.
  private var namesOfC: Set<Substring> = []

  /// Makes a list from names that are separated by white space.
  private init(_ names: String) {
    self.names = Set(names.utf8.split(whereSeparator: \.isWhiteSpace).map { Substring($0) })
  }

  /// Finds the types of a module; nil for an unknown module.
  public static func of(_ module: String) -> PublicTypes? {
    known[module]
  }

  /// Whether the module has, or probably has, a type with the name.
  public func contains(_ name: String) -> Bool {
    lists(name) || namesOfC.contains(name[...]) || prefixes.contains { name.hasPrefix($0) }
      || !namesOfC.isEmpty && name.first?.isLowercase == true
  }

  /// Whether the module declares a type with the name, according to the list and the prefixes.
  public func declares(_ name: String) -> Bool {
    lists(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// The types of the standard library and of concurrency that generated code and specs name.
  public static let standard = PublicTypes(standardTypes)

  /// The listed names.
  var listed: [String] { names.map(String.init) }

  /// Whether the list contains a type with the name.
  package func lists(_ name: String) -> Bool {
    names.contains(name[...])
  }

  /// The modules that generated files usually import.
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

  /// The types of Foundation, which exports Dispatch, Core Foundation and C.
  private static var foundation: PublicTypes {
    var types = PublicTypes(foundationTypes)
    types.prefixes = ["CF", "CG", "Dispatch", "NS"]
    types.namesOfC = PublicTypes(cTypes).names
    return types
  }

  /// The types of SwiftUI, which exports Combine, Observation and UIKit or AppKit.
  private static var swiftUI: PublicTypes {
    var types = PublicTypes([swiftUITypes, combineTypes, observationTypes].joined(separator: " "))
    types.prefixes = ["CA", "CT", "NS", "UI"]
    return types
  }
}

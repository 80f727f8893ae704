import FeatureAdoption
import FeatureProgram
import FeatureSpec
import SpecSource

/// A module that `featuregen init` chooses for generated code.
struct DraftModule {
  var name: String
  /// The folder of its generated files.
  var sources: String
  /// The folder of its generated tests.
  var tests: String
  /// The access level of most of the module's features; nil where it has no features.
  var accessOfFeatures: Settings.Access?

  /// Whether the module has handwritten features.
  var hasFeatures: Bool { accessOfFeatures != nil }

  /// Makes a module from a target, or a module in the usual folders.
  private init(_ name: String, among manifest: PackageManifest?) {
    self.name = name
    let target = manifest?.modules.first { $0.name == name }
    sources = target?.folder ?? "Sources/\(name)"
    tests = manifest?.tests(of: name)?.folder ?? "Tests/\(name)Tests"
  }

  /// Adds the handwritten features in the module's folder; its generated files get a folder of their own.
  private func with(_ features: [WrittenFeature]) -> DraftModule {
    let own = features.filter { $0.file.path.hasPrefix("\(sources)/") }
    guard !own.isEmpty else { return self }
    var module = self
    module.accessOfFeatures = own.count { $0.isPublic } * 2 > own.count ? .public : .internal
    module.sources += "/Generated"
    module.tests += "/Generated"
    return module
  }

  /// Returns the lines of the settings.
  ///
  /// - Parameter specs: The folder of the specs; nil for the usual folder of a single module.
  func settings(specs: String? = nil) -> [String] {
    [
      "module: \(name)", accessOfFeatures == .internal ? "access: internal" : nil,
      specs.map { "specs: \($0)" }, "sources: \(sources)", "tests: \(tests)",
    ].compactMap(\.self)
  }

  /// Chooses the modules: the one that was named, else the ones with features, else the only one of the package or
  /// below `Sources`, else `App`.
  ///
  /// - Parameters:
  ///   - name: The name on the command line; nil for none.
  ///   - folders: The folders below `Sources` that contain Swift.
  ///   - features: The handwritten features.
  static func choose(
    _ name: String?, among manifest: PackageManifest?, folders: Set<String>,
    features: [WrittenFeature]
  ) -> Parsed<[DraftModule]> {
    let targets = manifest?.modules ?? []
    let names = targets.isEmpty ? folders.sorted() : targets.map(\.name)
    func module(_ name: String) -> DraftModule {
      DraftModule(name, among: manifest).with(features)
    }
    if name == nil, case let known = names.map(module).filter(\.hasFeatures), !known.isEmpty {
      return Parsed(known)
    }
    guard name != nil || targets.count < 2 else {
      let ways = names.map { "'--module \($0)'" }.joined(separator: " or ")
      return .failed(
        .unusableArgument, "the package has several targets", hint: "choose one: \(ways)")
    }
    let chosen = name ?? (names.count == 1 ? names[0] : "App")
    let known = folders.union(names)
    if !known.contains(chosen),
      let lookalike = known.first(where: { $0.lowercased() == chosen.lowercased() })
    {
      return .failed(
        .unusableArgument,
        "'Sources/\(lookalike)' exists, and some systems do not distinguish it from 'Sources/\(chosen)'",
        hint: "write '--module \(lookalike)'")
    }
    return Parsed([module(chosen)])
  }
}

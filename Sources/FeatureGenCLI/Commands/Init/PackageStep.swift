import FeatureHeader

extension ProjectDraft {
  /// The change of the manifest that the generated code needs; nil when a target already depends on the library.
  var packageStep: String? {
    let library = CodeLibrary(of: templates)
    guard let manifest else {
      let lines = [
        "// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package(",
        "  name: \"\(modules[0].name)\",", arguments(library, withPlatforms: true), ")",
      ]
      return "write 'Package.swift'\(library.note):\n" + lines.joined(separator: "\n")
    }
    guard !manifest.products.contains(library.product) else { return nil }
    return """
      add to 'Package.swift'\(library.note):
      \(arguments(library, withPlatforms: !manifest.hasPlatforms))
      """
  }

  /// Writes the arguments of `Package` that the generated code needs.
  private func arguments(_ library: CodeLibrary, withPlatforms: Bool) -> String {
    let platforms = withPlatforms ? "  platforms: [.macOS(.v14), .iOS(.v17)],\n" : ""
    let product = ".product(name: \"\(library.product)\", package: \"\(library.package)\")"
    let plugin = library.plugin.map {
      ",\n      plugins: [.plugin(name: \"\($0)\", package: \"\(library.package)\")]"
    }
    let testing = library.testing.map {
      "\n        .product(name: \"\($0)\", package: \"\(library.package)\"),"
    }
    return platforms + """
        dependencies: [.package(url: "\(library.url)", from: "\(library.version)")],
        targets: [
          .target(
            name: "\(modules[0].name)",
            dependencies: [\(product)]\(plugin ?? "")),
          .testTarget(
            name: "\(modules[0].name)Tests",
            dependencies: [
              "\(modules[0].name)",
              \(product),\(testing ?? "")
            ]),
        ]
      """
  }
}

/// The library that generated code imports.
struct CodeLibrary {
  var package: String
  var url: String
  var version: String
  var product: String
  /// The explanation of a placeholder in the address.
  var note = ""
  /// The additional product that generated tests need.
  var testing: String?
  /// The plugin that compares the generated code with the specs in each build.
  var plugin: String?

  /// Makes the library of a template set.
  init(of templates: String) {
    if templates == "tca" {
      package = "swift-composable-architecture"
      url = "https://github.com/pointfreeco/swift-composable-architecture"
      version = "1.25.0"
      product = "ComposableArchitecture"
    } else {
      package = "featuregen"
      url = "https://github.com/OWNER/featuregen"
      note = ", where 'OWNER' is the owner of featuregen's repository"
      version = generatorVersion
      product = "FeatureRuntime"
      testing = "FeatureTesting"
      plugin = "FeatureGenCheck"
    }
  }
}

/// Makes the manifest of a package that builds and tests a project's generated code.
///
/// - Parameter runtime: The path of the package with the runtime.
public func packageManifest(runtime: String) -> ProjectFile {
  let package = runtime.split(separator: "/").last ?? ""
  return ProjectFile(
    path: "Package.swift",
    text: """
      // swift-tools-version: 6.2
      \(importing("PackageDescription"))

      let package = Package(
        name: "App",
        platforms: [.macOS(.v14), .iOS(.v17)],
        dependencies: [.package(path: "\(runtime)")],
        targets: [
          .target(name: "App", dependencies: [.product(name: "FeatureRuntime", package: "\(package)")]),
          .testTarget(
            name: "AppTests",
            dependencies: [
              "App", .product(name: "FeatureRuntime", package: "\(package)"),
              .product(name: "FeatureTesting", package: "\(package)"),
            ]),
        ],
        swiftLanguageModes: [.v6]
      )

      """)
}

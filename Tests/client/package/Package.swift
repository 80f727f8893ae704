// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "featuregen", path: "../../..")
  ],
  targets: [
    .target(
      name: "App",
      dependencies: [.product(name: "FeatureRuntime", package: "featuregen")],
      // The build fails when the generated code is out of date.
      plugins: [.plugin(name: "FeatureGenCheck", package: "featuregen")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App",
        .product(name: "FeatureRuntime", package: "featuregen"),
        .product(name: "FeatureTesting", package: "featuregen"),
      ]),
  ]
)

// swift-tools-version: 6.2
import PackageDescription

let runtime = Target.Dependency.product(name: "FeatureRuntime", package: "featuregen")
let testing = Target.Dependency.product(name: "FeatureTesting", package: "featuregen")

let package = Package(
  name: "client",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "featuregen", path: "../../..")],
  targets: [
    // Its build fails when the generated code is out of date.
    .target(
      name: "App", dependencies: [runtime],
      plugins: [.plugin(name: "FeatureGenCheck", package: "featuregen")]),
    .testTarget(name: "AppTests", dependencies: ["App", runtime, testing]),
  ],
  swiftLanguageModes: [.v6]
)

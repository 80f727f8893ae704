// swift-tools-version: 6.2
import PackageDescription

// A package that uses the tool of a release by a plugin of its own; the artifact bundle is put beside this file.
let package = Package(
  name: "release",
  targets: [
    .binaryTarget(name: "featuregen-tool", path: "featuregen.artifactbundle.zip"),
    .plugin(
      name: "FeatureGen",
      capability: .command(
        intent: .custom(verb: "featuregen", description: "Generates features from specs."),
        permissions: [.writeToPackageDirectory(reason: "'generate' writes files.")]),
      dependencies: ["featuregen-tool"],
      path: "Plugins/featuregen"),
  ]
)

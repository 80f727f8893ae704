// swift-tools-version: 6.2
import PackageDescription

// A package that uses the tool of a release; the artifact bundle is put beside this file.
let package = Package(
  name: "release",
  targets: [
    .binaryTarget(name: "featuregen", path: "featuregen.artifactbundle.zip"),
    .plugin(
      name: "Use",
      capability: .command(
        intent: .custom(verb: "use", description: "Runs the tool of the artifact bundle.")),
      dependencies: ["featuregen"]),
  ]
)

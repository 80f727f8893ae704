// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "featuregen",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .executable(name: "featuregen", targets: ["featuregen"]),
    .library(name: "FeatureRuntime", targets: ["FeatureRuntime"]),
    .library(name: "FeatureTesting", targets: ["FeatureTesting"]),
    .plugin(name: "FeatureGenCommand", targets: ["FeatureGenCommand"]),
    .plugin(name: "FeatureGenCheck", targets: ["FeatureGenCheck"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.4.0"),
    // A wide range: packages with macros pin it differently, and a narrow one would clash with theirs.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
  ],
  targets: [
    // The generator, in the order the data takes through it.

    // The system's C library, whatever its name.
    .target(name: "LibC"),
    // The operating system in one place: files, folders, threads, processes, signals.
    .target(name: "Platform", dependencies: ["LibC"]),
    // Source files, positions, diagnostics.
    .target(name: "SpecSource", dependencies: ["Platform"]),
    // Values of JSON: to parse and to print.
    .target(name: "JSON", dependencies: ["SpecSource"]),
    // The system's libyaml.
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // libyaml's events to a tree of nodes that know their places.
    .target(name: "SpecYAML", dependencies: ["CLibYAML", "Platform", "SpecSource"]),
    // Swift fragments of specs: their errors, and what they read and write.
    .target(
      name: "SpecSwift",
      dependencies: [
        "Platform", "SpecSource",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    // Generated Swift as values that know their origins, and their layout.
    .target(name: "SwiftCode", dependencies: ["SpecSource"]),
    // The spec language as it is written: its keys and values, and decoding.
    .target(
      name: "FeatureSpec",
      dependencies: ["JSON", "SpecSource", "SpecYAML", "SpecSwift"]),
    // Specs with their names resolved, the rules of the language, and lint.
    .target(
      name: "FeatureProgram",
      dependencies: ["FeatureSpec", "Platform", "SpecSource", "SpecYAML", "SpecSwift"]),
    // The template engine.
    .target(name: "StrictMustache", dependencies: ["SpecSource"]),
    // The header of generated files, by which they are compared with their specs.
    .target(name: "FeatureHeader"),
    // What has changed in meaning between two states of a project.
    .target(
      name: "FeatureComparison",
      dependencies: ["FeatureProgram", "FeatureSpec", "SpecSource", "SpecSwift"]),
    // Validated specs to diagrams and pages.
    .target(
      name: "FeatureDocumentation",
      dependencies: [
        "FeatureProgram", "FeatureSpec", "JSON", "Platform", "SpecSource", "SpecSwift",
      ]),
    // Validated specs to files in memory, and what has to change on disk.
    .target(
      name: "FeatureGenerator",
      dependencies: [
        "FeatureHeader", "FeatureProgram", "FeatureSpec", "Platform", "SpecSource", "SpecSwift",
        "StrictMustache", "SwiftCode",
      ]),
    // Features that differ from their specs in one thing, and the code that holds all of them at once.
    .target(
      name: "FeatureMutation",
      dependencies: ["FeatureProgram", "FeatureSpec", "SpecSource", "SpecSwift"]),
    // Features that an app has in Swift, and the specs that are made of them.
    .target(
      name: "FeatureAdoption",
      dependencies: [
        "FeatureGenerator", "FeatureHeader", "FeatureProgram", "FeatureSpec", "Platform",
        "SpecSource", "SpecSwift",
        "SpecYAML",
      ]),
    // The template sets, as files and bundled into the binary.
    .target(name: "FeatureTemplates", path: "Templates", exclude: ["redux", "runtime", "tca"]),
    // The commit that the tool is built from, where '.ci/release' tells it.
    .target(
      name: "CBuildCommit",
      cSettings: [
        .define("BUILD_COMMIT", to: "\"\(Context.environment["FEATUREGEN_COMMIT"] ?? "")\"")
      ]),
    // Messages over a stream of bytes; knows nothing of features.
    .target(name: "JSONRPC", dependencies: ["JSON", "SpecSource"]),
    // What editors ask about specs.
    .target(
      name: "FeatureLanguageServer",
      dependencies: ["FeatureProgram", "FeatureSpec", "JSON", "JSONRPC", "SpecSource", "SpecSwift"]),
    // Commands, files, terminal output.
    .target(
      name: "FeatureGenCLI",
      dependencies: [
        "CBuildCommit", "FeatureAdoption", "FeatureComparison", "FeatureDocumentation",
        "FeatureGenerator", "FeatureHeader", "FeatureLanguageServer", "FeatureMutation",
        "FeatureProgram", "FeatureSpec",
        "FeatureTemplates", "JSON", "JSONRPC", "Platform", "SpecSource", "SpecSwift", "SpecYAML",
        "StrictMustache", "SwiftCode",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // The command-line tool.
    .executableTarget(name: "featuregen", dependencies: ["FeatureGenCLI"]),

    // What packages use while they are built.

    // 'swift package featuregen …'. It has the tool built when it runs, and so does not depend on it.
    .plugin(
      name: "FeatureGenCommand",
      capability: .command(
        intent: .custom(
          verb: "featuregen", description: "Generates Swift features from specs, and checks them."),
        permissions: [.writeToPackageDirectory(reason: "'generate' writes the generated files.")]),
      path: "Sources/Plugins/FeatureGenCommand"),
    // Fails builds whose generated code is out of date.
    .plugin(
      name: "FeatureGenCheck", capability: .buildTool(), dependencies: ["featuregen-check"],
      path: "Sources/Plugins/FeatureGenCheck"),
    // The program of that plugin: compares headers with specs, and knows neither YAML nor Swift.
    .executableTarget(
      name: "featuregen-check",
      dependencies: ["FeatureHeader", "Platform", "SpecSource"], path: "Sources/FeatureGenCheck"),

    // What generated code and its tests import.

    // Reducers, effects, stores, dependencies, observation.
    .target(
      name: "FeatureRuntime",
      dependencies: [
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    // The exhaustive test store.
    .target(
      name: "FeatureTesting",
      dependencies: [
        "FeatureRuntime",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        // Without it a reported issue passes silently under Swift Testing on Linux.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]),
    // The reference features, generated from Specs/.
    .target(name: "ExampleFeatures", dependencies: ["FeatureRuntime"]),
    .target(name: "ExampleRecipes", dependencies: ["FeatureRuntime"]),

    // The reference features to touch.

    // Keys, text and pictures in a terminal that is given back as it was found.
    .target(name: "Terminal", dependencies: ["Platform"]),
    // The reference features in the terminal.
    .executableTarget(
      name: "ExampleApp",
      dependencies: [
        "ExampleFeatures", "FeatureRuntime", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // How fast all of it is.

    // What the runtime's benchmarks send actions to, generated from Specs/Benchmarks/.
    .target(
      name: "BenchmarkFeatures", dependencies: ["FeatureRuntime"],
      path: "Tests/Benchmarks/BenchmarkFeatures"),
    // Makes projects like those of large apps, as many specs as asked for.
    .target(
      name: "BenchmarkProjects", dependencies: ["RandomNumbers"],
      path: "Tests/Benchmarks/BenchmarkProjects"),
    // Counts what a thread allocates, where the system's allocator can be replaced.
    .target(name: "CAllocationCount", path: "Tests/Benchmarks/CAllocationCount"),
    // The benchmarks, as a command-line tool.
    .executableTarget(
      name: "featuregen-benchmarks",
      dependencies: [
        "BenchmarkFeatures", "BenchmarkProjects", "CAllocationCount", "CLibYAML", "FeatureRuntime",
        "FeatureTesting", "JSON", "JSONRPC", "RandomNumbers", "RandomProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Benchmarks/FeatureGenBenchmarks"),

    // Tests, and what they share.

    // Random numbers that are the same in every run.
    .target(name: "RandomNumbers", path: "Tests/Support/RandomNumbers"),
    // Makes projects of random features, with tests of what a model says that they do.
    .target(
      name: "RandomProjects", dependencies: ["BenchmarkProjects", "RandomNumbers"],
      path: "Tests/Support/RandomProjects"),
    // Programs that tests start, files and folders, and the golden cases.
    .target(
      name: "TestSupport", dependencies: ["CSpawn", "RandomNumbers"],
      path: "Tests/Support/TestSupport"),
    // Starts processes by what the system offers, where Swift does not see it.
    .target(name: "CSpawn", path: "Tests/Support/CSpawn"),
    // Starts processes in a terminal of their own, which Swift cannot by itself: it takes a fork.
    .target(name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal"),
    // Projects of texts, read and generated in memory.
    .target(
      name: "SpecSupport",
      dependencies: [
        "FeatureGenerator", "FeatureProgram", "FeatureSpec", "FeatureTemplates", "SpecSource",
        "SpecSwift",
        "SpecYAML",
      ],
      path: "Tests/Support/SpecSupport"),
    // The compiler beside the stub of the Composable Architecture.
    .target(
      name: "TypeChecking",
      dependencies: [
        "FeatureProgram", "FeatureSpec", "TestSupport",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Tests/Support/TypeChecking"),
    // What a terminal shows, in memory.
    .target(
      name: "TerminalSupport", dependencies: ["Terminal"], path: "Tests/Support/TerminalSupport"),
    .testTarget(name: "ArchitectureTests", dependencies: ["FeatureTemplates", "TestSupport"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),
    .testTarget(name: "SpecSourceTests", dependencies: ["SpecSource", "TestSupport"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "SpecSource"]),
    .testTarget(name: "SpecYAMLTests", dependencies: ["SpecYAML", "SpecSource", "TestSupport"]),
    .testTarget(name: "SpecSwiftTests", dependencies: ["SpecSwift", "SpecSource", "TestSupport"]),
    .testTarget(name: "SwiftCodeTests", dependencies: ["SpecSource", "SpecYAML", "SwiftCode"]),
    .testTarget(
      name: "FeatureSpecTests",
      dependencies: ["FeatureSpec", "SpecSource", "SpecSupport", "SpecYAML", "TestSupport"]),
    .testTarget(
      name: "FeatureProgramTests",
      dependencies: [
        "FeatureProgram", "FeatureSpec", "SpecSource", "SpecSupport", "SpecYAML", "TestSupport",
      ]),
    .testTarget(
      name: "StrictMustacheTests", dependencies: ["StrictMustache", "SpecSource", "TestSupport"]),
    .testTarget(name: "FeatureHeaderTests", dependencies: ["FeatureHeader"]),
    .testTarget(
      name: "FeatureGeneratorTests",
      dependencies: [
        "BenchmarkProjects", "FeatureGenerator", "FeatureHeader", "FeatureProgram",
        "FeatureRuntime", "FeatureSpec", "RandomNumbers", "RandomProjects", "SpecSource",
        "SpecSupport", "SpecYAML", "StrictMustache", "SwiftCode", "TestSupport", "TypeChecking",
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "FeatureComparisonTests",
      dependencies: [
        "FeatureComparison", "FeatureProgram", "FeatureSpec", "RandomProjects", "SpecSource",
        "SpecSupport", "SpecYAML", "TestSupport",
      ]),
    .testTarget(
      name: "FeatureDocumentationTests",
      dependencies: ["FeatureDocumentation", "SpecSource", "SpecSupport", "TestSupport"]),
    .testTarget(name: "FeatureMutationTests", dependencies: ["FeatureMutation"]),
    .testTarget(
      name: "FeatureAdoptionTests",
      dependencies: [
        "FeatureAdoption", "FeatureGenerator", "FeatureHeader", "FeatureProgram", "FeatureSpec",
        "RandomNumbers",
        "RandomProjects", "SpecSource", "SpecSupport", "SpecSwift", "SpecYAML", "TestSupport",
        "TypeChecking",
      ]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSON", "JSONRPC", "SpecSource"]),
    .testTarget(
      name: "FeatureLanguageServerTests",
      dependencies: [
        "FeatureGenerator", "FeatureLanguageServer", "FeatureProgram", "FeatureSpec", "JSON",
        "JSONRPC",
        "SpecSource", "SpecSupport", "SpecSwift", "SpecYAML", "SwiftCode", "TestSupport",
      ]),
    .testTarget(
      name: "FeatureGenCLITests",
      dependencies: [
        "BenchmarkProjects", "CAllocationCount", "FeatureAdoption", "FeatureComparison",
        "FeatureDocumentation", "FeatureGenCLI", "FeatureGenerator", "FeatureLanguageServer",
        "FeatureHeader", "FeatureMutation", "FeatureProgram", "FeatureSpec", "JSON", "JSONRPC",
        "Platform", "RandomNumbers", "RandomProjects", "SpecSource", "SpecSupport", "SpecSwift",
        "SpecYAML", "StrictMustache", "SwiftCode", "TestSupport", "TypeChecking",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "FeatureRuntimeTests",
      dependencies: [
        "FeatureRuntime", "FeatureTesting", "RandomNumbers", "TestSupport",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ]),
    .testTarget(
      name: "FeatureTestingTests",
      dependencies: ["ExampleFeatures", "FeatureRuntime", "FeatureTesting"]),
    .testTarget(
      name: "ExampleFeaturesTests",
      dependencies: ["ExampleFeatures", "FeatureRuntime", "FeatureTesting"]),
    .testTarget(
      name: "ExampleRecipesTests",
      dependencies: ["ExampleRecipes", "FeatureRuntime", "FeatureTesting"]),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "TerminalSupport", "TestSupport"]),
    .testTarget(
      name: "ExampleAppTests",
      dependencies: [
        "CPseudoTerminal", "ExampleApp", "ExampleFeatures", "FeatureRuntime", "Terminal",
        "TerminalSupport", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Only in CI: a newer SDK's first deprecation is to break nobody's build.
if Context.environment["CI"] != nil {
  for target in package.targets where target.type != .system && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
  }
}

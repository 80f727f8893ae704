import FeatureMutation
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// The mutants of a package, in a single build.
struct MutantBuild {
  /// The environment variable that chooses a mutant by its number; without the variable, the package behaves like its
  /// specs.
  static let environmentName = "FEATUREGEN_MUTANT"
  /// The variable in the code that holds the chosen number.
  private static let variable = "featuregenMutant"

  let copy: PackageCopy
  let runner: ProcessRunner
  /// The modules of the project.
  let modules: [ModuleSettings]
  /// The texts of the generated files by their paths.
  let originals: [String: String]

  /// Builds the package with all mutants that can be part of it.
  ///
  /// - Parameter candidates: The mutants by number.
  /// - Returns: The reasons of the mutants that are left out, by number; no value when the package cannot be built.
  func build(
    _ candidates: [Int: MutantCandidate]
  ) throws(FileSystemError) -> Parsed<[Int: Omission]> {
    var omissions = declarations(among: candidates)
    while true {
      let left = candidates.filter { omissions[$0.key] == nil }
      let files = switchedFiles(left)
      try copy.update(with: texts(of: files))
      Progress.shared.listener?("building mutants", 0, left.count)
      guard let result = try runSwift(["build", "--build-tests"]) else {
        return .failed(.missingProgram, "'swift' is not installed")
      }
      guard result.status != 0 else { return Parsed(omissions) }
      let log = String(decoding: result.output, as: UTF8.self) + result.error
      let errors = errors(in: log, files)
      guard !errors.isEmpty else { return buildFailure(log) }
      for (number, message) in errors {
        omissions[number] = Omission(kind: .doesNotCompile, detail: message)
      }
    }
  }

  /// Finds the mutants that change declarations, which cannot be chosen while the tests run.
  private func declarations(among candidates: [Int: MutantCandidate]) -> [Int: Omission] {
    let files = switchedFiles(candidates)
    return candidates.filter { number, candidate in
      candidate.files.keys.contains { files[$0]?.numbers.contains(number) != true }
    }.mapValues { _ in Omission(kind: .declaration) }
  }

  /// Runs a command of Swift's package manager to its end; nil when 'swift' is not installed.
  func runSwift(_ command: [String]) throws(FileSystemError) -> ProcessResult? {
    let words = commandLine(command)
    let result = try runner.run(words[0], Array(words.dropFirst()), [])
    // The exit status of 'env' when no program has the name.
    return result?.status == 127 ? nil : result
  }

  /// Returns the command line of a command of Swift's package manager.
  func commandLine(_ command: [String]) -> [String] {
    PackageManager(copy: copy).commandLine(command) + [
      // Nobody debugs this build, and unused values in a mutant are no errors.
      "-debug-info-format", "none", "-Xswiftc", "-no-warnings-as-errors",
    ]
  }

  /// Returns the files that differ in any mutant; each contains all its mutants.
  private func switchedFiles(_ candidates: [Int: MutantCandidate]) -> [String: SwitchedFile] {
    var variants: [String: [Int: String]] = [:]
    for (number, candidate) in candidates {
      for (path, text) in candidate.files { variants[path, default: [:]][number] = text }
    }
    return Dictionary(
      uniqueKeysWithValues: variants.map { path, texts in
        (
          path,
          SwitchedFile(originals[path] ?? "", variants: texts, choosingBy: Self.variable)
        )
      })
  }

  /// Returns the files of the copy that differ from the package.
  private func texts(of files: [String: SwitchedFile]) -> [String: [UInt8]] {
    var texts = files.mapValues { Array($0.text.utf8) }
    for module in modules {
      texts["\(module.sources)/FeaturegenMutant.swift"] = Array(Self.declaration.utf8)
    }
    return texts
  }

  /// The declaration of the variable; it is public, so that default values of public functions can use it.
  private static let declaration =
    "import Foundation\n\npublic let \(variable) =\n"
    + "  Int(ProcessInfo.processInfo.environment[\"\(environmentName)\"] ?? \"\") ?? 0\n"

  /// Finds the first error of each mutant that the compiler does not accept, by number.
  private func errors(in log: String, _ files: [String: SwitchedFile]) -> [Int: String] {
    var (inside, beside): ([Int: String], [Int: String]) = ([:], [:])
    for line in log.split(whereSeparator: \.isNewline) {
      guard let separator = line.firstRange(of: ": error: "), line.hasPrefix(copy.folder) else {
        continue
      }
      let place = line[..<separator.lowerBound].dropFirst(copy.folder.count + 1)
        .split(separator: ":")
      guard place.count > 1, let number = Int(place[1]), let file = files[String(place[0])] else {
        continue
      }
      let message = String(line[separator.upperBound...])
      for mutant in file.numbers(atLine: number) { inside[mutant] = inside[mutant] ?? message }
      for mutant in file.numbers { beside[mutant] = beside[mutant] ?? message }
    }
    // An error outside the mutants of a file is caused by one of them.
    return inside.isEmpty ? beside : inside
  }

  private func buildFailure<Value>(_ log: String) -> Parsed<Value> {
    let lines = log.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    let shown = (errors.isEmpty ? lines.suffix(5) : errors.prefix(5)).joined(separator: "\n")
    return .failed(
      .failedCommand, "the package does not build with its mutants",
      hint: """
        run 'swift build --build-tests' in '\(copy.root)' and in '\(copy.folder)', and correct its errors:
        \(shown)
        """)
  }
}

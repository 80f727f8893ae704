import FeatureMutation
import FeatureSpec
import SpecSource

/// The mutants of a package, built together.
struct MutantBuild {
  /// The environment variable that chooses a mutant by its number; without it the package behaves as its specs say.
  static let environmentName = "FEATUREGEN_MUTANT"
  /// The variable of the code that does so.
  private static let variable = "featuregenMutant"

  let copy: PackageCopy
  let runner: ProcessRunner
  /// The modules of the project.
  let modules: [ModuleSettings]
  /// The texts of the generated files by their paths.
  let originals: [String: String]

  /// Builds the package with all mutants; those that do not compile are logged and left out.
  ///
  /// - Parameter candidates: The mutants by number.
  /// - Returns: The numbers of the mutants that are in the package; no value when it cannot be built.
  func build(_ candidates: [Int: MutantCandidate]) throws(FileSystemError) -> Parsed<Set<Int>> {
    var left = candidates
    while true {
      let files = switchedFiles(left)
      let held = held(in: files, of: left)
      try copy.update(with: texts(of: files))
      Progress.shared.listener?("building mutants", 0, held.count)
      guard let result = try runner.run("swift", arguments(for: ["build", "--build-tests"]), [])
      else {
        return .failed("there is no 'swift' to build with")
      }
      guard result.status != 0 else { return Parsed(held) }
      let log = String(decoding: result.output, as: UTF8.self) + result.error
      let broken = numbers(brokenIn: log, files)
      guard !broken.isEmpty else { return buildFailure(log) }
      left = left.filter { held.contains($0.key) && !broken.contains($0.key) }
    }
  }

  /// The command line of a command of SwiftPM.
  func arguments(for command: [String]) -> [String] {
    command + [
      "--package-path", copy.folder, "--scratch-path", copy.buildFolder,
      // Nobody debugs this build, and unused values in a mutant are no mistakes.
      "-debug-info-format", "none", "-Xswiftc", "-no-warnings-as-errors",
    ]
  }

  /// The files that differ in any mutant, with all of these in them.
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

  /// The mutants that are in all the files that they change.
  private func held(
    in files: [String: SwitchedFile], of candidates: [Int: MutantCandidate]
  ) -> Set<Int> {
    Set(
      candidates.filter { number, candidate in
        candidate.files.keys.allSatisfy { files[$0]?.numbers.contains(number) ?? false }
      }.keys)
  }

  /// The files of the copy that differ from the package.
  private func texts(of files: [String: SwitchedFile]) -> [String: [UInt8]] {
    var texts = files.mapValues { Array($0.text.utf8) }
    for module in modules {
      texts["\(module.sources)/FeaturegenMutant.swift"] = Array(Self.declaration.utf8)
    }
    return texts
  }

  /// Declares the variable; it is public, so that default values of public functions can use it.
  private static let declaration =
    "import Foundation\n\npublic let \(variable) =\n"
    + "  Int(ProcessInfo.processInfo.environment[\"\(environmentName)\"] ?? \"\") ?? 0\n"

  /// The mutants that the compiler does not accept.
  private func numbers(brokenIn log: String, _ files: [String: SwitchedFile]) -> Set<Int> {
    var (broken, suspected): (Set<Int>, Set<Int>) = ([], [])
    for line in log.split(whereSeparator: \.isNewline) {
      guard let message = line.firstRange(of: ": error: "), line.hasPrefix(copy.folder) else {
        continue
      }
      let place = line[..<message.lowerBound].dropFirst(copy.folder.count + 1).split(separator: ":")
      guard place.count > 1, let number = Int(place[1]), let file = files[String(place[0])] else {
        continue
      }
      Progress.shared.log?.note("left out: \(line.dropFirst(copy.folder.count + 1))")
      broken.formUnion(file.numbers(atLine: number))
      suspected.formUnion(file.numbers)
    }
    // An error beside the mutants of a file is caused by one of them.
    return broken.isEmpty ? suspected : broken
  }

  private func buildFailure<Value>(_ log: String) -> Parsed<Value> {
    let lines = log.split(whereSeparator: \.isNewline)
    let errors = lines.filter { $0.contains("error: ") }
    let shown = (errors.isEmpty ? lines.suffix(5) : errors.prefix(5)).joined(separator: "\n")
    return .failed(
      "the package cannot be built with its mutants",
      hint: """
        'swift build --build-tests' has to succeed in '\(copy.root)', and in '\(copy.folder)':
        \(shown)
        """)
  }
}

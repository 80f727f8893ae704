import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// The parts of a `Package.swift` that `featuregen init` needs, as far as the manifest contains them as literals.
struct PackageManifest {
  /// A target with code: a package manager compiles it from its own Swift files.
  struct Target {
    /// The manifest functions that declare such targets.
    enum Kind: String {
      case target, executableTarget, testTarget
    }

    var kind: Kind
    var name: String
    /// The folder, relative to the manifest; nil for the default folder.
    var path: String?

    /// The folder of the target's files.
    var folder: String { path ?? "\(kind == .testTarget ? "Tests" : "Sources")/\(name)" }
  }

  /// The path of a manifest in its package.
  static let path = "Package.swift"

  /// The targets in the order of the manifest.
  private(set) var targets: [Target] = []
  /// The identities of the packages that the package depends on.
  private(set) var packages: Set<String> = []
  /// The releases with which the package may be built, by the identities of packages, where the manifest restricts
  /// them.
  private(set) var releases: [String: Range<LibraryRelease>] = [:]
  /// The products of other packages that targets depend on.
  private(set) var products: Set<String> = []
  /// Whether the manifest names the platforms of the package.
  private(set) var hasPlatforms = false

  /// Reads a manifest. A manifest that is not Swift has no targets.
  init(_ file: SourceFile) {
    guard let swift = readSwift(file) else { return }
    for declaration in swift.declarations {
      if let value = declaration.variable?.value { read(value) }
    }
  }

  /// The modules that features can be generated into.
  var modules: [Target] { targets.filter { $0.kind != .testTarget } }

  /// Finds the test target of a module: the target with the conventional name, or the only test target if the module
  /// is the only one.
  func tests(of module: String) -> Target? {
    let tests = targets.filter { $0.kind == .testTarget }
    return tests.first { $0.name == "\(module)Tests" }
      ?? (tests.count == 1 && modules.count == 1 ? tests[0] : nil)
  }

  private mutating func read(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let target = Target(callee, arguments) {
        targets.append(target)
        products.formUnion(Target.products(of: arguments))
      } else if let package = packageIdentity(callee, arguments) {
        packages.insert(package)
        releases[package] = packageReleases(arguments)
      } else {
        if arguments.contains(where: { $0.label == "platforms" }) { hasPlatforms = true }
        for argument in arguments { read(argument.value) }
      }
    case .array(let elements):
      for element in elements { read(element) }
    default: break
    }
  }
}

extension PackageManifest.Target {
  /// Reads `.target(name: "App", path: "App")`; nil for another call, or for a name that is no literal.
  fileprivate init?(_ callee: Expression, _ arguments: [LabeledValue]) {
    guard case .member(_, let function) = callee.kind, let kind = Kind(rawValue: function),
      let name = arguments.first(where: { $0.label == "name" })?.value.literalText
    else { return nil }
    self.init(
      kind: kind, name: name, path: arguments.first { $0.label == "path" }?.value.literalText)
  }

  /// Returns the products among the dependencies of a target:
  /// `.product(name: "FeatureRuntime", package: "featuregen")`, or only a name.
  fileprivate static func products(of arguments: [LabeledValue]) -> [String] {
    guard
      case .array(let elements)? = arguments.first(where: { $0.label == "dependencies" })?.value
        .kind
    else { return [] }
    return elements.compactMap { element in
      guard case .call(let callee, let arguments) = element.kind else { return element.literalText }
      guard case .member(_, "product") = callee.kind else { return nil }
      return arguments.first { $0.label == "name" }?.value.literalText
    }
  }
}

/// Returns the identity of `.package(url: "https://github.com/OWNER/featuregen.git", from: "1.0.0")`, which is the
/// last part of its address or path; nil for another call.
private func packageIdentity(_ callee: Expression, _ arguments: [LabeledValue]) -> String? {
  guard case .member(_, "package") = callee.kind,
    let address = arguments.first(where: { ["url", "path"].contains($0.label) })?.value.literalText
  else { return nil }
  return packageIdentity(ofPlace: address)
}

/// Returns the identity of the package at an address or a path; nil for an empty one.
func packageIdentity(ofPlace place: String) -> String? {
  guard let last = place.split(separator: "/").last else { return nil }
  return last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
}

/// Returns the releases that the arguments of `.package` specify; nil for a branch, a revision or a path.
private func packageReleases(_ arguments: [LabeledValue]) -> Range<LibraryRelease>? {
  for argument in arguments {
    switch argument.label {
    case "from": return argument.value.release?.toNextMajor
    case "exact": return argument.value.release?.alone
    case nil: if let releases = argument.value.releases { return releases }
    default: break
    }
  }
  return nil
}

extension Expression {
  /// The release that the expression names, if it is a string literal.
  fileprivate var release: LibraryRelease? { literalText.flatMap { LibraryRelease($0) } }

  /// The releases of `.upToNextMinor(from: "1.2.0")`, `.upToNextMajor(from: "1.2.0")`, `.exact("1.2.0")`,
  /// `"1.2.0"..<"2.0.0"` and `"1.2.0"..."1.9.0"`.
  fileprivate var releases: Range<LibraryRelease>? {
    if case .call(let callee, let arguments) = kind, case .member(_, let name) = callee.kind {
      let release = arguments.first?.value.release
      switch name {
      case "upToNextMajor": return release?.toNextMajor
      case "upToNextMinor": return release?.toNextMinor
      case "exact": return release?.alone
      default: return nil
      }
    }
    let words = source.text.split(separator: "\"", omittingEmptySubsequences: false)
      .map { $0.filter { !$0.isWhitespace } }
    guard words.count == 5, let first = LibraryRelease(words[1]),
      let last = LibraryRelease(words[3])
    else { return nil }
    switch words[2] {
    case "..<" where first < last: return first..<last
    case "..." where first <= last: return first..<last.alone.upperBound
    default: return nil
    }
  }
}

extension Expression {
  /// The contents of a string literal of one line without escapes; nil for any other expression.
  fileprivate var literalText: String? {
    let text = source.text
    guard case .other = kind, text.count > 2, text.hasPrefix("\""), text.hasSuffix("\""),
      !text.contains("\\"), !text.hasPrefix("\"\"\"")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

import FeatureProgram
import FeatureSpec
import JSON
import SpecSource

/// The Composable Architecture in the version with which an app is built.
struct AppLibrary {
  /// The identity of the library's package.
  static let identity = "swift-composable-architecture"

  /// The releases with which the app may be built.
  var releases: Range<LibraryRelease>
  /// The path of the file that names the releases.
  var path: String

  /// The version in the settings whose code compiles with the library; nil for none.
  var fittingVersion: TCAVersion? { TCAVersion.fitting(releases) }

  /// Finds the releases: the resolved ones, else the ones that a manifest requires; nil where no file names any.
  ///
  /// Of several files, the one closest to the project's folder decides, because Xcode and SwiftPM put it there.
  static func find(_ fileSystem: FileSystem) throws(FileSystemError) -> AppLibrary? {
    let found = try fileSystem.search(FileSearch(folders: [], endings: ["resolved", "swift"]))
    let paths = found.elsewhere.sorted { ($0.order, $0) < ($1.order, $1) }
    for path in paths where path.fileName == "Package.resolved" {
      guard let bytes = try fileSystem.read(path), let pin = pin(in: bytes) else { continue }
      // The version of a branch is unknown.
      let release = pin["state"]?["version"]?.text.flatMap { LibraryRelease($0) }
      return release.map { AppLibrary(releases: $0.alone, path: path) }
    }
    for path in paths where path.fileName == PackageManifest.path {
      guard let bytes = try fileSystem.read(path) else { continue }
      let manifest = PackageManifest(SourceFile(path: path, bytes: bytes))
      guard manifest.packages.contains(identity) else { continue }
      return manifest.releases[identity].map { AppLibrary(releases: $0, path: path) }
    }
    return nil
  }

  /// Finds the library's pin in a `Package.resolved`; nil where the file has none.
  ///
  /// The format has three versions: the first has its pins under `object`, and uses another key for their locations.
  private static func pin(in bytes: [UInt8]) -> JSONValue? {
    guard let root = try? parseJSON(bytes) else { return nil }
    let pins = root["pins"] ?? root["object"]?["pins"]
    return pins?.list?.first { pin in
      let place = pin["location"]?.text ?? pin["repositoryURL"]?.text ?? ""
      return pin["identity"]?.text == identity || packageIdentity(ofPlace: place) == identity
    }
  }
}

extension AppLibrary {
  /// Makes the diagnostic for generated code that does not compile with the library; nil where the code compiles.
  ///
  /// - Parameter version: The version that the settings name; nil without settings.
  func problem(writingFor version: TCAVersion?, severity: Diagnostic.Severity) -> Diagnostic? {
    let fact = "the app is built with \(inWords) of the Composable Architecture ('\(path)')"
    guard let fitting = fittingVersion else {
      let first = TCAVersion.first.libraryReleases.lowerBound
      let wayOut =
        releases.lowerBound > first
        ? "update featuregen, or build the app with an earlier release"
        : "build the app with \(first) or later: raise the version in 'Package.swift' or in Xcode"
      return Diagnostic(
        severity, .otherVersion, "\(fact), which featuregen does not support", at: nil,
        hint: wayOut)
    }
    guard let version, !version.libraryReleases.overlaps(releases) else { return nil }
    return Diagnostic(
      severity,
      .otherVersion,
      "\(fact), but the settings request code for \(version.releases)", at: nil,
      hint: "write \"tca: {version: '\(fitting.rawValue)'}\" in '\(settingsPath)'")
  }

  private var inWords: String {
    releases == releases.lowerBound.alone
      ? "\(releases.lowerBound)" : "a release from \(releases.lowerBound) to \(releases.upperBound)"
  }
}

extension String {
  /// The number of folders that enclose a file; a file in an Xcode project or workspace counts at the place of that
  /// project or workspace.
  fileprivate var order: Int {
    split(separator: "/").prefix { !$0.hasSuffix(".xcodeproj") && !$0.hasSuffix(".xcworkspace") }
      .count
  }

  fileprivate var fileName: Substring { split(separator: "/").last ?? "" }
}

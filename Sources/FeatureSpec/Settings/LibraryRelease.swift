/// A release of a package: `1.25.0`.
public struct LibraryRelease: Sendable, Hashable, Comparable, CustomStringConvertible {
  public var major: Int
  public var minor: Int
  public var patch: Int

  /// Makes a release from its numbers.
  public init(_ major: Int, _ minor: Int, _ patch: Int) {
    (self.major, self.minor, self.patch) = (major, minor, patch)
  }

  /// Reads a semantic version, without its suffix for prereleases and builds; nil for other texts.
  public init?(_ text: String) {
    let numbers = text.prefix { $0 != "-" && $0 != "+" }
      .split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let major = numbers[0], let minor = numbers[1],
      let patch = numbers[2], min(major, minor, patch) >= 0, max(major, minor, patch) < 1_000_000
    else { return nil }
    self.init(major, minor, patch)
  }

  public var description: String { "\(major).\(minor).\(patch)" }

  /// The range that contains only this release.
  public var alone: Range<LibraryRelease> { self..<LibraryRelease(major, minor, patch + 1) }

  /// The release and the later releases of its major version.
  public var toNextMajor: Range<LibraryRelease> { self..<LibraryRelease(major + 1, 0, 0) }

  /// The release and the later releases of its minor version.
  public var toNextMinor: Range<LibraryRelease> { self..<LibraryRelease(major, minor + 1, 0) }

  public static func < (first: LibraryRelease, second: LibraryRelease) -> Bool {
    (first.major, first.minor, first.patch) < (second.major, second.minor, second.patch)
  }
}

extension TCAVersion {
  /// The releases of the library with which the version's code compiles.
  public var libraryReleases: Range<LibraryRelease> {
    switch self {
    case .first: LibraryRelease(1, 17, 0)..<LibraryRelease(1, 25, 0)
    case .withEffectsOnChange: LibraryRelease(1, 25, 0)..<LibraryRelease(2, 0, 0)
    case .withUnlabelledScopes: LibraryRelease(1, 25, 6)..<LibraryRelease(2, 0, 0)
    }
  }

  /// Finds the version whose code compiles with one of some releases, preferring the standard version; nil for none.
  public static func fitting(_ releases: Range<LibraryRelease>) -> TCAVersion? {
    ([standard] + allCases).first { $0.libraryReleases.overlaps(releases) }
  }
}

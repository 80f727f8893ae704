/// A folder relative to the root of its git repository.
struct RepositoryFolder: Equatable {
  /// The path with a slash at its end, `ios/App/`; empty for the root itself.
  let prefix: String

  /// The root of a repository.
  static let root = RepositoryFolder(prefix: "")

  /// The path without a slash at its end, `ios/App`; empty for the root itself.
  var path: String { String(prefix.dropLast()) }

  /// Whether the folder lies below the root.
  var isBelowRoot: Bool { !prefix.isEmpty }

  /// The path from the folder to the root, `../../`; empty for the root itself.
  var pathToRoot: String {
    prefix.split(separator: "/").map { _ in "../" }.joined()
  }

  /// The path in a form that fits into a name, `ios-App`.
  var slug: String {
    String(path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// Returns the path of a file in the folder, relative to the root of the repository.
  func pathFromRoot(_ path: String) -> String { prefix + path }
}

import SpecSwift

/// Which files have which words; found out when it is asked for, once for all features.
final class WordPlaces {
  private let files: [ReadSwiftFile]
  /// The files' paths by the words; nil for words that several files have.
  private lazy var paths: [String: String?] = {
    var paths: [String: String?] = [:]
    for file in files {
      for word in Set(file.words(in: 0..<file.file.bytes.count)) {
        paths[word] = paths.keys.contains(word) ? .some(nil) : file.file.path
      }
    }
    return paths
  }()

  /// Takes the files of an app.
  init(_ files: [ReadSwiftFile]) { self.files = files }

  /// Whether no other file has a word.
  func has(_ word: String, onlyIn path: String) -> Bool {
    guard let found = paths[word] else { return true }
    return found == path
  }
}

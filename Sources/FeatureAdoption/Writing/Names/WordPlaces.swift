import SpecSwift

/// An index of the files by the words in them. It is built on first use, once for all features.
final class WordPlaces {
  private let files: [ReadSwiftFile]
  /// The positions of the files that contain a word, by word.
  private lazy var positions: [String: [Int]] = {
    var positions: [String: [Int]] = [:]
    for (position, file) in files.enumerated() {
      for word in Set(file.words(in: 0..<file.file.bytes.count)) {
        positions[word, default: []].append(position)
      }
    }
    return positions
  }()

  /// Makes the index of an app's files.
  init(_ files: [ReadSwiftFile]) { self.files = files }

  /// Returns the files that contain a word.
  func files(with word: String) -> [ReadSwiftFile] {
    (positions[word] ?? []).map { files[$0] }
  }
}

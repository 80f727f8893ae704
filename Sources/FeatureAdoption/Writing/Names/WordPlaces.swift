import Platform
import SpecSwift

/// An index of an app's files by the words in them.
struct WordPlaces {
  private let files: [ReadSwiftFile]
  /// The positions of the files that contain a word, by word.
  private let positions: [String: [Int]]

  /// Makes the index of files.
  init(_ files: [ReadSwiftFile], by workers: Workers) {
    let words = workers.map(files, as: "indexing files") { file in
      Set(file.words(in: 0..<file.file.bytes.count))
    }
    var positions: [String: [Int]] = [:]
    for (position, words) in words.enumerated() {
      for word in words { positions[word, default: []].append(position) }
    }
    (self.files, self.positions) = (files, positions)
  }

  /// Returns the files that contain a word.
  func files(with word: String) -> [ReadSwiftFile] {
    (positions[word] ?? []).map { files[$0] }
  }
}

import SpecSwift

/// Which files have which words; found out when it is asked for, once for all features.
final class WordPlaces {
  private let files: [ReadSwiftFile]
  /// The positions of the files that have a word.
  private lazy var positions: [String: [Int]] = {
    var positions: [String: [Int]] = [:]
    for (position, file) in files.enumerated() {
      for word in Set(file.words(in: 0..<file.file.bytes.count)) {
        positions[word, default: []].append(position)
      }
    }
    return positions
  }()

  /// Takes the files of an app.
  init(_ files: [ReadSwiftFile]) { self.files = files }

  /// The files that have a word.
  func files(with word: String) -> [ReadSwiftFile] {
    (positions[word] ?? []).map { files[$0] }
  }
}

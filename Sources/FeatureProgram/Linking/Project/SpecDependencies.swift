import FeatureSpec
import Platform
import SpecSource

extension FeatureProject {
  /// The specs that the files of each spec are made of, by the spec's path: its own first, then others in the order of
  /// their paths.
  ///
  /// Those of a feature are its children's and their children's, those that any of them is declared in, and those that any
  /// of them names; those of a client or model are the ones that it names. A client or model that is named brings those that it names itself. It is better to
  /// list one too many than to miss one: a spec that changed is named as a cause only where the output changed too.
  ///
  /// - Parameter workers: What shares the work.
  public func specDependencies(workers: Workers = .perCore) -> [String: [String]] {
    let names = SpecNames(of: self, workers)
    var result: [String: [String]] = [:]
    // Features that live in each other have the same descendants.
    var ofRings: [Int: [String]] = [:]
    for feature in features {
      let ring = facts.recursiveFeatures.ring(of: feature.name.value)
      let specs = ring.flatMap { ofRings[$0] } ?? sources(of: feature, names)
      if let ring { ofRings[ring] = specs }
      result[feature.name.path] = ordered(specs, own: feature.name.path)
    }
    for name in clients.map(\.name) + models.map(\.name) {
      result[name.path] = ordered(names.reached(from: [name.path]).sorted(), own: name.path)
    }
    return result
  }

  /// The specs that the files of a feature are made of, in the order of their paths.
  private func sources(of feature: Feature, _ names: SpecNames) -> [String] {
    let family = descendants(of: [feature]).flatMap(scopes).map(\.name.path)
    return names.reached(from: family).sorted()
  }

  /// Some features and all of their descendants, as far as their specs are there.
  public func descendants(of features: [Feature]) -> [Feature] {
    var seen: Set<String> = []
    var found: [Feature] = []
    var pending = features
    while let next = pending.popLast() {
      guard seen.insert(next.name.value).inserted else { continue }
      found.append(next)
      pending += next.children.flatMap(\.features).compactMap { feature(named: $0.feature.value) }
    }
    return found
  }

  private func ordered(_ specs: [String], own: String) -> [String] {
    [own] + specs.filter { $0 != own }
  }
}

/// The names by which specs refer to others.
private struct SpecNames {
  /// The specs that are mentioned in each spec, by its path.
  private var mentions: [String: Set<String>] = [:]
  /// The paths of the features; the names in a feature that is only named do not count.
  private let features: Set<String>

  init(of project: FeatureProject, _ workers: Workers) {
    features = Set(project.features.map(\.name.path))
    // By what others call them; types in others by their last names.
    var paths: [String: [String]] = [:]
    for client in project.clients {
      for name in Set([client.key.value, client.name.value]) {
        paths[name, default: []].append(client.name.path)
      }
    }
    for feature in project.features {
      let name = feature.outer == nil ? project.typeName(of: feature) : feature.ownName
      paths[name, default: []].append(feature.name.path)
    }
    for model in project.models { paths[model.name.value, default: []].append(model.name.path) }
    let all =
      project.features.map(\.name) + project.clients.map(\.name) + project.models.map(\.name)
    let known = KnownWords(paths)
    let mentioned = workers.map(all) { [paths] name in
      Set(known.mentioned(in: name.span.file.bytes).flatMap { paths[$0] ?? [] })
    }
    for (name, specs) in zip(all, mentioned) { mentions[name.path] = specs }
  }

  /// Some specs, those that they name, and those that clients and models among these name.
  func reached(from specs: [String]) -> Set<String> {
    var found = Set(specs)
    var pending = specs
    while let next = pending.popLast() {
      for path in mentions[next] ?? [] where found.insert(path).inserted && !features.contains(path)
      {
        pending.append(path)
      }
    }
    return found
  }
}

/// Words that are looked for in texts.
private struct KnownWords: Sendable {
  /// Whether some word has a shape: its length, first and last byte rule out most words of a text without a copy.
  private var hasShape = [Bool](repeating: false, count: shapeCount)
  private let words: Set<String>

  private static let shapeCount = 1 << 12

  init(_ paths: [String: [String]]) {
    words = Set(paths.keys)
    for word in words { hasShape[KnownWords.shape(Array(word.utf8)[...])] = true }
  }

  /// Those of the words that a text mentions.
  func mentioned(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, isPartOfWord(bytes[end]) { end += 1 }
      if end > start, hasShape[KnownWords.shape(bytes[start..<end])] {
        let word = String(decoding: bytes[start..<end], as: UTF8.self)
        if words.contains(word) { found.insert(word) }
      }
      start = end + 1
    }
    return found
  }

  private static func shape(_ word: ArraySlice<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    return (word.count &* 64 ^ Int(first) &* 8 ^ Int(last)) % shapeCount
  }

  /// Whether a byte could be one of a name's.
  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Located<String> {
  /// The path of the file it stands in.
  fileprivate var path: String { span.file.path }
}

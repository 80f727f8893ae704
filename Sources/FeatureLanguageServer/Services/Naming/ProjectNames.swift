import FeatureProgram
import FeatureSpec
import SpecSource

/// The names of a project: where each is declared, and where it is used.
struct ProjectNames: Sendable {
  let project: FeatureProject

  init(_ project: FeatureProject) {
    self.project = project
  }

  private var lookup: NameLookup { NameLookup(project: project) }

  /// The spec in a file.
  func spec(at path: String) -> Spec? {
    project.specs.first { $0.file.path == path }
  }

  /// What is declared or named at an offset of a spec's file.
  ///
  /// - Returns: The declaration, and where its name stands at the offset.
  func declaration(at offset: Int, in spec: Spec) -> (SpecDeclaration, SourceSpan)? {
    for declared in spec.declarations {
      for place in declared.declarations.map(declared.nameSpan) where place.touches(offset) {
        return (declared, place)
      }
    }
    let names = SpecNameReader.names(in: spec, lookup, KnownTypes(lookup))
      .filter { $0.span.touches(offset) }
    for name in names {
      guard let place = name.declaration, let declared = declaration(declaredAt: place),
        declared.renamed(name.name, to: declared.name, in: project) != nil
      else { continue }
      return (declared, name.span)
    }
    return nil
  }

  /// What is declared at a place.
  func declaration(declaredAt place: SourceSpan) -> SpecDeclaration? {
    spec(at: place.file.path)?.declarations.first { $0.declarations.contains(place) }
  }

  /// Every place that names a declaration, by file and offset.
  ///
  /// - Parameter isOpen: Gives the places at which only a compiler could tell instead.
  func uses(of declared: SpecDeclaration, isOpen: Bool = false) -> [FoundName] {
    let places = Set(declared.declarations)
    let words = declared.words(in: project)
    let types = KnownTypes(lookup)
    return project.specs.filter { spec in words.contains { spec.file.bytes.holds($0) } }
      .flatMap { SpecNameReader.names(in: $0, lookup, types) }
      .filter { name in
        guard words.contains(name.name) else { return false }
        return isOpen
          ? name.isOpen && name.form == .member
          : name.declaration.map(places.contains) ?? false
      }
      .sortedWithoutDoubles
  }
}

extension SpecDeclaration {
  /// What specs and their Swift call it.
  func words(in project: FeatureProject) -> Set<String> {
    switch kind {
    case .feature: [name, name + project.settings.suffix]
    case .child: [name, name.capitalizedFirst]
    case .field: [name, "$" + name]
    default: [name]
    }
  }

  /// What takes the place of a word that names it; nil for a word that does not.
  func renamed(_ word: String, to new: String, in project: FeatureProject) -> String? {
    let suffix = project.settings.suffix
    return switch word {
    case name: new
    case "$" + name where kind == .field: "$" + new
    case name + suffix where kind == .feature: new + suffix
    case name.capitalizedFirst where kind == .child: new.capitalizedFirst
    default: nil
    }
  }
}

extension SourceSpan {
  /// Whether an offset is in it, or right behind it.
  fileprivate func touches(_ offset: Int) -> Bool {
    startOffset <= offset && offset <= endOffset
  }
}

extension [FoundName] {
  /// The names by file and offset, each place once.
  fileprivate var sortedWithoutDoubles: [FoundName] {
    var seen: Set<SourceSpan> = []
    return filter { seen.insert($0.span).inserted }
      .sorted {
        ($0.span.file.path, $0.span.startOffset) < ($1.span.file.path, $1.span.startOffset)
      }
  }
}

extension [UInt8] {
  /// Whether a word stands somewhere, by itself or as a part of another.
  fileprivate func holds(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first, count >= word.count else { return false }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - word.count {
        if bytes[index] == first, bytes[index..<index + word.count].elementsEqual(word) {
          return true
        }
        index += 1
      }
      return false
    }
  }
}

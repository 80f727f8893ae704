import FeatureProgram
import FeatureSpec
import SpecSource

/// The names of a project, for editors: their declarations and uses.
struct ProjectNames: Sendable {
  let project: FeatureProject

  init(_ project: FeatureProject) {
    self.project = project
  }

  /// Finds the declaration that a name at an offset of a spec makes or uses.
  ///
  /// - Returns: The declaration, and the place of the name at the offset.
  func declaration(at offset: Int, in spec: Spec) -> (SpecDeclaration, SourceSpan)? {
    for declared in spec.declarations {
      for place in declared.nameSpans where place.touches(offset) { return (declared, place) }
    }
    for reference in project.references(of: spec) where reference.written.span.touches(offset) {
      guard let declared = project.declaration(of: reference.declaration),
        declared.renamed(reference.written.name, to: declared.name, in: project) != nil
      else { continue }
      return (declared, reference.written.span)
    }
    return nil
  }

  /// Finds the names with the spelling of a declaration.
  func uses(of declared: SpecDeclaration) -> NameUses {
    let words = declared.words(in: project)
    let specs = project.specs.filter { spec in words.contains { spec.file.bytes.holds($0) } }
    let names = project.names(in: specs)
    let known = names.flatMap(\.references).filter { $0.declaration == declared.id }.map(\.written)
    let unknown = names.flatMap(\.unknown).filter { $0.form == .member }
    return NameUses(
      known: known.filter { words.contains($0.name) }.sortedWithoutDoubles,
      unknown: unknown.filter { words.contains($0.name) }.sortedWithoutDoubles)
  }
}

/// The names with the spelling of a declaration, by file and offset.
struct NameUses: Sendable {
  /// The names that refer to the declaration.
  var known: [WrittenName]
  /// The members whose declaration only the compiler knows.
  var unknown: [WrittenName]
}

extension SpecDeclaration {
  /// Returns the words by which specs and their Swift name the declaration.
  func words(in project: FeatureProject) -> Set<String> {
    switch kind {
    case .feature: [name, name + project.settings.suffix]
    case .child: [name, name.capitalizedFirst]
    case .field: [name, "$" + name]
    default: [name]
    }
  }

  /// Returns the new word in place of a word that names the declaration; nil for a word that names something else.
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
  /// Whether an offset is in the span, or directly after it.
  func touches(_ offset: Int) -> Bool { startOffset <= offset && offset <= endOffset }
}

extension [WrittenName] {
  /// The names by file and offset, without duplicate places.
  fileprivate var sortedWithoutDoubles: [WrittenName] {
    var seen: Set<SourceSpan> = []
    return filter { seen.insert($0.span).inserted }
      .sorted {
        ($0.span.file.path, $0.span.startOffset) < ($1.span.file.path, $1.span.startOffset)
      }
  }
}

extension [UInt8] {
  /// Whether the bytes contain a word, alone or as a part of another word.
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

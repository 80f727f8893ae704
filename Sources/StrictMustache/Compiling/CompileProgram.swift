import SpecSource

/// Compiles templates to a program.
///
/// The stages: `scan` takes each file apart, `matchTags` pairs opening and close tags, `linkTemplates` resolves names
/// between the templates. If all went well, `placeTags` decides on lines and `Emitter` writes the steps.
///
/// - Returns: The program, nil when there is an error; and all problems, sorted.
func compileProgram(_ files: [String: SourceFile]) -> Parsed<Program> {
  let sorted = files.sorted { $0.key < $1.key }
  var scanned = sorted.map { name, file in
    var template = scan(file, name: name)
    matchTags(&template)
    return template
  }
  let indices = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.key), sorted.indices))
  let linking = linkTemplates(scanned, indices: indices)
  let diagnostics = (scanned.flatMap(\.diagnostics) + linking).sortedForPrinting()
  guard !diagnostics.containsErrors else { return Parsed(nil, diagnostics: diagnostics) }

  var emitter = Emitter(
    Program(
      templates: scanned.map { Program.Template(name: $0.name, file: $0.file) },
      templateIndices: indices))
  for index in scanned.indices {
    placeTags(&scanned[index])
    emitter.emit(scanned[index], index: index)
  }
  return Parsed(emitter.program, diagnostics: diagnostics)
}

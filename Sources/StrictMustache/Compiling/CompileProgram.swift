import SpecSource

/// Compiles templates to a program.
///
/// The stages: `scan` splits each file into tokens, `matchTags` pairs opening and close tags, `linkTemplates`
/// resolves names between the templates. If no stage reports an error, `placeTags` determines the layout of lines and
/// `Emitter` writes the steps.
///
/// - Returns: The program, nil after an error; and all problems, sorted.
func compileProgram(_ files: [String: SourceFile], isLenient: Bool) -> Parsed<Program> {
  var scanned = files.map { scanTemplate($1, name: $0) }
  if isLenient { scanned += emptyTemplates(missingIn: scanned) }
  scanned.sort { $0.name < $1.name }
  let indices = Dictionary(uniqueKeysWithValues: zip(scanned.map(\.name), scanned.indices))
  let linking = isLenient ? [] : linkTemplates(scanned, indices: indices)
  let diagnostics = (scanned.flatMap(\.diagnostics) + linking).sortedForPrinting()
  guard !diagnostics.containsErrors else { return Parsed(nil, diagnostics: diagnostics) }

  var emitter = Emitter(
    Program(
      templates: scanned.map { Program.Template(name: $0.name, file: $0.file) },
      templateIndices: indices, isLenient: isLenient))
  for index in scanned.indices {
    placeTags(&scanned[index])
    emitter.emit(scanned[index], index: index)
  }
  return Parsed(emitter.program, diagnostics: diagnostics)
}

/// Splits a file into tokens and pairs its tags.
private func scanTemplate(_ file: SourceFile, name: String) -> ScannedTemplate {
  var template = scan(file, name: name)
  matchTags(&template)
  return template
}

/// Makes empty templates for the names that tags use and no template has.
private func emptyTemplates(missingIn templates: [ScannedTemplate]) -> [ScannedTemplate] {
  let called = templates.reduce(into: Set()) { $0.formUnion(calledTemplates(in: $1)) }
  return called.subtracting(templates.map(\.name)).map { name in
    scanTemplate(SourceFile(path: name, text: ""), name: name)
  }
}

/// Returns the names of the templates that partial and parent tags of a template use.
func calledTemplates(in template: ScannedTemplate) -> Set<String> {
  Set(template.tokens.filter { $0.kind == .partial || $0.kind == .parent }.map(\.name))
}

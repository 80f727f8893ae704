import SpecSource
import SpecSwift

extension ClientParts {
  /// Checks that an endpoint is generated unchanged: it is a `@Sendable` closure, and the spec declares its first
  /// value if it has one.
  func checkEndpoint(_ variable: VariableDeclaration, _ member: Member) throws(NotDrafted) {
    let type = variable.type?.text ?? ""
    let attributes = type.prefix { $0 != "(" }.filter { !$0.isWhitespace }
    guard attributes == "@Sendable" else {
      throw NotDrafted("an endpoint whose attributes are not '@Sendable' alone", at: member.span)
    }
    let access = member.declaration.modifiers.filter { $0 != "public" }
    guard member.declaration.attributes.isEmpty, access.isEmpty,
      member.declaration.isPublic == self.type.origin.declaration.isPublic
    else { throw NotDrafted("an endpoint with attributes or other access", at: member.span) }
    guard let value = variable.value else { return }
    let isMacro = self.type.origin.declaration.has("DependencyClient")
    guard isMacro, case .closure(let closure) = value.kind, closure.body.count <= 1 else {
      throw NotDrafted("an initial value that no spec can express", at: member.span)
    }
    guard let first = closure.body.first?.value?.source.text else { return }
    let reader = EndpointReader(self.type)
    let isKnown = reader.isNothing(first) || first.hasPrefix("unimplemented(")
    let placeholder = reader.endpoints.first { $0.function.name == variable.name }
      .flatMap(reader.placeholder)
    if !isKnown, placeholder != first {
      throw NotDrafted("an initial value that no spec can express", at: member.span)
    }
  }

  /// Checks that an initializer only takes the endpoints, like a generated one.
  func checkInitializer(_ initializer: FunctionDeclaration, _ member: Member) throws(NotDrafted) {
    let names = client.endpoints ?? []
    let body = (initializer.body ?? []).map { $0.source.text.filter { !$0.isWhitespace } }
    guard initializer.parameters.map(\.label) == names,
      initializer.parameters.allSatisfy({ $0.value == nil && $0.name == $0.label }),
      body == names.map({ "self.\($0)=\($0)" })
    else {
      throw NotDrafted("an initializer that does more than set the endpoints", at: member.span)
    }
  }

  /// Whether a method has the name of an endpoint.
  func isLabelled(_ function: FunctionDeclaration) -> Bool {
    client.endpoints?.contains(function.name) ?? false
  }

  /// Checks that a method only adds labels to the values of its endpoint.
  func checkMethod(_ method: FunctionDeclaration, _ member: Member) throws(NotDrafted) {
    let words = swiftPieces(of: member.file.file.bytes[method.interior]).map(\.text)
      .filter { !["return", "try", "await", "self", ".", "(", ")", ","].contains($0) }
    guard method.name == words.first, Array(words.dropFirst()) == method.parameters.map(\.name),
      method.parameters.allSatisfy({ $0.value == nil })
    else { throw NotDrafted("a method that does more than call its endpoint", at: member.span) }
  }

  /// Checks that all comments that are cut out are in the spec, or stay in the file.
  func checkComments() throws(NotDrafted) {
    let spec = client.client.map(writtenSpec) ?? ""
    for cut in cuts {
      let bytes = cut.file.file.bytes
      for piece in swiftPieces(of: bytes[cut.range]) where piece.isComment {
        let lines = commentLines(piece.text)
        let isInSpec = lines.all.allSatisfy { spec.contains($0) }
        let stays = cut.text.contains(piece.text) || liveText.contains(piece.text)
        guard isInSpec || stays else {
          let start = cut.range.lowerBound
          throw NotDrafted(
            "a comment that no key can hold",
            at: cut.file.span(
              start + piece.range.lowerBound..<start + piece.range.upperBound))
        }
      }
    }
  }

  /// Checks that no call makes a client of only some of its endpoints, because the generated client has no such
  /// initializer.
  func checkCalls() throws(NotDrafted) {
    let names = client.endpoints ?? []
    for file in files {
      let pieces = swiftPieces(of: file.file.bytes).filter { !$0.isComment }
      let own = file.declarations.compactMap(\.type).filter { $0.name == type.name }
      for (index, piece) in pieces.enumerated().dropLast() where pieces[index + 1].text == "(" {
        let isOwn = own.contains { $0.interior.contains(piece.range.lowerBound) }
        let isName = piece.text == type.name || (piece.text == "Self" && isOwn)
        let isInit = piece.text == "init" && index > 0 && pieces[index - 1].text == "."
        guard isName || (isInit && isOwn) else { continue }
        let labels = labels(in: pieces[(index + 2)...])
        if isInit, !labels.isEmpty, !labels.contains(where: names.contains) { continue }
        let isCut = cuts.contains { cut in
          cut.file.file.path == file.file.path && cut.range.contains(piece.range.lowerBound)
            && !cut.text.contains(piece.text + "(")
        }
        guard labels == names || isCut else {
          throw NotDrafted(
            "a client that is created with only some of its endpoints", at: file.span(piece.range))
        }
      }
    }
  }

  /// Returns the labels of arguments; an empty label for an argument without one.
  private func labels(in pieces: ArraySlice<SwiftPiece>) -> [String] {
    var labels: [String] = []
    var depth = 0
    var isFirst = true
    for index in pieces.indices {
      let text = pieces[index].text
      if depth == 0, isFirst, text != ")" {
        let isLabel = index + 1 < pieces.endIndex && pieces[index + 1].text == ":"
        labels.append(isLabel ? text : "")
        isFirst = false
      }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth < 0 { break }
      if depth == 0, text == "," { isFirst = true }
    }
    return labels
  }

  /// Whether a file contains nothing but the client and private declarations.
  func isAlone(in file: ReadSwiftFile) -> Bool {
    file.declarations.allSatisfy { declaration in
      if ["private", "fileprivate"].contains(where: declaration.modifiers.contains) { return true }
      guard let inner = declaration.type else { return declaration.source.text.contains("import ") }
      let isKey =
        ["DependencyValues", "Dependencies.DependencyValues"].contains(inner.name)
        && inner.members.allSatisfy { $0.variable?.name == client.key }
      return inner.name == type.name || isKey
    }
  }

  /// Returns the file of the live value.
  func liveFile(of live: Member) throws(NotDrafted) -> String {
    let file = live.file
    let hidden = file.declarations.filter { declaration in
      ["private", "fileprivate"].contains(where: declaration.modifiers.contains)
    }
    let words = Set(file.words(in: live.declaration.source.range))
    for declaration in hidden {
      let names = swiftPieces(of: declaration.source.text.utf8).prefix(8).map(\.text)
      guard words.isDisjoint(with: names.filter { $0.count > 1 && !keywords.contains($0) }) else {
        throw NotDrafted("a live value that uses a private declaration", at: live.span)
      }
    }
    guard !file.file.text(0..<file.file.bytes.count).contains("#if") else {
      throw NotDrafted("a live value in a file with '#if'", at: live.span)
    }
    let imports = Set(file.imports + ["ComposableArchitecture"]).sorted()
    let text = DraftText(liveText).text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = text.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min()
    let lines = text.enumerated().map { number, line in
      let own =
        number == 0 ? line[...] : line.dropFirst(min(first ?? 0, line.prefix { $0 == " " }.count))
      return own.isEmpty ? "" : "  \(own)"
    }
    return imports.map { "import \($0)\n" }.joined()
      + "\n\(type.origin.declaration.extensionPrefix)extension \(type.name) {\n"
      + lines.joined(separator: "\n") + "\n}\n"
  }
}

/// The keywords that declare nothing themselves.
private let keywords: Set = [
  "private", "fileprivate", "static", "final", "let", "var", "func", "struct", "class", "enum",
  "actor", "extension", "typealias", "Sendable",
]

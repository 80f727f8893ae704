import SpecSource
import SpecSwift

/// A handwritten client, separated into the parts that a spec describes and the parts that stay.
struct ClientParts {
  /// The client.
  let client: AdoptedClient
  /// The type of the client.
  let type: LinkedType
  /// The files of the app.
  let files: [ReadSwiftFile]
  /// The ranges that are cut out of files, with their replacements.
  private(set) var cuts: [(range: Range<Int>, text: String, file: ReadSwiftFile)] = []
  /// The declaration of the live value.
  private(set) var live: Member?
  /// Whether the file of the live value contains little else and therefore becomes the file that the generator looks
  /// for.
  private(set) var movesFile = false
  /// The text of the live value with its new name.
  private(set) var liveText = ""

  init(client: AdoptedClient, type: LinkedType, files: [ReadSwiftFile]) {
    (self.client, self.type) = (client, type)
    self.files = files.filter { file in
      file.words(in: 0..<file.file.bytes.count).contains(type.name)
    }
  }

  /// Finds the parts of the client.
  ///
  /// - Throws: The reason that a part cannot be in a spec.
  mutating func read() throws(NotDrafted) {
    try checkType()
    try readLive()
    try readKey()
    try readType()
    for file in files {
      for declaration in file.declarations {
        guard let inner = declaration.type, inner.keyword == .extension, inner.name == type.name
        else { continue }
        try readExtension(inner, Member(declaration: declaration, file: file))
      }
    }
    try checkComments()
    try checkCalls()
  }

  private func checkType() throws(NotDrafted) {
    let span = type.origin.span
    let inherited: Set = ["Sendable", "DependencyKey", "TestDependencyKey"]
    if type.origin.declaration.isOfPackage { throw .packageAccess(at: span) }
    if type.name.contains(".") { throw NotDrafted("a client nested in another type", at: span) }
    if let other = type.type.inherited.first(where: { !inherited.contains($0) }) {
      throw NotDrafted("a client that conforms to '\(other)'", at: span)
    }
    let attributes = type.origin.declaration.attributes
    if attributes.contains(where: { $0.name != "DependencyClient" || $0.arguments != nil }) {
      throw NotDrafted("a client with attributes", at: span)
    }
    guard type.origin.file.imports.contains("ComposableArchitecture") else {
      throw NotDrafted("a client in a file that does not import 'ComposableArchitecture'", at: span)
    }
  }

  /// Finds the live value. A spec with `live: manual` requires a value with the name `live`.
  private mutating func readLive() throws(NotDrafted) {
    guard let (variable, member) = type.variable(named: "liveValue") else {
      throw NotDrafted("a client without a live value", at: type.origin.span)
    }
    guard member.file.module == type.origin.file.module else {
      throw NotDrafted("a live value in another module", at: member.span)
    }
    let others = type.members.filter { member in
      member.declaration.modifiers.contains("static")
        && (member.declaration.variable?.name == "live"
          || member.declaration.function?.name == "live")
    }
    if let other = others.first {
      let value =
        variable.value ?? (variable.getter?.count == 1 ? variable.getter?[0].value : nil)
      let names = [".live", "Self.live", "\(type.name).live"]
      guard others.count == 1, other.declaration.variable != nil,
        names.contains(value?.source.text ?? ""),
        other.file.module == type.origin.file.module
      else { throw NotDrafted("another declaration named 'live'", at: other.span) }
      setLive(other)
      return
    }
    setLive(member)
    let name = swiftPieces(of: member.declaration.source.text.utf8).first {
      $0.text == "liveValue"
    }
    let range = cutRange(of: member)
    let start = member.declaration.source.range.lowerBound - range.lowerBound
    var bytes = Array(liveText.utf8)
    if let name {
      bytes.replaceSubrange(
        start + name.range.lowerBound..<start + name.range.upperBound, with: "live".utf8)
    }
    liveText = String(decoding: bytes, as: UTF8.self)
  }

  private mutating func setLive(_ member: Member) {
    live = member
    movesFile = isAlone(in: member.file)
    liveText = member.file.file.text(cutRange(of: member))
  }

  /// Finds the declaration of the key.
  private mutating func readKey() throws(NotDrafted) {
    for file in files {
      for declaration in file.declarations {
        guard let owner = declaration.type, owner.keyword == .extension,
          ["DependencyValues", "Dependencies.DependencyValues"].contains(owner.name),
          let key = owner.members.first(where: { $0.variable?.name == client.key })
        else { continue }
        let member = Member(declaration: key, file: file)
        if key.isOfPackage || declaration.isOfPackage { throw .packageAccess(at: member.span) }
        let usual = "{get{self[\(type.name).self]}set{self[\(type.name).self]=newValue}}"
        let text = key.source.text
        let body = text.firstIndex(of: "{").map { text[$0...].filter { !$0.isWhitespace } }
        guard body == usual, file.module == type.origin.file.module else {
          throw NotDrafted("a key that does more than get and set the client", at: member.span)
        }
        let isAlone = owner.members.count == 1
        cut(isAlone ? Member(declaration: declaration, file: file) : member)
        return
      }
    }
    throw NotDrafted("a key that is declared elsewhere", at: client.span)
  }

  /// Separates the type: its endpoints are removed, its other members become an extension.
  private mutating func readType() throws(NotDrafted) {
    var kept: [Member] = []
    var endpoints: [String] = []
    for declaration in type.type.members {
      let member = Member(declaration: declaration, file: type.origin.file)
      switch declaration.kind {
      case .variable(let variable) where !declaration.modifiers.contains("static"):
        guard variable.getter == nil else {
          kept.append(member)
          continue
        }
        try checkEndpoint(variable, member)
        endpoints.append(variable.name)
      case .variable(let variable) where isReplaced(variable, member): continue
      case .initializer(let initializer): try checkInitializer(initializer, member)
      case .function(let function) where isLabelled(function): try checkMethod(function, member)
      case .conditional, .enumCase: throw NotDrafted("an unsupported member", at: member.span)
      default: kept.append(member)
      }
    }
    guard Set(endpoints) == Set(client.endpoints ?? []) else {
      throw NotDrafted("methods that are endpoints", at: type.origin.span)
    }
    cut(type.origin, keeping: kept)
  }

  /// Cuts the conformances, and the members that they require, out of an extension.
  private mutating func readExtension(
    _ owner: TypeDeclaration, _ member: Member
  ) throws(NotDrafted) {
    var kept: [Member] = []
    var gone: [Member] = []
    for declaration in owner.members {
      let inner = Member(declaration: declaration, file: member.file)
      if case .conditional = declaration.kind {
        throw NotDrafted("'#if' among the members", at: inner.span)
      }
      if let variable = declaration.variable, isReplaced(variable, inner) {
        gone.append(inner)
      } else if let function = declaration.function, isLabelled(function) {
        try checkMethod(function, inner)
        gone.append(inner)
      } else {
        kept.append(inner)
      }
    }
    let known: Set = ["Sendable", "DependencyKey", "TestDependencyKey"]
    let left = owner.inherited.filter { !known.contains($0) }
    if kept.isEmpty, left.isEmpty { return cut(member) }
    for inner in gone { cut(inner, in: owner) }
    if let live, live.isSame(as: kept) {
      cuts.append((cutRange(of: live), liveText, live.file))
    }
    guard left.count != owner.inherited.count else { return }
    let file = member.file
    let head = swiftPieces(
      of: file.file.bytes[member.declaration.source.range.lowerBound..<owner.interior.lowerBound])
    guard !head.contains(where: { $0.isComment || $0.text == "where" || $0.text == "@" }),
      let colon = head.first(where: { $0.text == ":" })
    else { throw NotDrafted("an unsupported extension", at: member.span) }
    let start = member.declaration.source.range.lowerBound + colon.range.lowerBound
    let names = left.isEmpty ? " {" : ": \(left.joined(separator: ", ")) {"
    cuts.append((start..<owner.interior.lowerBound, names, file))
    if left.isEmpty { trimBlanks(before: start, in: file) }
  }

  /// Cuts out the blank before the colon, too: `extension X : Y {`.
  private mutating func trimBlanks(before start: Int, in file: ReadSwiftFile) {
    var first = start
    while first > 0, file.file.bytes[first - 1].isBlank { first -= 1 }
    if first < start { cuts.append((first..<start, "", file)) }
  }

  /// Whether a value is in the spec, or gets another name.
  private func isReplaced(_ variable: VariableDeclaration, _ member: Member) -> Bool {
    if variable.name == "testValue" { return true }
    // The live value moves to its own file, or gets another name in its file.
    if live?.isSame(as: [member]) ?? false { return !movesFile }
    return variable.name == "liveValue"
  }

  private mutating func cut(_ member: Member) {
    cuts.append((cutRange(of: member), "", member.file))
  }

  /// Cuts out a member. The cut of the first and of the last member includes the adjacent empty line.
  private mutating func cut(_ member: Member, in owner: TypeDeclaration) {
    let range = cutRange(of: member)
    let bytes = member.file.file.bytes
    var start = range.lowerBound
    if bytes[range.upperBound..<owner.interior.upperBound].allSatisfy(\.isWhiteSpace) {
      while start > owner.interior.lowerBound, bytes[start - 1].isWhiteSpace { start -= 1 }
    }
    var end = range.upperBound
    if bytes[owner.interior.lowerBound..<start].allSatisfy(\.isWhiteSpace) {
      while end < owner.interior.upperBound, bytes[end].isWhiteSpace { end += 1 }
    }
    cuts.append((start..<end, "", member.file))
  }

  /// Cuts out the type, and moves the members that the spec does not describe to an extension.
  private mutating func cut(_ member: Member, keeping kept: [Member]) {
    var texts: [String] = []
    for inner in kept {
      let range = cutRange(of: inner)
      let text = live?.isSame(as: [inner]) ?? false ? liveText : inner.file.file.text(range)
      var start = range.lowerBound
      while start > 0, inner.file.file.bytes[start - 1].isBlank { start -= 1 }
      let blanks = String(
        decoding: inner.file.file.bytes[start..<range.lowerBound], as: UTF8.self)
      texts.append(blanks + text)
    }
    let head = "\(type.origin.declaration.extensionPrefix)extension \(type.name)"
    let text = kept.isEmpty ? "" : "\(head) {\n\(texts.joined(separator: "\n\n"))\n}"
    cuts.append((cutRange(of: member), text, member.file))
  }
}

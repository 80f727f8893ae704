import SpecSource
import SpecSwift

/// Finds the private declarations that a spec names. Generated code is in another file, therefore these declarations
/// become internal.
///
/// No other declaration may have the same name, unless the feature alone uses the private declaration: then the
/// declaration becomes a member of the feature. The feature itself is no longer private.
///
/// - Parameter places: The places of words in the app.
/// - Returns: The declarations that become internal, and the declarations that become members.
func openedNames(
  of draft: FeatureDraft, in places: WordPlaces, _ types: LinkedTypes
) throws(NotDrafted) -> (opened: [Member], moved: [Member]) {
  var names: [String: [Member]] = [:]
  var paths: Set<String> = []
  for member in [draft.feature.origin] + draft.members.drafted
  where paths.insert(member.file.file.path).inserted {
    for declaration in member.file.declarations where declaration.privateModifier != nil {
      guard let name = declaration.name else { continue }
      let isFeature = declaration.type != nil && name == draft.feature.name
      if isFeature, types.all.count(where: { $0.name == name }) == 1 { continue }
      names[name, default: []].append(Member(declaration: declaration, file: member.file))
    }
  }
  let hidden = draft.hiddenMembers
  guard !names.isEmpty || !hidden.isEmpty else { return ([], []) }
  var open = draft.usedWords
  for (_, member) in draft.members.kept { open.formUnion(member.shownWords) }
  for (_, member) in hidden { open.formUnion(member.shownWords) }
  open.formIntersection(names.keys)
  var opened: [String: [Member]] = [:]
  var moved: [Member] = []
  while let name = open.sorted().first(where: { opened[$0] == nil }) {
    let members = names[name] ?? []
    opened[name] = members
    let path = members[0].file.file.path
    // In other files the name would have another meaning.
    let isUnique = places.files(with: name).allSatisfy { file in
      file.file.path == path || !file.means(name)
    }
    if !isUnique || members.contains(where: { $0.file.file.path != path }) {
      if members.count == 1, draft.isAloneWith(members[0], named: name, beside: moved) {
        moved.append(members[0])
        opened[name] = []
        open.formUnion(names.keys.filter(members[0].shownWords.contains))
        continue
      }
      throw NotDrafted(
        "a declaration private to the file, whose name other files also use", at: members[0].span)
    }
    // An internal declaration does not expose private types.
    for member in members { open.formUnion(names.keys.filter(member.shownWords.contains)) }
  }
  var all = opened.sorted { $0.key < $1.key }.flatMap(\.value)
  for (holder, member) in hidden {
    for closed in [holder, member].compactMap(\.self)
    where closed.declaration.privateModifier != nil && !closed.isSame(as: all) {
      all.append(closed)
    }
  }
  return (all, moved)
}

extension FeatureDraft {
  /// The words in the spec and in the handlers that become functions.
  fileprivate var usedWords: Set<String> {
    Set(keys.flatMap { $0.value.textsAndKeys }.flatMap { words($0) })
      .union(manual.flatMap { words($0.body) })
  }

  /// The members of extensions that may be hidden from the generated code that names them.
  fileprivate var hiddenMembers: [(holder: Member?, member: Member)] {
    let used = usedWords
    let own = members.kept.map(\.member).filter { !$0.isInside(feature.origin) }.map { member in
      let range = member.declaration.source.range
      let holder = member.file.declarations.first {
        $0.type?.keyword == .extension && $0.source.range.contains(range.lowerBound)
      }
      return (holder: holder.map { Member(declaration: $0, file: member.file) }, member: member)
    }
    let file = feature.origin.file
    // Extensions of other types, such as 'AlertState' whose action is the feature's.
    let others = file.declarations.filter { declaration in
      declaration.type.map { $0.keyword == .extension && !isOwn($0.name) } ?? false
    }.flatMap { declaration in
      (declaration.type?.members ?? []).map { member in
        (
          holder: Optional(Member(declaration: declaration, file: file)),
          member: Member(declaration: member, file: file)
        )
      }
    }.filter { holder, member in
      [holder, member].contains { $0?.declaration.privateModifier != nil }
        && !member.isSame(as: members.drafted)
    }
    return (own + others).filter { _, member in
      member.declaration.name.map(used.contains) ?? false
    }
  }

  /// Whether a type is the feature or is nested in it.
  private func isOwn(_ type: String) -> Bool {
    type == feature.name || type.hasPrefix("\(feature.name).")
  }
}

extension Member {
  /// Whether the member is inside of another declaration.
  fileprivate func isInside(_ other: Member) -> Bool {
    file.file.path == other.file.file.path
      && other.declaration.source.range.contains(declaration.source.range.lowerBound)
  }
}

extension ReadSwiftFile {
  /// Whether a name may refer to a declaration at the top level of a file. This is not so if the name is a member or
  /// a label, or is declared in a type or a function.
  fileprivate func means(_ name: String) -> Bool {
    if declarations.contains(where: { $0.name == name }) { return true }
    let bytes = file.bytes
    let all = Array(placedWords(in: 0..<bytes.count))
    return all.indices.contains { index in
      let word = all[index]
      guard word.text == name else { return false }
      let before = bytes[..<word.range.lowerBound].last { !$0.isWhiteSpace }
      let after = bytes[word.range.upperBound...].first { !$0.isWhiteSpace }
      if before == UInt8(ascii: ".") { return false }
      if after == UInt8(ascii: ":"), before == UInt8(ascii: "(") || before == UInt8(ascii: ",") {
        return false
      }
      // An expression may follow 'case', too.
      let keyword = index > 0 ? all[index - 1].text : ""
      if keyword == "case" { return after == UInt8(ascii: ":") }
      return !["func", "let", "var"].contains(keyword)
    }
  }
}

extension Member {
  /// The words in the parts of the declaration that other code sees.
  fileprivate var shownWords: Set<String> {
    let whole = declaration.source.range
    switch declaration.kind {
    case .function(let function) where function.body != nil:
      return Set(file.words(in: whole.lowerBound..<function.interior.lowerBound))
    case .variable(let variable):
      guard let type = variable.type else { return Set(file.words(in: whole)) }
      return Set(words(type.text))
    default: return Set(file.words(in: whole))
    }
  }
}

extension RestOfFiles {
  /// Makes a private declaration internal.
  mutating func open(_ member: Member) {
    let range = member.declaration.source.range
    let bytes = member.file.file.bytes
    let piece = swiftPieces(of: bytes[range]).first {
      !$0.isComment && $0.text == member.declaration.privateModifier
    }
    guard let piece else { return }
    let end = range.lowerBound + piece.range.upperBound
    let after = bytes[end..<range.upperBound].prefix(while: \.isWhiteSpace).endIndex
    let modifier = range.lowerBound + piece.range.lowerBound..<after
    let isKnown = cuts[member.file.file.path]?.cuts.contains { $0.range == modifier } ?? false
    if !isKnown { add(Cut(range: modifier, text: ""), to: member.file) }
  }
}

extension Declaration {
  /// The modifier that makes the declaration private to its file.
  var privateModifier: String? {
    // A variable that only its file sets is visible to all files.
    if variable != nil, source.text.contains("private(set)") { return nil }
    return modifiers.first { ["private", "fileprivate"].contains($0) }
  }
}

extension Declaration {
  /// The name that the declaration declares.
  var name: String? {
    switch kind {
    case .type(let type): type.keyword == .extension ? nil : type.name
    case .variable(let variable): variable.name
    case .function(let function): function.name
    case .typeAlias(let name, _): name
    case .initializer, .enumCase, .conditional, .other: nil
    }
  }
}

extension SpecDraft {
  /// All texts of the draft, with the names of keys.
  var textsAndKeys: [String] {
    switch self {
    case .text(let text): [text.text]
    case .list(let items): items.flatMap(\.textsAndKeys)
    case .keys(let keys): keys.flatMap { [$0.name] + $0.value.textsAndKeys }
    }
  }
}

import Platform
import SpecSource
import SpecSwift

/// The rest of files from which features are cut out.
struct RestOfFiles {
  /// The files with their cuts, by their paths.
  private(set) var cuts: [String: (file: ReadSwiftFile, cuts: [Cut])] = [:]
  /// The new names of the files that move to the places where the generator looks for them, by their paths.
  var newNames: [String: String] = [:]

  /// The extensions that declare conformances, by the types' names; nil before they are read.
  var conformances: [String: [Member]]?

  /// A range to cut out, with its replacement.
  struct Cut {
    var range: Range<Int>
    var text: String
  }

  /// Cuts out a feature, exactly the parts that its spec describes. The other members of its types become extensions.
  mutating func cut(_ draft: FeatureDraft, in files: [ReadSwiftFile]) throws(NotDrafted) {
    let origin = draft.feature.origin
    let whole = origin.declaration.source.range
    let kept = draft.members.kept.filter { $0.member.isInside(whole, of: origin.file) }
    var text = try extensions(kept, of: draft, conformingTo: draft.protocols.moved)
    if draft.feature.name.contains("."), !text.isEmpty {
      guard let place = draft.placeAfterOuter else {
        throw NotDrafted("members that stay Swift in a nested feature", at: origin.span)
      }
      add(Cut(range: place..<place, text: "\n\n\(text)"), to: origin.file)
      text = ""
    }
    add(Cut(range: cutRange(of: origin), text: text), to: origin.file)
    var inside = [(whole, origin.file.file.path)]
    let drafted = draft.members.drafted.map { wholeExtension(of: $0, in: draft) ?? $0 }
    for member in drafted.sorted(by: {
      $0.declaration.source.range.count > $1.declaration.source.range.count
    }) {
      let path = member.file.file.path
      let isCut = inside.contains {
        $0.1 == path && $0.0.contains(member.declaration.source.range.lowerBound)
      }
      if isCut { continue }
      let own = draft.members.kept.filter {
        $0.member.isInside(member.declaration.source.range, of: member.file)
      }
      inside.append((member.declaration.source.range, path))
      add(Cut(range: cutRange(of: member), text: ""), to: member.file)
      guard !own.isEmpty else { continue }
      let place = member.outermost.source.range.upperBound
      let text = try extensions(own, of: draft)
      add(Cut(range: place..<place, text: "\n\n\(text)"), to: member.file)
    }
    try cutConformances(of: draft, in: files)
    if let file = draft.handlersFile {
      newNames[file.file.path] = "\(draft.name)+Handlers.swift"
      add(Cut(range: 0..<0, text: ""), to: file)
    }
    for member in draft.opened { open(member) }
    for member in draft.moved { move(member, into: draft.feature) }
  }

  /// Returns the extension around a member, if the spec describes all members of the extension.
  private func wholeExtension(of member: Member, in draft: FeatureDraft) -> Member? {
    let range = member.declaration.source.range
    let owner = member.file.declarations.first {
      $0.source.range.contains(range.lowerBound) && $0.source.range != range
    }
    guard let owner, let type = owner.type, type.keyword == .extension,
      draft.protocols.unused.isSuperset(of: type.conformances),
      type.name.hasPrefix(draft.feature.name),
      type.members.allSatisfy({
        Member(declaration: $0, file: member.file).isSame(as: draft.members.drafted)
      })
    else { return nil }
    return Member(declaration: owner, file: member.file)
  }

  /// Returns the files that change.
  func edits(by workers: Workers) -> [AdoptionFiles.Edit] {
    let changed = cuts.values.sorted { $0.file.file.path < $1.file.file.path }
    return workers.map(changed, as: "cutting files") { file, cuts in
      AdoptionFiles.Edit(
        file: file.file, text: rest(of: file, cuts), newName: newNames[file.file.path])
    }
  }

  mutating func add(_ cut: Cut, to file: ReadSwiftFile) {
    cuts[file.file.path, default: (file, [])].cuts.append(cut)
  }

  /// Returns members as extensions of the types that they belong to.
  ///
  /// - Parameter protocols: The protocols that the extension of the feature declares instead of the feature's
  ///   declaration.
  private func extensions(
    _ kept: [(type: String, member: Member)], of draft: FeatureDraft,
    conformingTo protocols: Set<String> = []
  ) throws(NotDrafted) -> String {
    let protocols = protocols.sorted().joined(separator: ", ")
    let prefix = draft.feature.origin.declaration.extensionPrefix
    let indentation = draft.feature.origin.file.indentation
    var order = protocols.isEmpty ? [] : [draft.feature.name]
    var texts: [String: [String]] = [:]
    for (type, member) in kept {
      if !order.contains(type) { order.append(type) }
      let rewritten = draft.members.rewritten.first { $0.beginsLike(member) }
      let names = ScopedNames(around: type, in: draft.feature)
      texts[type, default: []].append(names.qualify(text(of: rewritten ?? member)))
    }
    return order.map { type in
      let conforms = type == draft.feature.name && !protocols.isEmpty ? ": \(protocols)" : ""
      guard let texts = texts[type] else { return "\(prefix)extension \(type)\(conforms) {}" }
      let body = texts.joined(separator: "\n\n").split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map { $0.isEmpty ? "" : "\(indentation)\($0)" }.joined(separator: "\n")
      return "\(prefix)extension \(type)\(conforms) {\n\(body)\n}"
    }.joined(separator: "\n\n")
  }

  /// Returns a member with its comments, in a form that generated code can use.
  func text(of member: Member) -> String {
    let text = member.file.unindented(cutRange(of: member, withAll: true)).text
    guard
      let modifier = member.declaration.modifiers.first(where: {
        ["private", "fileprivate"].contains($0)
      })
    else { return text }
    let pieces = swiftPieces(of: text.utf8)
    guard let piece = pieces.first(where: { !$0.isComment && $0.text == modifier }) else {
      return text
    }
    let bytes = Array(text.utf8)
    let after = bytes[piece.range.upperBound...].drop(while: \.isWhiteSpace)
    return String(decoding: bytes[..<piece.range.lowerBound] + after, as: UTF8.self)
  }

  private func rest(of file: ReadSwiftFile, _ cuts: [Cut]) -> String? {
    var bytes = file.file.bytes
    // A member that is cut out as a whole needs no change of its modifiers.
    let cuts = cuts.filter { cut in
      !cuts.contains { $0.range != cut.range && $0.range.contains(cut.range.lowerBound) }
    }
    for cut in cuts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      var range = cut.range
      if cut.text.isEmpty { range = withEmptyLines(range, in: bytes) }
      bytes.replaceSubrange(range, with: Array(cut.text.utf8))
    }
    var left = readSwift(SourceFile(path: file.file.path, bytes: bytes))
    let empty = left.map { emptyExtensions(in: $0, restOf: file) } ?? []
    if !empty.isEmpty {
      for range in empty.reversed() { bytes.removeSubrange(range) }
      left = readSwift(SourceFile(path: file.file.path, bytes: bytes))
    }
    let rest = swiftPieces(of: bytes)
    let imports = left?.declarations.filter { $0.source.text.contains("import ") }.map(
      \.source.range)
    let header = file.file.bytes.prefix(file.declarations.first?.source.range.lowerBound ?? 0)
    let headerLines = swiftPieces(of: header).map(\.text)
    let holdsNothing = rest.allSatisfy { piece in
      if piece.isComment {
        return headerLines.contains(piece.text) || piece.text.isMark
          || isLinterCommand(piece.text)
      }
      return !piece.text.hasPrefix("#")
        && imports?.contains { $0.contains(piece.range.lowerBound) } == true
    }
    if holdsNothing { return nil }
    return withoutBlankRuns(String(decoding: bytes, as: UTF8.self))
  }

  /// Extends the range of a first member over the empty lines after it, which would become the first lines of its
  /// type.
  private func withEmptyLines(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let before = bytes[..<range.lowerBound].lastIndex { !$0.isWhiteSpace }
    let after = bytes[range.upperBound...].prefix(while: \.isWhiteSpace)
    guard let before, bytes[before] == UInt8(ascii: "{"),
      let last = after.lastIndex(of: UInt8(ascii: "\n")), last > after.startIndex
    else { return range }
    return (before + 1)..<last
  }

  /// Returns the ranges of the extensions that have become empty.
  private func emptyExtensions(
    in left: ReadSwiftFile, restOf file: ReadSwiftFile
  ) -> [Range<Int>] {
    // Extensions that were already empty stay.
    guard !file.declarations.contains(where: { $0.type?.isEmpty == true }) else { return [] }
    return left.declarations.filter { $0.type?.isEmpty == true && $0.attributes.isEmpty }
      .map(\.source.range).filter { !left.hasComment($0) }
  }

  /// Returns a text in which at most one empty line follows another line.
  private func withoutBlankRuns(_ text: String) -> String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isEmpty = line.allSatisfy(\.isWhitespace)
      if isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(isEmpty ? "" : line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// Whether the text is a comment that only separates declarations for editors.
  fileprivate var isMark: Bool { dropFirst(2).drop(while: \.isWhitespace).hasPrefix("MARK:") }
}

extension TypeDeclaration {
  /// Whether the declaration is an extension that adds nothing.
  fileprivate var isEmpty: Bool {
    keyword == .extension && members.isEmpty && inherited.isEmpty
  }
}

extension Member {
  /// The top-level declaration that contains the member, or the member itself.
  fileprivate var outermost: Declaration {
    let place = declaration.source.range.lowerBound
    return file.declarations.first { $0.source.range.contains(place) } ?? declaration
  }

  /// Whether the member begins at the same place as another one.
  fileprivate func beginsLike(_ other: Member) -> Bool {
    file.file.path == other.file.file.path
      && declaration.source.range.lowerBound == other.declaration.source.range.lowerBound
  }

  /// Whether the member is inside of a range of a file.
  fileprivate func isInside(_ range: Range<Int>, of file: ReadSwiftFile) -> Bool {
    self.file.file.path == file.file.path && range.contains(declaration.source.range.lowerBound)
      && declaration.source.range != range
  }
}

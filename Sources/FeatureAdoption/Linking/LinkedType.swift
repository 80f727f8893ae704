import SpecSource
import SpecSwift

/// A declaration, with the file that contains it.
struct Member {
  /// The declaration.
  var declaration: Declaration
  /// The file of the declaration.
  var file: ReadSwiftFile

  /// Returns the place of a part of the file.
  func span(of text: SourceText) -> SourceSpan {
    SourceSpan(file: file.file, offsets: text.range)
  }

  /// The place of the whole declaration.
  var span: SourceSpan { span(of: declaration.source) }

  /// Whether the declaration is a type or an extension that only exists under a condition.
  var isConditional: Bool {
    guard let type = declaration.type else { return false }
    let header = declaration.source.range.lowerBound..<type.interior.lowerBound
    return file.words(in: header).contains("where")
  }
}

/// A type with the members of all its extensions.
final class LinkedType {
  /// The name of the type, qualified by the types that contain it.
  let name: String
  /// The declaration of the type.
  let origin: Member
  /// The type's declaration from its keyword on.
  let type: TypeDeclaration
  /// The members of the type, including those of its extensions.
  fileprivate(set) var members: [Member] = []
  /// The protocols that the type and its extensions conform to.
  fileprivate(set) var inherited: [String]
  /// The types that are declared in the type, by their names.
  fileprivate(set) var nested: [String: LinkedType] = [:]

  fileprivate init(name: String, origin: Member, type: TypeDeclaration) {
    (self.name, self.origin, self.type) = (name, origin, type)
    inherited = type.protocols
  }

  /// Returns the type's functions of a name.
  func functions(named name: String) -> [(function: FunctionDeclaration, member: Member)] {
    members.compactMap { member in
      member.declaration.function.flatMap { $0.name == name ? ($0, member) : nil }
    }
  }

  /// Returns the type's property of a name.
  func variable(named name: String) -> (variable: VariableDeclaration, member: Member)? {
    members.lazy.compactMap { member in
      member.declaration.variable.flatMap { $0.name == name ? ($0, member) : nil }
    }.first
  }
}

extension TypeDeclaration {
  /// The protocols that the type conforms to, each by itself: `A & B` is two protocols.
  fileprivate var protocols: [String] {
    inherited.flatMap { $0.split(separator: "&").map { String($0).trimmingBlanks } }
  }
}

/// The types of an app, each with its extensions from all files.
struct LinkedTypes {
  /// All types, in the order of their places.
  private(set) var all: [LinkedType] = []
  /// The protocols that reducers conform to.
  private(set) var reducerProtocols: Set<String> = []
  /// The styles of the app's own protocols that refine `Reducer`; for generated code, the styles that it was
  /// generated for.
  var styles: [AppStyle] = []
  /// For generated code, the types that it was generated for, some of which are not generated.
  var originals: [LinkedTypes] = []
  /// The files that declare the types.
  let files: [ReadSwiftFile]
  /// The protocols of the app that nothing requires.
  let unusedProtocols = UnusedProtocols()
  private var byName: [String: [LinkedType]] = [:]
  private var extensions: [(name: String, member: Member, type: TypeDeclaration)] = []
  private var foreignMembers: [String: [Member]] = [:]
  private var aliases: [String: String] = [:]

  /// Makes the linked types of files.
  init(_ files: [ReadSwiftFile]) {
    self.files = files
    for file in files {
      for declaration in file.declarations { add(declaration, in: nil, file) }
    }
    // An extension may declare types that other extensions extend, therefore the short names come first.
    var index = 0
    extensions.sort {
      $0.name.utf8.count { $0 == UInt8(ascii: ".") }
        < $1.name.utf8.count { $0 == UInt8(ascii: ".") }
    }
    while index < extensions.count {
      let (name, member, type) = extensions[index]
      index += 1
      guard let extended = self[name, from: member.file] ?? constrained(name, member) else {
        let plain = withoutArguments(name)
        let last = plain.split(separator: ".").last.map(String.init) ?? plain
        foreignMembers[last, default: []] += type.members.map {
          Member(declaration: $0, file: member.file)
        }
        // The extended type is declared elsewhere, but the types that the extension declares are found.
        for declaration in type.members where declaration.type != nil {
          add(declaration, in: nil, member.file, named: "\(name).")
        }
        continue
      }
      if !member.isConditional { extended.inherited += type.protocols }
      addMembers(of: type, to: extended, member.file)
    }
    reducerProtocols = FeatureAdoption.reducerProtocols(among: all)
    styles = appStyles()
  }

  /// Returns the protocol of the app that an extension of the library's `Reducer` applies to:
  /// `where Self: FeatureReducer`.
  private func constrained(_ name: String, _ member: Member) -> LinkedType? {
    guard name == "Reducer", let type = member.declaration.type else { return nil }
    let header = words(
      member.file.file.text(member.declaration.source.range.lowerBound..<type.interior.lowerBound))
    guard let place = header.firstIndex(of: "Self"),
      Array(header[place...].prefix(2)) == ["Self", ":"], place + 2 < header.count,
      header[(place + 3)...].allSatisfy({ $0 == "{" })
    else { return nil }
    return self[header[place + 2], from: member.file]
  }

  /// The type that a name means in a file; the nearest one if several types have the name.
  subscript(name: String, from file: ReadSwiftFile) -> LinkedType? {
    let path = file.file.path
    return byName[name]?.max { first, second in
      commonPrefix(first.origin.file.file.path, path)
        < commonPrefix(second.origin.file.file.path, path)
    }
  }

  /// Returns the type that is written in a file, also if it is generic, optional, an alias, or qualified by a module.
  func type(written text: String, in file: ReadSwiftFile) -> LinkedType? {
    let name = withoutArguments(text)
    if let type = self[name, from: file] { return type }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : nil
    if let alias = aliases[parts.first ?? ""], withoutArguments(alias) != name {
      let path = [withoutArguments(alias)] + [rest].compactMap(\.self)
      return type(written: path.joined(separator: "."), in: file)
    }
    return rest.flatMap { self[$0, from: file] }
  }

  /// Returns the type that a name of the app is an alias of; the name itself if it is no alias.
  func meaning(of name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while let type = aliases[name], seen.insert(name).inserted { name = type.onOneLine }
    return name
  }

  /// Returns the members that the app adds to a type that it does not declare itself.
  func members(addedTo name: String) -> [Member] { foreignMembers[name] ?? [] }

  private mutating func add(
    _ declaration: Declaration, in owner: LinkedType?, _ file: ReadSwiftFile,
    named outer: String = ""
  ) {
    switch declaration.kind {
    case .type(let type):
      let member = Member(declaration: declaration, file: file)
      guard type.keyword != .extension else {
        extensions.append((type.name, member, type))
        return
      }
      let name = owner.map { "\($0.name).\(type.name)" } ?? outer + type.name
      let linked = LinkedType(name: name, origin: member, type: type)
      owner?.nested[type.name] = linked
      all.append(linked)
      byName[name, default: []].append(linked)
      addMembers(of: type, to: linked, file)
    case .typeAlias(let name, let type) where owner == nil: aliases[name] = type.text
    case .conditional(let declarations) where owner == nil:
      for declaration in declarations { add(declaration, in: nil, file) }
    default: break
    }
  }

  private mutating func addMembers(
    of type: TypeDeclaration, to owner: LinkedType, _ file: ReadSwiftFile
  ) {
    for declaration in type.members {
      owner.members.append(Member(declaration: declaration, file: file))
      add(declaration, in: owner, file)
    }
  }
}

/// Returns the name of a type without generic arguments and marks: `Form.State` for `Form<New, Old>.State?`.
func withoutArguments(_ text: String) -> String {
  var depth = 0
  return text.filter { character in
    if character == "<" { depth += 1 }
    defer { if character == ">" { depth -= 1 } }
    return depth == 0 && character != "?" && !character.isWhitespace
  }
}

/// Returns the number of bytes that two paths have in common at their beginnings.
private func commonPrefix(_ first: String, _ second: String) -> Int {
  if first == second { return .max }
  return zip(first.utf8, second.utf8).prefix { $0 == $1 }.count
}

import SpecSource
import SpecSwift

/// Links the types of files with their extensions.
struct TypeLinker {
  /// A type whose extensions are not all known yet.
  final class UnlinkedType {
    /// The name of the type, qualified by the types that contain it.
    let name: String
    /// The declaration of the type.
    let origin: Member
    /// The type's declaration from its keyword on.
    let type: TypeDeclaration
    /// The members that are known so far.
    fileprivate(set) var members: [Member] = []
    /// The protocols that are known so far.
    fileprivate(set) var inherited: [String]
    fileprivate var nested: [String: UnlinkedType] = [:]
    /// The type; nil until all its extensions are known.
    private var linked: LinkedType?

    fileprivate init(name: String, origin: Member, type: TypeDeclaration) {
      (self.name, self.origin, self.type) = (name, origin, type)
      inherited = type.protocols
    }

    /// Returns the type, of which all extensions are known.
    fileprivate func link() -> LinkedType {
      if let linked { return linked }
      let type = LinkedType(self, nested: nested.mapValues { $0.link() })
      linked = type
      return type
    }
  }

  /// The types, in the order of their places.
  private(set) var types: [LinkedType] = []
  /// The members that extensions add to types that no file declares, by the last parts of the types' names.
  private(set) var foreignMembers: [String: [Member]] = [:]
  /// The types that aliases outside of types mean, by the names of the aliases.
  private(set) var aliases: [String: String] = [:]
  private var unlinked: [UnlinkedType] = []
  private var byName: [String: [UnlinkedType]] = [:]
  private var extensions: [(name: String, member: Member, type: TypeDeclaration)] = []

  /// Links the types of files.
  init(_ files: [ReadSwiftFile]) {
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
      guard let extended = unlinkedType(named: name, from: member.file) ?? constrained(name, member)
      else {
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
    types = unlinked.map { $0.link() }
  }

  /// Returns the type that a name means in a file.
  private func unlinkedType(named name: String, from file: ReadSwiftFile) -> UnlinkedType? {
    byName[name]?.nearest(to: file) { $0.origin.file }
  }

  /// Returns the protocol of the app that an extension of the library's `Reducer` applies to:
  /// `where Self: FeatureReducer`.
  private func constrained(_ name: String, _ member: Member) -> UnlinkedType? {
    guard name == "Reducer", let type = member.declaration.type else { return nil }
    let header = words(
      member.file.file.text(member.declaration.source.range.lowerBound..<type.interior.lowerBound))
    guard let place = header.firstIndex(of: "Self"),
      Array(header[place...].prefix(2)) == ["Self", ":"], place + 2 < header.count,
      header[(place + 3)...].allSatisfy({ $0 == "{" })
    else { return nil }
    return unlinkedType(named: header[place + 2], from: member.file)
  }

  private mutating func add(
    _ declaration: Declaration, in owner: UnlinkedType?, _ file: ReadSwiftFile,
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
      let unlinkedType = UnlinkedType(name: name, origin: member, type: type)
      owner?.nested[type.name] = unlinkedType
      unlinked.append(unlinkedType)
      byName[name, default: []].append(unlinkedType)
      addMembers(of: type, to: unlinkedType, file)
    case .typeAlias(let name, let type) where owner == nil: aliases[name] = type.text
    case .conditional(let declarations) where owner == nil:
      for declaration in declarations { add(declaration, in: nil, file) }
    default: break
    }
  }

  private mutating func addMembers(
    of type: TypeDeclaration, to owner: UnlinkedType, _ file: ReadSwiftFile
  ) {
    for declaration in type.members {
      owner.members.append(Member(declaration: declaration, file: file))
      add(declaration, in: owner, file)
    }
  }
}

extension TypeDeclaration {
  /// The protocols that the type conforms to, each by itself: `A & B` is two protocols.
  fileprivate var protocols: [String] {
    inherited.flatMap { $0.split(separator: "&").map { String($0).trimmingBlanks } }
  }
}

extension Array {
  /// Returns the element whose file is nearest to a file.
  func nearest(to file: ReadSwiftFile, _ fileOf: (Element) -> ReadSwiftFile) -> Element? {
    let path = file.file.path
    return self.max { first, second in
      commonPrefix(fileOf(first).file.path, path) < commonPrefix(fileOf(second).file.path, path)
    }
  }
}

/// Returns the number of bytes that two paths have in common at their beginnings.
private func commonPrefix(_ first: String, _ second: String) -> Int {
  if first == second { return .max }
  return zip(first.utf8, second.utf8).prefix { $0 == $1 }.count
}

import Platform
import SpecSwift

/// Protocols of the app that types conform to and that nothing requires. Each protocol is looked up once.
struct UnusedProtocols {
  private let known = Locked<[String: Bool]>([:])

  /// Whether a protocol only repeats declarations of its types: no extension adds members to it, and code names it
  /// only to conform to it.
  func contains(_ name: String, in types: LinkedTypes) -> Bool {
    known.withLock { known in
      if let isUnused = known[name] { return isUnused }
      let isUnused = isUnused(name, in: types)
      known[name] = isUnused
      return isUnused
    }
  }

  private func isUnused(_ name: String, in types: LinkedTypes) -> Bool {
    let declared = types.all.filter { $0.name == name }
    guard declared.count == 1, declared[0].type.keyword == .protocol,
      declared[0].members.count == declared[0].type.members.count
    else { return false }
    return types.files.allSatisfy { file in
      let count = file.words(in: 0..<file.file.bytes.count).count { $0 == name }
      return count == 0
        || count == file.declarations.map { mentions(of: name, in: $0) }.reduce(0, +)
    }
  }

  /// Returns the number of times that a declaration declares the protocol or conforms to it.
  private func mentions(of name: String, in declaration: Declaration) -> Int {
    switch declaration.kind {
    case .type(let type):
      let isDeclared = type.keyword == .protocol && type.name == name
      let conforms = type.keyword == .protocol ? 0 : type.conformances.count { $0 == name }
      let inner = type.members.map { mentions(of: name, in: $0) }.reduce(0, +)
      return (isDeclared ? 1 : 0) + conforms + inner
    case .conditional(let declarations):
      return declarations.map { mentions(of: name, in: $0) }.reduce(0, +)
    default: return 0
    }
  }
}

extension TypeDeclaration {
  /// The names in the inheritance clause, each by itself.
  var conformances: [String] {
    inherited.flatMap { $0.split(separator: "&").map { String($0).trimmingBlanks } }
  }
}

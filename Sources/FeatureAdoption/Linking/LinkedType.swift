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
final class LinkedType: Sendable {
  /// The name of the type, qualified by the types that contain it.
  let name: String
  /// The declaration of the type.
  let origin: Member
  /// The type's declaration from its keyword on.
  let type: TypeDeclaration
  /// The members of the type, including those of its extensions.
  let members: [Member]
  /// The protocols that the type and its extensions conform to.
  let inherited: [String]
  /// The types that are declared in the type, by their names.
  let nested: [String: LinkedType]

  /// Makes a type whose extensions are known.
  init(_ unlinked: TypeLinker.UnlinkedType, nested: [String: LinkedType]) {
    (name, origin, type) = (unlinked.name, unlinked.origin, unlinked.type)
    (members, inherited) = (unlinked.members, unlinked.inherited)
    self.nested = nested
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

import SpecSource
import SpecSwift

/// The modules that generated clients import anyway, or that only their macros need.
private let impliedModules: Set = [
  "ComposableArchitecture", "Dependencies", "DependenciesMacros", "Foundation",
]

extension EndpointReader {
  /// Returns the keys of the client's spec.
  ///
  /// - Parameters:
  ///   - member: The declaration of the client's key.
  ///   - key: The name of the key.
  func keys(of member: Member, named key: String) -> [DraftKey] {
    let comments = commentLines(type.origin.declaration.comment)
    var keys = [
      DraftKey("client", .text(type.name), comments: comments.other), DraftKey("key", .text(key)),
    ]
    if let documentation = comments.doc ?? commentLines(member.declaration.comment).doc {
      keys.append(DraftKey("doc", documentation))
    }
    let imports = Set(type.origin.file.imports).subtracting(impliedModules).sorted()
    if !imports.isEmpty {
      keys.append(DraftKey("imports", .list(imports.map { .text($0) })))
    }
    return keys + [
      DraftKey("live", "manual"), DraftKey("endpoints", drafts(isGenerated: true)),
    ]
  }
}

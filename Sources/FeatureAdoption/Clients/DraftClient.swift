import SpecSource
import SpecSwift

/// Modules that generated clients import anyway, or that only their macros need.
private let impliedModules: Set = [
  "ComposableArchitecture", "Dependencies", "DependenciesMacros", "Foundation",
]

extension EndpointReader {
  /// The keys of the client's spec.
  ///
  /// - Parameters:
  ///   - member: What declares its key.
  ///   - key: The name of that.
  func keys(of member: Member, named key: String) -> [DraftKey] {
    let comments = commentLines(type.origin.declaration.comment)
    var documentation = comments.documentation
    if documentation.isEmpty {
      documentation = commentLines(member.declaration.comment).documentation
    }
    var keys = [
      DraftKey("client", .text(type.name), comments: comments.other), DraftKey("key", .text(key)),
    ]
    if !documentation.isEmpty {
      keys.append(DraftKey("doc", .text(documentation.joined(separator: "\n"))))
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

import SpecSource
import SpecSwift

// A type that only asks for dependencies may be made where it is used: it always gets the current dependencies.
extension DraftingContext {
  /// Returns the type of a stored property that only groups dependencies: `let clients = Clients()`; nil for other
  /// members.
  func dependencyGroup(_ member: Member) -> String? {
    guard let variable = member.declaration.variable, variable.isConstant,
      let value = variable.value, case .call(let callee, let arguments) = value.kind,
      arguments.isEmpty, let type = feature.nested[callee.source.text],
      type.type.keyword == .struct, variable.type.map({ $0.text == type.type.name }) ?? true,
      type.members.allSatisfy(\.asksOrComputes),
      member.declaration.attributes.allSatisfy({ $0.name == "ObservationIgnored" }),
      feature.members.count(where: { $0.declaration.source == member.declaration.source }) == 1
    else { return nil }
    return type.type.name
  }
}

extension TypeReader {
  /// Keeps a property that only groups dependencies as a computed property that makes its value.
  mutating func keepGroup(_ member: Member) {
    guard let type = context.dependencyGroup(member), let variable = member.declaration.variable
    else {
      return
    }
    let range = member.declaration.source.range
    let words = member.declaration.modifiers + ["var \(variable.name): \(type) { \(type)() }"]
    var bytes = member.file.file.bytes
    bytes.replaceSubrange(range, with: words.joined(separator: " ").utf8)
    let file = readSwift(SourceFile(path: member.file.file.path, bytes: bytes))
    guard let rewritten = file?.member(at: range.lowerBound) else { return }
    keep(member, in: feature.name)
    members.rewritten.append(rewritten)
  }
}

extension Member {
  /// Whether the member asks for a dependency, or stores nothing.
  fileprivate var asksOrComputes: Bool {
    switch declaration.kind {
    case .variable(let variable):
      declaration.has("Dependency") || variable.getter != nil
        || declaration.modifiers.contains("static")
    case .function, .typeAlias, .type: true
    case .initializer, .enumCase, .conditional, .other: false
    }
  }
}

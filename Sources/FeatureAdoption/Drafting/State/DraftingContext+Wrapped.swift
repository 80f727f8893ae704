import SpecSource
import SpecSwift

/// The property wrappers whose values only a database sets.
private let fetching: Set = ["Fetch", "FetchAll", "FetchOne"]

/// The library's own wrappers, which other keys express.
private let ownWrappers: Set = [
  "BindingState", "ObservationStateIgnored", "ObservationStateTracked", "PresentationState",
  "Presents", "Shared", "SharedReader",
]

extension DraftingContext {
  /// Returns the property wrapper around a field, as a spec declares it; nil when the field has several wrappers, or
  /// one of the library.
  ///
  /// - Parameter names: The names of the field's attributes.
  func wrapper(of member: Member, _ names: [String]) -> SpecDraft? {
    guard names.count == 1, !ownWrappers.contains(names[0]), !isConstant(member),
      let attribute = member.declaration.attributes.first(where: { $0.name == names[0] }),
      names[0].utf8.allSatisfy(\.isNameByte)
    else { return nil }
    guard let arguments = attribute.arguments else { return .text("@\(names[0])", at: member.span) }
    return arguments.asArguments.map { .text("@\(names[0])(\($0))", at: member.span) }
  }

  /// Whether the library does not observe a field, because it has another wrapper or because another property is
  /// observed.
  func isIgnored(_ declaration: Declaration) -> Bool {
    declaration.attributes.count > 1
      || declaration.variable.map { fieldName(of: $0) != $0.name } ?? false
  }

  /// Whether Swift makes the initializer of a state. Such an initializer takes the fetched fields, too.
  func takesFetched(_ state: LinkedType) -> Bool {
    !feature.isPublic && state.members.contains(where: \.isFetched)
      && state.members.allSatisfy { member in
        guard let variable = member.declaration.variable else { return true }
        return !member.declaration.has("Shared") && !member.declaration.has("SharedReader")
          && (!variable.isConstant || variable.value == nil)
      }
  }

  private func isConstant(_ member: Member) -> Bool {
    member.declaration.variable?.isConstant ?? true
  }
}

extension Member {
  /// Whether a database sets the field's value.
  var isFetched: Bool { declaration.attributes.contains { fetching.contains($0.name) } }
}

extension String {
  /// The arguments on a single line; nil if a closure among them has several lines, or if they contain a comment.
  fileprivate var asArguments: String? {
    let bytes = Array(utf8)
    var depth = 0
    for piece in swiftPieces(of: bytes) {
      if piece.isComment { return nil }
      if piece.text == "{" { depth += 1 }
      if piece.text == "}" { depth -= 1 }
      let line = bytes[piece.range.upperBound...].prefix { $0.isWhiteSpace }
      if depth > 0, line.contains(UInt8(ascii: "\n")) { return nil }
    }
    let lines = split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }
    return lines.reduce("") { text, line in
      text.isEmpty || line.hasPrefix(".") || line.hasPrefix(")") || text.hasSuffix("(")
        ? text + line : "\(text) \(line)"
    }
  }
}

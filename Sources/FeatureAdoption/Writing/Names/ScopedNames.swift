import SpecSwift

/// The names that a type sees in the types around it, and that an extension of the type does not see.
struct ScopedNames {
  /// The names, each qualified by the type that declares it: `Player.Phase`.
  private var qualified: [String: String] = [:]

  /// Finds the names around a type of a feature.
  ///
  /// - Parameter type: The type, as in `Player.State`.
  init(around type: String, in feature: LinkedType) {
    guard type.hasPrefix("\(feature.name).") else { return }
    var scope = feature
    for name in type.dropFirst(feature.name.count + 1).split(separator: ".") {
      for member in scope.members where member.isVisibleInside {
        guard let own = member.declaration.name else { continue }
        qualified[own] = "\(scope.name).\(own)"
      }
      guard let inner = scope.nested[String(name)] else { return }
      scope = inner
    }
    // The type's own names take precedence.
    for member in scope.members { member.declaration.name.map { qualified[$0] = nil } }
  }

  /// Qualifies the names in a member's text by the types that declare them.
  func qualify(_ text: String) -> String {
    guard !qualified.isEmpty else { return text }
    let pieces = swiftPieces(of: text.utf8).filter(\.isCode)
    let texts = [""] + pieces.map(\.text) + [""]
    // A constant, a parameter or a label with the name is not a member of the types around.
    let declared = pieces.indices.filter { index in
      let (before, after) = (texts[index], texts[index + 2])
      return Self.declaring.contains(before) || after == ":" && !["?", ":", "["].contains(before)
    }
    let others = Set(declared.map { pieces[$0].text })
    var bytes = Array(text.utf8)
    for (index, piece) in pieces.enumerated().reversed() {
      guard let name = qualified[piece.text], !others.contains(piece.text), texts[index] != "."
      else { continue }
      bytes.replaceSubrange(piece.range, with: name.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The keywords that declare the name after them.
  private static let declaring: Set = [
    "actor", "associatedtype", "case", "class", "enum", "for", "func", "let", "protocol", "struct",
    "typealias", "var",
  ]
}

extension Member {
  /// Whether the types nested in the member's type see the member by its unqualified name.
  fileprivate var isVisibleInside: Bool {
    switch declaration.kind {
    case .type(let type): type.keyword != .extension
    case .typeAlias: true
    case .variable, .function:
      declaration.modifiers.contains("static") || declaration.modifiers.contains("class")
    case .initializer, .enumCase, .conditional, .other: false
    }
  }
}

import SpecSource
import SpecSwift

/// The functions that a member of the same name would hide from a feature's calls.
private let knownFunctions: Set = [
  "abs", "ceil", "dump", "exp", "floor", "log", "max", "min", "pow", "print", "round", "sequence",
  "sqrt", "stride", "swap", "type", "zip",
]

extension FeatureDraft {
  /// Whether the feature alone uses a private declaration, which then may become a member: a function that the
  /// feature's own functions call, a type, or a value.
  ///
  /// - Parameter moved: The other declarations that become members.
  func isAloneWith(_ member: Member, named name: String, beside moved: [Member]) -> Bool {
    let isType = member.declaration.type != nil
    guard isType || member.declaration.function?.body != nil || member.canBeMember(of: feature),
      !knownFunctions.contains(name),
      member.declaration.attributes.isEmpty, !feature.declares(name),
      feature.functions(named: name).isEmpty, feature.variable(named: name) == nil
    else { return false }
    let file = member.file
    guard feature.origin.file.file.path == file.file.path else { return false }
    let whole =
      [feature.origin.declaration.source.range]
      + moved.filter { $0.sharedType == nil }.map(\.declaration.source.range)
    // The remaining parts of types in the feature are extensions, which do not see the feature's members.
    let hidden =
      members.kept.filter { $0.type != feature.name || $0.member.isStatic }
      .map(\.member.declaration.source.range)
      + (isType ? [] : feature.nested.values.map(\.origin.declaration.source.range))
    return file.placedWords(in: 0..<file.file.bytes.count).allSatisfy { word in
      let place = word.range.lowerBound
      if word.text != name || member.declaration.source.range.contains(place) { return true }
      if file.file.bytes[..<place].last == UInt8(ascii: ".") { return true }
      return whole.contains { $0.contains(place) } && !hidden.contains { $0.contains(place) }
    }
  }
}

extension Member {
  /// Whether the declaration belongs to its type rather than to a value of the type.
  fileprivate var isStatic: Bool { declaration.modifiers.contains("static") }

  /// Whether the declaration is a value of its file that a property of a feature may return.
  fileprivate func canBeMember(of feature: LinkedType) -> Bool {
    guard let variable = declaration.variable, isIdentifier(variable.name),
      declaration.modifiers.count == 1
    else { return false }
    if variable.getter != nil {
      return variable.type != nil && variable.accessors.allSatisfy { $0.keyword == "get" }
    }
    return sharedType != nil && feature.type.generics == nil && !feature.name.contains("<")
  }

  /// The type of a constant that exists once; nil for other declarations, and when nothing shows the type.
  fileprivate var sharedType: String? {
    guard let variable = declaration.variable, variable.isConstant, let value = variable.value,
      file.declarations.count(where: { $0.source == declaration.source }) == 1
    else { return nil }
    return variable.type?.text.onOneLine ?? evidentType(value, in: file)
  }
}

extension RestOfFiles {
  /// Makes a declaration a member of a feature, in the declaration's place.
  mutating func move(_ member: Member, into feature: LinkedType) {
    var text = member.sharedType == nil ? text(of: member) : member.asShared
    if let type = member.sharedType, let name = member.declaration.variable?.name {
      // The value still exists once: instances of the feature get it from their type.
      text += "\n\nvar \(name): \(type) { Self.\(name) }"
    }
    let inner = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    let prefix = feature.origin.declaration.extensionPrefix
    let lines = ["\(prefix)extension \(feature.name) {"] + inner + ["}"]
    add(Cut(range: cutRange(of: member), text: lines.joined(separator: "\n")), to: member.file)
  }
}

extension Member {
  /// A private constant as a static constant of a type.
  fileprivate var asShared: String {
    let text = file.unindented(cutRange(of: self, withAll: true)).text
    let bytes = Array(text.utf8)
    let modifier = declaration.privateModifier
    guard
      let piece = swiftPieces(of: bytes).first(where: { !$0.isComment && $0.text == modifier })
    else { return text }
    let rest = bytes[piece.range.upperBound...]
    return String(
      decoding: bytes[..<piece.range.lowerBound] + Array("private static".utf8) + rest,
      as: UTF8.self)
  }
}

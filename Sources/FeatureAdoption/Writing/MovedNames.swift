import SpecSource
import SpecSwift

/// Functions that a member of their name would hide where a feature calls them.
private let knownFunctions: Set = [
  "abs", "ceil", "dump", "exp", "floor", "log", "max", "min", "pow", "print", "round", "sequence",
  "sqrt", "stride", "swap", "type", "zip",
]

extension FeatureDraft {
  /// Whether the feature alone uses what is private to its file, so that it may as well be a member: a function that its own
  /// functions call, a type.
  func isAloneWith(_ member: Member, named name: String) -> Bool {
    let isType = member.declaration.type != nil
    guard isType || member.declaration.function?.body != nil, !knownFunctions.contains(name),
      member.declaration.attributes.isEmpty, !feature.declares(name),
      feature.functions(named: name).isEmpty, feature.variable(named: name) == nil
    else { return false }
    let file = member.file
    guard feature.origin.file.file.path == file.file.path else { return false }
    let whole = feature.origin.declaration.source.range
    // What stays of types in the feature stands in extensions of those, which do not see its members.
    let hidden =
      members.kept.filter { $0.type != feature.name || $0.member.isStatic }
      .map(\.member.declaration.source.range)
      + (isType ? [] : feature.nested.values.map(\.origin.declaration.source.range))
    return file.placedWords(in: 0..<file.file.bytes.count).allSatisfy { word in
      let place = word.range.lowerBound
      if word.text != name || member.declaration.source.range.contains(place) { return true }
      if file.file.bytes[..<place].last == UInt8(ascii: ".") { return true }
      return whole.contains(place) && !hidden.contains { $0.contains(place) }
    }
  }
}

extension Member {
  /// Whether it belongs to its type, and to no value of it.
  fileprivate var isStatic: Bool { declaration.modifiers.contains("static") }
}

extension RestOfFiles {
  /// Makes a declaration a member of a feature, where it stands.
  mutating func move(_ member: Member, into feature: String) {
    let text = text(of: member).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    let lines = ["extension \(feature) {"] + text + ["}"]
    add(Cut(range: cutRange(of: member), text: lines.joined(separator: "\n")), to: member.file)
  }
}

import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Returns keys with the comments among the members that no key has: comments in the state above `state`, comments
  /// in the actions above `actions`, and comments before or after the feature above `feature`.
  ///
  /// A comment in the body belongs to a handler of an action and is not added here.
  func withCommentsAmongMembers(_ keys: [DraftKey]) -> [DraftKey] {
    var keys = keys
    let said = keys.map(\.allText).joined(separator: "\n")
    for comment in commentsAmongMembers() {
      let lines = commentLines(comment.text)
      let all = lines.all
      if all.allSatisfy({ said.contains($0) }) { continue }
      let index = keys.firstIndex { $0.name == comment.key } ?? 0
      keys[index].comments += all
    }
    return keys
  }

  /// Returns the comments in the ranges that are cut out, each with its key, except comments of the body, of parts
  /// that stay Swift and of parts that have their own spec.
  private func commentsAmongMembers() -> [(text: String, key: String)] {
    let file = feature.origin.file
    let inner = feature.members.filter { $0.file.file.path == file.file.path }
    let others = members.kept.map(\.member) + members.elsewhere
    let kept = others.filter { $0.file.file.path == file.file.path }
      .map { cutRange(of: $0, withAll: true) }
    return file.comments(in: cutRange(of: feature.origin)).compactMap { comment in
      let place = comment.range.lowerBound
      if kept.contains(where: { $0.contains(place) }) { return nil }
      guard place >= feature.type.interior.lowerBound else { return (comment.text, "feature") }
      // A comment at the end of a declaration's line belongs to that declaration.
      let isOnSameLine = file.file.bytes[..<place].last { !$0.isBlank } != UInt8(ascii: "\n")
      let next = inner.first { place < $0.declaration.source.range.upperBound }
      let last = inner.last { $0.declaration.source.range.upperBound <= place }
      let member =
        isOnSameLine && next?.declaration.source.range.contains(place) != true ? last : next
      guard let member else { return (comment.text, "feature") }
      if isBody(member), member.declaration.source.range.contains(place) { return nil }
      return (comment.text, key(of: member))
    }
  }

  private func isBody(_ member: Member) -> Bool {
    member.declaration.variable?.name == "body" || member.declaration.function != nil
  }

  /// Returns the key that describes a member.
  private func key(of member: Member) -> String {
    switch member.declaration.kind {
    case .type(let type) where type.name == "State": "state"
    case .variable where member.declaration.has("Dependency"): "dependencies"
    case .type(let type) where declared.oneOfs[type.name] != nil: "children"
    default: "actions"
    }
  }
}

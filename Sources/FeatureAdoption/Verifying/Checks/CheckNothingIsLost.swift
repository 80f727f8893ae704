import SpecSource
import SpecSwift

/// Checks that a spec contains all words of the declarations that it is made from. Adds comments that belong to none
/// of its keys above the key of the declaration that contains them.
func checkNothingIsLost(_ draft: inout FeatureDraft, _ drafter: FeatureDrafter) throws(NotDrafted) {
  let texts = (draft.keys.map(\.allText) + draft.manual.map(\.body)).joined(separator: "\n")
  let kept = draft.members.kept.map(\.member)
  let claims = drafter.claims.joined
  for member in [draft.feature.origin] + draft.members.drafted {
    let file = member.file
    let range = cutRange(of: member)
    // Declarations that stay Swift are inside of the drafted declarations, but are no part of them.
    let inner = (kept + draft.members.elsewhere).filter { $0.file.file.path == file.file.path }
      .map(\.declaration.source.range)
    func isOwn(_ text: SourceText) -> Bool {
      !inner.contains { $0.contains(text.range.lowerBound) }
    }
    let unclaimed = [file.placedWords(in: range), file.literals(in: range)].compactMap { texts in
      claims.firstUnclaimed(of: texts.lazy.filter(isOwn), in: file)
    }
    if let lost = unclaimed.min(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      throw NotDrafted("unsupported Swift code", at: file.span(lost.range))
    }
    for comment in file.comments(in: range) where isOwn(comment) {
      let lines = commentLines(comment.text)
      let isInSpec = lines.all.allSatisfy { texts.contains($0) }
      let isNear = kept.contains { $0.declaration.comment.contains(comment.text) }
      if !isInSpec, !isNear {
        draft.add(lines.all, above: key(of: member, drafter))
      }
    }
  }
}

/// Returns the key that describes most of a member.
private func key(of member: Member, _ drafter: FeatureDrafter) -> String {
  let state = drafter.feature.nested["State"]
  let isState = ([state?.origin].compactMap(\.self) + (state?.members ?? [])).contains {
    $0.declaration.source == member.declaration.source
      && $0.file.file.path == member.file.file.path
  }
  return isState ? "state" : "actions"
}

extension FeatureDraft {
  /// Adds the lines of a comment above a key, or above the first key when no key has the name.
  fileprivate mutating func add(_ comment: [String], above name: String) {
    let index = keys.firstIndex { $0.name == name } ?? 0
    // A comment in the body is also in the comments of the declaration around the body.
    if comment.allSatisfy(keys[index].comments.contains) { return }
    keys[index].comments += comment
  }
}

extension DraftKey {
  /// All texts and comments of the draft.
  var allText: String {
    ([name] + comments + [value.allText]).joined(separator: "\n")
  }
}

extension SpecDraft {
  fileprivate var allText: String {
    switch self {
    case .text(let text): text.text
    case .list(let items): items.map(\.allText).joined(separator: "\n")
    case .keys(let keys): keys.map(\.allText).joined(separator: "\n")
    }
  }
}

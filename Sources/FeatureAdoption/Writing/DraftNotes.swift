import SpecSwift

extension FeatureDraft {
  /// The changes for the rest of the app, and the parts that look different from the original.
  var notes: [AdoptionReason] {
    openedNotes + initializerNotes + members.overwritten.map(overwritten) + protocolNotes
      + members.openedFields.map(openedField)
  }

  private var openedNotes: [AdoptionReason] {
    opened.map { member in
      let subject =
        member.declaration.type.flatMap { type in
          type.keyword == .extension ? "the extension of '\(type.name)'" : nil
        } ?? "'\(name(of: member))'"
      return AdoptionReason(text: "\(subject) is now internal", span: member.span)
    }
      + moved.map { member in
        AdoptionReason(
          text: "'\(name(of: member))' is now a member of '\(feature.name)'", span: member.span)
      }
  }

  private var initializerNotes: [AdoptionReason] {
    members.rewritten.map { member in
      let text =
        member.declaration.variable.map { "'\($0.name)' is now created where it is used" }
        ?? "'init' now calls the generated initializer"
      return AdoptionReason(text: text, span: member.span)
    }
      + members.reordered.map { member in
        AdoptionReason(
          text: "'init' now takes the children after the other fields", span: member.span)
      }
      + members.afterOthers.map { member in
        AdoptionReason(
          text:
            "the generated initializer takes '\(name(of: member))' after the other fields, so that no call of 'init' matches it",
          span: member.span)
      }
  }

  private func overwritten(_ member: Member) -> AdoptionReason {
    AdoptionReason(
      text:
        "'\(name(of: member))' starts with the default of 'init' only, which replaces this value",
      span: member.span)
  }

  private var protocolNotes: [AdoptionReason] {
    protocols.unused.sorted().map { name in
      AdoptionReason(
        text: "'\(feature.name)' no longer conforms to '\(name)', because nothing requires it",
        span: feature.origin.span)
    }
  }

  private func openedField(_ member: Member) -> AdoptionReason {
    let isSet = member.declaration.privateModifier == nil
    let text = isSet ? "now has an internal setter" : "is now internal"
    return AdoptionReason(text: "'\(name(of: member))' \(text)", span: member.span)
  }

  private func name(of member: Member) -> String { member.declaration.name ?? "" }
}

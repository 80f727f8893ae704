import SpecSwift

extension FeatureDraft {
  /// The changes for the rest of the app, and the parts that look different from the original.
  var notes: [AdoptionReason] {
    openedNotes + initializerNotes + members.overwritten.map(overwritten) + protocolNotes
      + openedFields.map(openedField)
  }

  private var openedNotes: [AdoptionReason] {
    opened.map { member in
      let subject =
        member.declaration.type.flatMap { type in
          type.keyword == .extension ? "the extension of '\(type.name)'" : nil
        } ?? "'\(name(of: member))'"
      return AdoptionReason(text: "\(subject) is internal now", span: member.span)
    }
      + moved.map { member in
        AdoptionReason(
          text: "'\(name(of: member))' is a member of '\(feature.name)' now", span: member.span)
      }
  }

  private var initializerNotes: [AdoptionReason] {
    members.rewritten.map { member in
      let text =
        member.declaration.variable.map { "'\($0.name)' is made where it is used now" }
        ?? "'init' calls the generated initializer now"
      return AdoptionReason(text: text, span: member.span)
    }
      + members.reordered.map { member in
        AdoptionReason(
          text: "'init' takes the children behind the other fields now", span: member.span)
      }
      + members.behindOthers.map { member in
        AdoptionReason(
          text:
            "the generated initializer asks for '\(name(of: member))' behind the other fields, so that no call of 'init' means it",
          span: member.span)
      }
  }

  private func overwritten(_ member: Member) -> AdoptionReason {
    AdoptionReason(
      text:
        "'\(name(of: member))' begins with the default of 'init' alone, which took the place of this one",
      span: member.span)
  }

  private var protocolNotes: [AdoptionReason] {
    unusedProtocols.sorted().map { name in
      AdoptionReason(
        text: "'\(feature.name)' conforms to '\(name)' no longer, for which nothing asks",
        span: feature.origin.span)
    }
  }

  private func openedField(_ member: Member) -> AdoptionReason {
    let isSet = member.declaration.privateModifier == nil
    let text = isSet ? "can be set by others now" : "is internal now"
    return AdoptionReason(text: "'\(name(of: member))' \(text)", span: member.span)
  }

  private func name(of member: Member) -> String { member.declaration.name ?? "" }
}
